// Packs every published package, as npm would get it, into one folder; what was there before goes.
//   npm run pack:all [-- FOLDER]   dist-packages
// It packs what is built; `npm run pack:all` builds first what is out of date.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.dirname(import.meta.dirname);
const target = path.resolve(process.argv[2] ?? path.join(root, 'dist-packages'));
const workspaces = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces;
const published = workspaces.filter(
  (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).private !== true,
);

await mkdir(target, { recursive: true });
for (const name of await readdir(target)) if (name.endsWith('.tgz')) await rm(path.join(target, name));
const { stdout } = await promisify(execFile)(
  'npm',
  ['pack', '--json', '--ignore-scripts', '--pack-destination', target, ...published.map((folder) => `./${folder}`)],
  { cwd: root, maxBuffer: 1e9, shell: process.platform === 'win32' },
);
const packed = Object.values(JSON.parse(stdout));
const width = Math.max(...packed.map(({ filename }) => filename.length));
const shown = path.relative(process.cwd(), target) || '.';
const at = packed.find(({ name }) => name === '@ludotext/create-game').filename;

process.stdout.write(`${packed.length} packages in ${shown}:

${packed.map(({ filename, size }) => `  ${filename.padEnd(width)} ${(size / 1000).toFixed(0).padStart(5)} kB`).join('\n')}

Begin a game with them, in any folder:

  npx --package ${path.join(target, at)} create-game my-game --engine ${target}

Install them in the folder of a service:

  npm install ${path.join(target, '*.tgz')}

Once they are published, "npm create @ludotext/game" and "npm install @ludotext/server" do the same.
`);

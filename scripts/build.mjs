// Builds the packages in the order they depend on each other.
//   --stale  only those whose dist is older than their source
//   --run    without type declarations, which running needs not and which take most of the time
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const games = ['packages/game-quiz', 'packages/game-sequence-sentence', 'packages/game-sequence-word'];
const examples = [
  'examples/true-false',
  'examples/fill-gaps',
  'examples/match-pairs',
  'examples/crossword',
  'examples/timeline',
];
const steps = [
  ['packages/engine', 'packages/model-server', 'packages/wire', 'packages/player'],
  ['packages/dictionary'],
  ['packages/playground', ...games, 'packages/formats', 'packages/documents', 'packages/server'],
  ['packages/ai-sdk', 'packages/cli', 'packages/evaluation', 'packages/create-game', 'packages/preview', ...examples],
];
/** Packages whose sources are also in what another builds. */
const bundled = new Map([
  ['packages/engine', ['packages/model-server']],
  ['packages/playground', ['packages/player', 'packages/engine']],
  ...games.map((game) => [game, ['packages/player', 'packages/engine']]),
]);
/** What all builds hang on: how they are made, and the packages of others that go into them. */
const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.browser.json', 'tsconfig.declarations.json']
  .concat('scripts/player-build.ts', 'scripts/third-party-licences.ts', 'scripts/declarations.ts')
  .map((name) => path.join(root, name));
const onlyStale = process.argv.includes('--stale');
const withTypes = !process.argv.includes('--run');
const run = promisify(execFile);
// Every process builds with Node itself, so that a folder without npm on its path builds as well.
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const tsup = path.join(root, 'node_modules/tsup/dist/cli-default.js');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
/** Where the declarations of all packages are compiled to, before each package puts its own together. */
const compiled = await mkdtemp(path.join(os.tmpdir(), 'ludotext-declarations-'));
process.once('exit', () => rmSync(compiled, { recursive: true, force: true }));
let compiling;

for (const packages of steps) {
  const wanted = [];
  for (const name of packages) if (!onlyStale || (await isStale(name))) wanted.push(name);
  if (wanted.length > 0) process.stderr.write(`building ${wanted.join(', ')}\n`);
  await Promise.all(wanted.map(build));
}

async function build(name) {
  const folder = path.join(root, name);
  await rm(path.join(folder, 'dist'), { recursive: true, force: true });
  const present = await readdir(folder);
  // The declarations of an example are for the author who copies it.
  const isTyped = withTypes && !examples.includes(name);
  try {
    if (isTyped) compiling ??= compileDeclarations();
    if (present.includes('vite.config.ts')) await runTool([vite, 'build', '--logLevel', 'warn'], folder);
    await compiling;
    await runTool([tsup, '--silent', ...(isTyped ? [] : ['--no-dts'])], folder);
  } catch (error) {
    process.stderr.write(`${error.stdout}${error.stderr}`);
    process.exit(1);
  }
  const marks = withTypes ? ['.built', '.typed'] : ['.built'];
  await Promise.all(marks.map((mark) => writeFile(path.join(folder, 'dist', mark), '')));
}

/** One compiler for all packages, which share most of what it reads. */
async function compileDeclarations() {
  await runTool([tsc, '-p', 'tsconfig.declarations.json', '--outDir', compiled], root);
}

function runTool(command, cwd) {
  return run(process.execPath, command, { cwd, env: { ...process.env, COMPILED_DECLARATIONS: compiled } });
}

async function isStale(name) {
  const folder = path.join(root, name);
  const built = await stat(path.join(folder, 'dist', withTypes ? '.typed' : '.built')).catch(() => undefined);
  if (built === undefined) return true;
  const folders = [name, ...(bundled.get(name) ?? [])].map((source) => path.join(root, source, 'src'));
  const files = [...(await Promise.all(folders.map(filesBelow))).flat(), ...(await ownFiles(folder)), ...shared];
  for (const file of files) if ((await stat(file)).mtimeMs > built.mtimeMs) return true;
  return false;
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** What a package is built by, and its pages. */
async function ownFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() && /^package\.json$|\.config\.ts$|\.html$/.test(entry.name));
  return own.map((entry) => path.join(folder, entry.name));
}

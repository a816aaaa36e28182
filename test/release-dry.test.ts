import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from './support/long.js';
import { packedPackages } from './support/packed-packages.js';

// `npm run release:dry` says what would be published and what is in the way, without a registry.

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
let home = '';
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-release-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function dry(folder: string): Promise<{ code: number; stdout: string }> {
  const done = run(process.execPath, ['scripts/release-dry.mjs', folder], { cwd: root });
  return done.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

it.runIf(isLong)('what is published as it stands is named, with nothing in the way', { timeout: 300_000 }, async () => {
  const packed = await packedPackages();
  const { code, stdout } = await dry(path.dirname(packed[0]?.tarball ?? ''));
  for (const { manifest, files } of packed) {
    expect(stdout).toContain(`${manifest.name} ${manifest.version}: `);
    expect(stdout).toContain(`, ${files.length} files\n`);
  }
  expect(stdout).toMatch(/Nothing is in the way\.\n$/);
  expect(code).toBe(0);
});

it('a package that is not fit for it is not passed over', async () => {
  const folder = path.join(home, 'unfit');
  await mkdir(path.join(folder, 'src'), { recursive: true });
  const manifest = {
    ...{ name: 'ludotext-oddity', version: '1.0.0', type: 'module', exports: './src/index.js' },
    dependencies: { '@ludotext/evaluation': 'file:../evaluation' },
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'src/index.js'), 'export default 1;\n');
  await run('npm', ['pack', '--pack-destination', home], { cwd: folder, shell: process.platform === 'win32' });
  const { code, stdout } = await dry(home);
  expect(code).toBe(1);
  expect(stdout.match(/^ {2}(?!publint).*$/gm)?.map((line) => line.trim())).toEqual([
    'is not named @ludotext/... or ludotext.',
    'has no "license": "MIT" in package.json.',
    'holds no LICENSE.',
    'holds no README.md.',
    'names no repository with its directory, which provenance needs.',
    'has no publishConfig.access "public".',
    'has no publishConfig.provenance true.',
    'holds src/index.js, which no user needs.',
    'needs @ludotext/evaluation, which does not go out.',
    'needs @ludotext/evaluation by file:../evaluation, which only this checkout has.',
    'types: none are found.',
  ]);
});

// How long an author waits for a save: from the save of a source file, over its build, to the page with the new game in its frames.
//   npm run bench:preview [-- <saves>]
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { startPreview } from '../packages/preview/dist/index.js';
import { median } from './support/rounds.mjs';

const root = path.resolve(import.meta.dirname, '..');
const saves = Number(process.argv[2] ?? 10);
const outer = await mkdtemp(path.join(os.tmpdir(), 'ludotext-preview-'));
const folder = path.join(outer, 'game');
await symlink(path.join(root, 'node_modules'), path.join(outer, 'node_modules'));
await mkdir(folder);
for (const name of ['package.json', 'src', 'player.js']) {
  await cp(path.join(root, 'examples/true-false', name), path.join(folder, name), { recursive: true });
}
// As in a scaffold's `npm run dev`: it neither cleans nor writes types.
await writeFile(path.join(folder, 'tsup.config.js'), "export default { entry: ['src/index.ts'], format: 'esm' };\n");
const source = await readFile(path.join(folder, 'src/index.ts'), 'utf8');
const changes = [];
const build = [process.execPath, path.join(root, 'node_modules/tsup/dist/cli-default.js'), '--silent'];
const preview = await startPreview({ folder, build, onChange: (change) => changes.push(change) });
const isRoot = process.getuid?.() === 0;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: !isRoot,
});

try {
  const page = await browser.newPage();
  await page.goto(preview.url);
  const shown = () => page.locator('preview-page').getAttribute('data-fingerprint');
  const save = async (round) => {
    const before = await shown();
    const begin = performance.now();
    await writeFile(path.join(folder, 'src/index.ts'), source.replace('True or false', `Round ${round}`));
    const isNew = (old) => ![old, '', undefined].includes(document.querySelector('preview-page')?.dataset.fingerprint);
    await page.waitForFunction(isNew, before, { polling: 'raf', timeout: 10_000 });
    return performance.now() - begin;
  };
  await page.waitForFunction(() => document.querySelector('preview-page')?.dataset.fingerprint);
  for (const round of ['a', 'b']) await save(round);
  const times = [];
  const reloads = [];
  for (let round = 1; round <= saves; round++) {
    const before = changes.length;
    times.push(await save(round));
    // Whatever else this save causes.
    await pause(1_000);
    reloads.push(changes.length - before);
  }
  const errors = changes.filter(({ trouble }) => trouble !== undefined && !trouble.startsWith('Waiting')).length;
  const rounded = times.map(Math.round).sort((a, b) => a - b);
  console.table([
    {
      saves,
      'median, ms': Math.round(median(times)),
      'least, ms': rounded[0],
      'most, ms': rounded.at(-1),
      'most reloads of a save': Math.max(...reloads),
      errors,
    },
  ]);
} finally {
  await browser.close();
  await preview.close();
  await rm(outer, { recursive: true, force: true });
}

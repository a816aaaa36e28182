// What reloading a game costs: resident memory over hundreds of reloads with changed code, in threads and without.
//   npm run bench:reloads [-- isolated|trusted] [<reloads>] [--warm-up=<reloads>] [--json]
// Alternately the game's module and a file it imports change; each change is looked for after the reload.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEngine } from '../packages/engine/dist/index.js';
import { gamesFile } from '../packages/engine/dist/node/index.js';
import { answer as answerAsChild, startChild } from './support/child.mjs';
import { median } from './support/rounds.mjs';

/** Reloads before the first look: what is loaded once only is not counted. */
const usualWarmUp = 100;
const mebibyte = 1024 * 1024;
const childSource = `export const words = ${JSON.stringify(Array.from({ length: 8000 }, (_, index) => `word${index}`))};\n`;

if (process.send !== undefined) answerAsChild('ready', measure);
else await main();

async function main() {
  const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const names = words.filter((word) => !/^\d+$/.test(word));
  const reloads = Number(words.find((word) => /^\d+$/.test(word)) ?? 500);
  const warmUp = Number(process.argv.find((word) => word.startsWith('--warm-up='))?.split('=')[1] ?? usualWarmUp);
  const rows = [];
  for (const name of names.length > 0 ? names : ['isolated', 'trusted']) {
    // A process of its own, so that neither inherits the other's memory.
    const child = await startChild(new URL(import.meta.url));
    rows.push({ game: name, ...(await child.ask({ isolated: name === 'isolated', reloads, warmUp })) });
    child.stop();
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
  else console.table(rows);
}

/** @returns memory in MiB before and after, and the median time of a reload in milliseconds */
async function measure({ isolated, reloads, warmUp }) {
  setFlagsFromString('--expose_gc');
  const collectGarbage = runInNewContext('gc');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-reloads-'));
  const game = path.join(folder, 'game');
  await mkdir(game);
  await writeFile(path.join(game, 'package.json'), '{ "type": "module", "version": "1.0.0" }');
  await writeFile(path.join(folder, 'games.yaml'), `games:\n  - package: ./game\n    isolated: ${isolated}\n`);
  const versions = { module: 0, child: 0 };
  await writeGame(game, versions);
  const engine = createEngine();
  const games = gamesFile({ path: path.join(folder, 'games.yaml'), engine });
  await games.load();
  /** The least of a second: the thread before last may still be ending, since a reload does not wait for it. */
  const resident = async () => {
    let least = Number.POSITIVE_INFINITY;
    for (let look = 0; look < 10; look++) {
      await pause(100);
      collectGarbage();
      least = Math.min(least, process.memoryUsage.rss() / mebibyte);
    }
    return least;
  };
  let before = 0;
  const times = [];
  for (let count = 1; count <= warmUp + reloads; count++) {
    versions[count % 2 === 0 ? 'child' : 'module'] = count;
    await writeGame(game, versions);
    const start = performance.now();
    await games.reload();
    times.push(performance.now() - start);
    const { suits } = engine.registry.game('reloaded').host.descriptor;
    if (suits !== `${versions.module} ${versions.child}`) throw new Error(`reload ${count} gave the code ${suits}`);
    if (count === warmUp) before = await resident();
  }
  const after = await resident();
  await games.close();
  await engine.close();
  await rm(folder, { recursive: true });
  return {
    reloads,
    before: round(before),
    after: round(after),
    growth: round(after - before),
    ms: round(median(times)),
  };
}

/** A game of about 100 KB, as a packed one might have, whose child file holds the larger part. */
async function writeGame(folder, { module, child }) {
  await writeFile(path.join(folder, 'words.js'), `export const version = ${child};\n${childSource}`);
  await writeFile(
    path.join(folder, 'index.js'),
    `import { version, words } from './words.js';
const itemSchema = { '~standard': {
  version: 1, vendor: 'hand',
  validate: (value) => typeof value?.word === 'string' ? { value } : { issues: [{ message: 'word is missing' }] },
  jsonSchema: { input: () => ({ type: 'object', properties: { word: { type: 'string' } }, required: ['word'] }), output: () => ({}) },
} };
export default {
  apiVersion: 1, gameType: 'reloaded', typeId: 9, displayName: 'Reloaded', suits: \`${module} \${version}\`, itemSchema,
  parse: (text) => [{ word: words.includes(text) ? text : words[0] }],
  prompt: () => 'Name words.',
  validate: () => [],
};
`,
  );
}

function round(value) {
  return Math.round(value * 10) / 10;
}

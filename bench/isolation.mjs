// What a thread of its own costs a game: time per request and per item, in threads and without, in one run.
//   npm run bench:isolation
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEngine } from '../packages/engine/dist/index.js';
import { loadGames } from '../packages/engine/dist/node/index.js';
import { interleaved, timeOf } from './support/rounds.mjs';
import { sentences } from './support/text.mjs';

const rounds = 60;
const wordGame = 3;
const manyItems = 50;
const context = { text: '', language: 'en', seed: 1, origin: 'model' };

const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-isolation-'));
await symlink(fileURLToPath(new URL('../node_modules', import.meta.url)), path.join(folder, 'node_modules'));
const isolated = await load(true);
const trusted = await load(false);

const sentence = sentences();
const directText = (items) => Array.from({ length: items }, () => sentence().split(' ').join(';')).join('\n');
const opening = 'The workers collect nectar from flowers.';
const story = await readFile(new URL('../test/fixtures/texts/en_story_0052.txt', import.meta.url), 'utf8');
const prose = (characters) =>
  `${opening}\n\n${`${story}\n\n`.repeat(Math.ceil(characters / story.length))}`.slice(0, characters);

const rows = [];
const direct = (text) => (engine) => engine.direct(wordGame, { text, maxItems: manyItems, complete: false });
const one = await compare('direct format, 1 item', direct(directText(1)));
const many = await compare(`direct format, ${manyItems} items`, direct(directText(manyItems)));
for (const characters of [2_000, 20_000, 190_000]) {
  const text = prose(characters);
  const request = { text, source: 'prose', maxItems: 10 };
  await compare(`prose of ${characters} characters, offline`, (engine) => engine.direct(wordGame, request), 20);
}
const item = (await trusted.engine.direct(wordGame, { text: 'the;cat;sleeps', complete: false })).items[0];
await compare('an answer graded', (engine) => engine.grade(wordGame, { item, submission: [0, 1, 2] }));
for (const characters of [2_000, 190_000]) {
  const text = prose(characters);
  const drafts = [{ sentence: opening }];
  const request = { drafts, finished: false, runValidator: true, context: { ...context, text }, kept: [] };
  await compare(`one draft judged, as a stream brings it, text of ${characters} characters`, (engine) =>
    engine.registry.game(wordGame).host.judge(request),
  );
}
console.table(rows);
const perItem = (many.added - one.added) / (manyItems - 1);
console.log(`added per further item of a batch: ${(perItem * 1000).toFixed(1)} µs`);
console.log(
  `start: isolated ${isolated.start.toFixed(0)} ms for three games, in process ${trusted.start.toFixed(0)} ms`,
);
console.log(
  `memory: isolated ${isolated.memory.toFixed(0)} MiB for three games, in process ${trusted.memory.toFixed(0)} MiB`,
);
await Promise.all([isolated.engine.close(), trusted.engine.close()]);
await rm(folder, { recursive: true });

/** The three games in an engine, with what loading them took. */
async function load(isIsolated) {
  const names = ['game-quiz', 'game-sequence-sentence', 'game-sequence-word'];
  const entries = names.map((name) => `  - package: "@ludotext/${name}"\n    isolated: ${isIsolated}\n`);
  const file = path.join(folder, `${isIsolated}.yaml`);
  await writeFile(file, `games:\n${entries.join('')}`);
  const engine = createEngine();
  const before = process.memoryUsage.rss();
  const start = await timeOf(async () => {
    const games = await loadGames(file);
    engine.setGames(games.map(({ host }) => ({ host, active: true })));
  });
  return { engine, start, memory: (process.memoryUsage.rss() - before) / 1024 / 1024 };
}

async function compare(what, run, times = rounds) {
  const tasks = {
    isolated: () => timeOf(() => run(isolated.engine)),
    trusted: () => timeOf(() => run(trusted.engine)),
  };
  // Warmed up: what a game does at its first text is no cost of the thread.
  await interleaved(5, tasks);
  const figures = await interleaved(times, tasks);
  const added = figures.isolated - figures.trusted;
  const shown = Object.fromEntries(
    Object.entries({ ...figures, added }).map(([name, ms]) => [`${name} ms`, Number(ms.toFixed(3))]),
  );
  rows.push({ what, ...shown });
  return { ...figures, added };
}

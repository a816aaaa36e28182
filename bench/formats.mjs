// Sets in every format: time and memory of writing, and of reading where the format is read, for 100 and for 500 items.
// `npm run bench:formats`. Every format runs in a process of its own, so that its memory is its own.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const self = fileURLToPath(import.meta.url);
const [only, size] = process.argv.slice(2);

if (only === undefined) {
  const { default: formats } = await import('../packages/formats/dist/index.js');
  process.stdout.write(
    '| format | 100 items, ms | 500 items, ms | read 500, ms | file, kB | memory, MiB |\n|---|---|---|---|---|---|\n',
  );
  for (const { id } of formats) {
    const [small, large] = [await measured(id, 100), await measured(id, 500)];
    const read = large.read === undefined ? '' : large.read.toFixed(0);
    const cells = [
      id,
      small.write.toFixed(0),
      large.write.toFixed(0),
      read,
      (large.bytes / 1000).toFixed(0),
      large.memory.toFixed(0),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
} else {
  process.stdout.write(JSON.stringify(await measure(only, Number(size))));
}

async function measured(id, items) {
  return JSON.parse((await run(process.execPath, [self, id, String(items)])).stdout);
}

/** A set of this many items of the three games, and what one export of it costs after a first, small one. */
async function measure(id, items) {
  const { createEngine } = await import('../packages/engine/dist/index.js');
  const { inProcessHost } = await import('../packages/engine/dist/host.js');
  const { default: formats } = await import('../packages/formats/dist/index.js');
  const names = ['game-quiz', 'game-sequence-sentence', 'game-sequence-word'];
  const engine = createEngine({ formats });
  const games = await Promise.all(
    names.map(async (name) => {
      const { default: game } = await import(`../packages/${name}/dist/index.js`);
      const source = await readFile(new URL(`../packages/${name}/dist/player.js`, import.meta.url), 'utf8');
      return { host: inProcessHost(game), active: true, player: { source, digest: '' } };
    }),
  );
  engine.setGames(games);
  await engine.exportSet(setOf(3), id).catch(() => {});
  const set = setOf(items);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const start = performance.now();
  const file = await engine.exportSet(set, id);
  const write = performance.now() - start;
  const { reads } = engine.formats.format(id).descriptor;
  const begin = performance.now();
  if (reads) await engine.importSet({ content: file.content, format: id });
  const read = reads ? performance.now() - begin : undefined;
  clearInterval(watch);
  const memory = (Math.max(most, process.memoryUsage().rss) - before) / 1_048_576;
  return { write, read, bytes: file.content.length, memory };
}

function setOf(items) {
  const thirds = [0, 1, 2].map((rest) =>
    Array.from({ length: Math.ceil((items - rest) / 3) }, (_, index) => index * 3 + rest),
  );
  const answers = (n) =>
    ['one', 'two', 'three', 'four'].map((word, index) => ({ text: `${word} of ${n}`, correct: index === n % 4 }));
  const pieces = (n) => [`First comes part ${n}.`, `Then comes part ${n + 1}.`, `At last comes part ${n + 2}.`];
  const words = (n) => ['the cat', `number ${n}`, 'sleeps', 'on the mat'];
  return {
    ludotext: 1,
    title: 'Many items',
    language: 'en',
    games: [
      {
        game_type: 'quiz',
        items: thirds[0].map((n) => ({
          question: `What is question ${n} about?`,
          answers: answers(n),
          explanation: `It is about ${n}.`,
        })),
      },
      {
        game_type: 'sequence_sentence',
        items: thirds[1].map((n) => ({ sentence: pieces(n).join(' '), pieces: pieces(n) })),
      },
      {
        game_type: 'sequence_word',
        items: thirds[2].map((n) => ({ sentence: `${words(n).join(' ')}.`, pieces: words(n) })),
      },
    ],
  };
}

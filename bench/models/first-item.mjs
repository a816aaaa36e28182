// Time to the first of ten items: 200 ms to the first byte, then 100 tokens a second, so about ten seconds in all.
import { createEngine } from '@ludotext/engine';
import { startChild } from '../support/child.mjs';
import plainGame from '../support/plain-game/index.mjs';
import { median } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';
import { text } from '../support/text.mjs';

const runs = 3;
const items = 10;

const standIn = await startChild(new URL('../support/stand-in.mjs', import.meta.url));
const game = plainGame();

// At the same time: they do little but wait.
const times = await Promise.all(Array.from({ length: runs }, run));
standIn.stop();

const what = `first of ${items} items, beside the whole answer`;
const ours = median(times.map(({ first }) => first));
report([figure({ what, ours, beside: median(times.map(({ total }) => total)), unit: 'ms', target: 0.15 })]);

async function run() {
  const model = { provider: 'openai', modelName: `items=${items}&first=200&rate=100`, baseUrl: `${standIn.ready}/v1` };
  const engine = createEngine({ games: [game], model });
  const start = performance.now();
  let first;
  for await (const { type } of engine.stream.direct(game, { text, source: 'prose', maxItems: items })) {
    if (type === 'item') first ??= performance.now() - start;
  }
  return { first, total: performance.now() - start };
}

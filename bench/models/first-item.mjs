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
const [low, medium] = await Promise.all(['low', 'medium'].map(timesOf));
standIn.stop();

const what = `first of ${items} items, beside the whole answer`;
report([
  figure({ what, ours: low.first, beside: low.total, unit: 'ms', target: 0.15 }),
  figure({ what: `${what}, after a list of facts`, ours: medium.first, beside: medium.total, unit: 'ms' }),
]);

async function timesOf(effort) {
  const times = await Promise.all(Array.from({ length: runs }, () => run(effort)));
  return { first: median(times.map(({ first }) => first)), total: median(times.map(({ total }) => total)) };
}

async function run(effort) {
  const model = { provider: 'openai', modelName: `items=${items}&first=200&rate=100`, baseUrl: `${standIn.ready}/v1` };
  const engine = createEngine({ games: [game], model });
  const start = performance.now();
  let first;
  for await (const { type } of engine.stream.direct(game, { text, source: 'prose', maxItems: items, effort })) {
    if (type === 'item') first ??= performance.now() - start;
  }
  return { first, total: performance.now() - start };
}

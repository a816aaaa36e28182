// A streamed call through the engine: prompt, call, items cut out of the stream and checked as they arrive.
import { createEngine } from '@ludotext/engine';
import { contend } from '../../support/contend.mjs';
import plainGame from '../../support/plain-game/index.mjs';
import { text } from '../../support/text.mjs';

const game = plainGame();
/** One for each number of items, since the stand-in takes it from the model's name. */
const engines = new Map();

await contend(async ({ baseUrl, items }) => {
  if (!engines.has(items)) {
    const model = { provider: 'openai', modelName: `items=${items}`, baseUrl };
    engines.set(items, createEngine({ games: [game], model }));
  }
  const result = await engines.get(items).direct(game, { text, source: 'prose', maxItems: items });
  if (result.tokenUsage.calls !== 1) throw new Error(`${result.tokenUsage.calls} calls instead of one`);
  return result.items;
});

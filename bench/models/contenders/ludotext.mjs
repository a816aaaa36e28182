// A call through the engine, prompt to checked items: streamed for a listener, each item as it arrives; or for no listener.
import { createEngine } from '@ludotext/engine';
import { contend } from '../../support/contend.mjs';
import plainGame from '../../support/plain-game/index.mjs';
import { text } from '../../support/text.mjs';

const game = plainGame();
/** One for each number of items, since the stand-in takes it from the model's name. */
const engines = new Map();

await contend(async ({ baseUrl, items, whole = false }) => {
  if (!engines.has(items)) {
    const model = { provider: 'openai', modelName: `items=${items}`, baseUrl };
    engines.set(items, createEngine({ games: [game], model }));
  }
  const engine = engines.get(items);
  const request = { text, source: 'prose', maxItems: items };
  const result = whole ? await engine.direct(game, request) : await listened(engine.stream.direct(game, request));
  if (result.tokenUsage.calls !== 1) throw new Error(`${result.tokenUsage.calls} calls instead of one`);
  return result.items;
});

async function listened(events) {
  let last;
  for await (const event of events) last = event;
  return last.result;
}

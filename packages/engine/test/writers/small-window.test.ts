import { expect, it } from 'vitest';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';
import { scriptedModel } from '../support/writers.js';

const text = 'Blue whales swim in every ocean. They sing songs that carry for miles.';
const contextTokens = 2_048;

it('items too long to be told about in a small window are written anew', async () => {
  const long = (n: number) => ({ word: `absent${n}`, hint: 'long '.repeat(400) });
  const model = scriptedModel((_, call) => ({
    items: call === 1 ? [1, 2, 3, 4, 5].map(long) : [{ word: 'whales' }, { word: 'songs' }],
  }));
  const engine = createEngine({ games: [wordGame()], model: { ...model, contextTokens } });
  const result = await engine.direct(7, { text, source: 'prose', maxItems: 5 });
  expect(result.items.map((item) => (item as { word: string }).word)).toEqual(['whales', 'songs']);
  expect(JSON.stringify(model.requests[1]?.messages)).not.toContain('absent1');
  const [counts] = result.warnings.flatMap((warning) => warning.counts ?? []);
  expect(counts?.rejected.not_in_text).toBe(5);
});

it('a small window is left to the text where choosing a game would show long examples', async () => {
  const example = { text: 'Rain falls. '.repeat(400), drafts: [{ word: 'rain' }] };
  const whole = { source: 'prose', language: 'en', items: [{ word: 'rain' }], ...example } as const;
  const game = wordGame({ examples: [whole, whole, whole, whole] });
  const model = scriptedModel(() => ({ choice: { type_id: 7, reason: 'Words.', items: [{ word: 'whales' }] } }));
  const shownIn = async (tokens: number) => {
    await createEngine({ games: [game], model: { ...model, contextTokens: tokens } }).single({ text, maxItems: 1 });
    return JSON.stringify(model.requests.at(-1)?.messages).includes('Rain falls.');
  };
  expect([await shownIn(contextTokens), await shownIn(32_768)]).toEqual([false, true]);
});

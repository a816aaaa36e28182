import { createEngine } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import sentenceOrder from '@ludotext/game-sequence-sentence';
import wordOrder from '@ludotext/game-sequence-word';
import { expect, it } from 'vitest';
import { samples } from '../../src/create/samples.js';
import { countWords } from '../../src/create/text-field.js';

const engine = createEngine({ games: [quiz, sentenceOrder, wordOrder] });

it.each(samples)('the sample $id gives items without a model, in its own language', async ({ text, language }) => {
  const result = await engine.generate({ text });
  expect(result.language.split('-')[0]).toBe(language);
  expect(result.games.length).toBeGreaterThan(0);
  expect(result.errors).toEqual([]);
});

it('the first sample gives all games', async () => {
  const result = await engine.generate({ text: samples[0]?.text ?? '' });
  expect(result.games).toEqual([1, 2, 3]);
});

it.each(samples)('the sample $id is neither short nor long', ({ text }) => {
  const words = countWords(text);
  expect(words).toBeGreaterThanOrEqual(120);
  expect(words).toBeLessThanOrEqual(200);
});

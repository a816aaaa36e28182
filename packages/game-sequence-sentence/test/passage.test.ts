import { expect, it } from 'vitest';
import { isFitSize, wordsIn } from '../src/passage.js';

it.each([
  ['The cat sleeps.', 3],
  ['Wait — what?', 2],
  ['小猫在睡觉。', 3],
  ['', 0],
])('%s has %i words', (piece, words) => {
  expect(wordsIn(piece)).toBe(words);
});

it.each([
  ['So exciting!', false],
  ['It was exciting!', true],
  ['word '.repeat(70), true],
  ['word '.repeat(71), false],
  ['overlong '.repeat(50), false],
])('%s fits: %s', (piece, expected) => {
  expect(isFitSize(piece)).toBe(expected);
});

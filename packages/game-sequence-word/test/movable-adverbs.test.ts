import { expect, it } from 'vitest';
import { isMovable } from '../src/movable-adverbs.js';

it.each([
  ['en', 'often', true],
  ['en', 'quickly', true],
  ['en', 'dog', false],
  ['es', 'rápidamente', true],
  ['de', 'heute', true],
  ['fi', 'usein', false],
])('%s: %s', (language, word, expected) => {
  expect(isMovable(word, language)).toBe(expected);
});

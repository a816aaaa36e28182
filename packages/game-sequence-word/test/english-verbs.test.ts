import { expect, it } from 'vitest';
import { mayHoldVerb } from '../src/english-verbs.js';

it.each([
  ['the dog sleeps', true],
  ['pour the water into the pan', true],
  ['the stone fell', true],
  ['you espy a ship', true],
  ["it'll rain", true],
  ['1 cup of brown sugar', false],
  ['the house of the old man', false],
])('%s: %s', (words, expected) => {
  expect(mayHoldVerb(words.split(' '))).toBe(expected);
});

import { expect, it } from 'vitest';
import { isMovable, isSetPhrase, isTimePhrase, mayHoldVerb } from '../src/languages/index.js';

it.each([
  ['the dog sleeps', true],
  ['pour the water into the pan', true],
  ['the stone fell', true],
  ['you espy a ship', true],
  ["it'll rain", true],
  ['1 cup of brown sugar', false],
  ['the house of the old man', false],
])('%s: %s', (words, expected) => {
  expect(mayHoldVerb(words.split(' '), 'en')).toBe(expected);
});

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

it.each([
  ['such', 'as', true],
  ['plus', 'tard', true],
  ['un', "po'", true],
  ['as', 'such', false],
])('%s %s: %s', (first, second, expected) => {
  expect(isSetPhrase(first, second)).toBe(expected);
});

it.each([
  ['en', 'yesterday', true],
  ['en', 'In 1783', true],
  ['en', 'every evening', true],
  ['en', 'then', false],
  ['en', 'in the garden', false],
  ['de', 'jeden Tag', true],
  ['ja', '毎日', true],
  ['fi', 'eilen', false],
])('%s: %s', (language, piece, expected) => {
  expect(isTimePhrase(piece, language)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isSetPhrase } from '../src/set-phrases.js';

it.each([
  ['such', 'as', true],
  ['plus', 'tard', true],
  ['un', "po'", true],
  ['as', 'such', false],
])('%s %s: %s', (first, second, expected) => {
  expect(isSetPhrase(first, second)).toBe(expected);
});

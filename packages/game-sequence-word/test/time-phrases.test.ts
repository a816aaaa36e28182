import { expect, it } from 'vitest';
import { isTimePhrase } from '../src/time-phrases.js';

it.each([
  ['en', 'yesterday', true],
  ['en', 'In 1783', true],
  ['en', 'every evening', true],
  ['en', 'then', false],
  ['en', 'in the garden', false],
  ['de', 'jeden Tag', true],
  ['ja', '毎日', true],
  ['fi', 'eilen', false],
])('%s: %s', (language, tile, expected) => {
  expect(isTimePhrase(tile, language)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isNameInside } from '../src/name-inside.js';

it.each([
  ['Napoleon', 'People met Napoleon there.', true],
  ['Bread', 'Bread is good. Bread is cheap.', false],
  ['Ann', 'We saw Anna.', false],
])('%s in "%s"', (word, text, expected) => {
  expect(isNameInside(word, text)).toBe(expected);
});

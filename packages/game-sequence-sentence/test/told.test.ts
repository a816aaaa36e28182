import { readText } from '@ludotext/engine/game';
import { expect, it } from 'vitest';
import { isTold } from '../src/told.js';

it.each([
  ['A fox saw grapes. Then it jumped. After an hour it gave up and went home.', true],
  ['Foxes live in dens. Grapes grow on vines. Both need some water in summer.', false],
])('%s', (text, expected) => {
  expect(isTold(readText(text))).toBe(expected);
});

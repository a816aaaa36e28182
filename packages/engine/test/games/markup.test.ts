import { expect, it } from 'vitest';
import { hasMarkup } from '../../src/games/markup.js';

it.each([
  ['See https://example.org for more.', true],
  ['See www.example.org for more.', true],
  ['A <b>bold</b> word.', true],
  ['A [link](there).', true],
  ['| a | b |', true],
  ['- a bullet', true],
  ['## A heading', true],
  ['flour | sugar | salt', true],
  ['Write to ada@example.org today.', true],
  ['const sum = (a, b) => a + b', true],
  ['2 < 3 and 5 > 4.', false],
  ['A well-known word - and a pause.', false],
])('%s: %s', (text, expected) => {
  expect(hasMarkup(text)).toBe(expected);
});

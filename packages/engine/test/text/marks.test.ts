import { expect, it } from 'vitest';
import { hasMarkup, hasOpenMarks } from '../../src/text/marks.js';

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

it.each([
  ['"Come in," she said.', false],
  ['"Come in,', true],
  ['“Come in,” she said.', false],
  ['Come in,” she said.', true],
  ['„Komm“, sagte sie.', false],
  ['„Komm, sagte sie.', true],
  ['「来て」と言った。', false],
  ['「来て', true],
  ["'Come in,' she said.", false],
  ["'Come in, she said.", true],
  ["The dogs' tails and the cat's ears", false],
  ["Don't stop, it's late.", false],
  ['Heat the oven (to 200 °C).', false],
  ['Heat the oven (to 200 °C.', true],
])('%s: %s', (text, expected) => {
  expect(hasOpenMarks(text)).toBe(expected);
});

import { expect, it } from 'vitest';
import { hasOpenMarks } from '../../src/games/open-marks.js';

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

import { expect, it } from 'vitest';
import { tellsLoss } from '../../src/run/run-notes.js';

it.each([
  [{ code: 'items_left_out', message: 'Seven were left out.' }, true],
  [{ code: 'additions_left_out', message: 'Hints were left out.' }, true],
  [{ code: 'items_withheld', message: 'Three were withheld.' }, true],
  [{ code: 'newer_code', message: 'Two of five.', counts: { requested: 5, kept: 2, rejected: {} } }, true],
  [{ code: 'left_out', message: 'This line is left out.', line: 1, column: 1 }, true],
  [{ code: 'field_ignored', message: 'audience has no effect.' }, false],
  [{ code: 'quiz.longest-key', message: 'The key is the longest option.', item: 0 }, false],
])('of %j, that something was left out: %s', (warning, expected) => {
  expect(tellsLoss({ params: {}, ...warning })).toBe(expected);
});

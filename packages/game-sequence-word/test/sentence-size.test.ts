import { expect, it } from 'vitest';
import { sizeFault } from '../src/sentence-size.js';

it.each([
  ['The old dog sleeps.', -1],
  ['The old dog sleeps well.', 0],
  [`${'word '.repeat(14)}.`, 0],
  [`${'word '.repeat(15)}.`, 1],
  ['小狗睡觉。', -1],
  ['小狗每天都在门口睡觉。', 0],
  [`${'字'.repeat(31)}。`, 1],
])('%s: %i', (sentence, expected) => {
  expect(sizeFault(sentence)).toBe(expected);
});

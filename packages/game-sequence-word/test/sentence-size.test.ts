import { expect, it } from 'vitest';
import { sizeFault } from '../src/sentence-size.js';

it.each([
  ['The old dog sleeps.', -1],
  ['The old dog sleeps well.', 0],
  [`${'word '.repeat(16)}.`, 0],
  [`${'word '.repeat(17)}.`, 1],
  [`${'word '.repeat(23)}.`, 2],
  ['小狗睡觉。', -1],
  ['小狗每天都在门口睡觉。', 0],
  [`${'字'.repeat(27)}。`, 1],
  [`${'字'.repeat(31)}。`, 2],
])('%s: %i', (sentence, expected) => {
  expect(sizeFault(sentence, 'und')).toBe(expected);
});

it('counts Vietnamese by syllables, of which a word has more than one', () => {
  expect(sizeFault(`${'từ '.repeat(16)}.`, 'vi')).toBe(0);
});

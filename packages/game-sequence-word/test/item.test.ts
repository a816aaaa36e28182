import { expect, it } from 'vitest';
import { wordOrderItem } from '../src/item.js';

const item = { sentence: 'Cats like fish.', pieces: ['cats', 'like', 'fish'] };

it.each([
  ['pieces', item, true],
  ['every member', { ...item, alternatives: [[2, 1, 0]], hint: 'Who likes what?' }, true],
  ['two pieces', { ...item, pieces: ['cats', 'sleep'] }, false],
  ['an empty piece', { ...item, pieces: ['cats', '', 'fish'] }, false],
  ['an empty sentence', { ...item, sentence: '' }, false],
  ['an alternative below 0', { ...item, alternatives: [[-1, 0, 1]] }, false],
])('%s', (_, value, expected) => {
  expect(wordOrderItem.safeParse(value).success).toBe(expected);
});

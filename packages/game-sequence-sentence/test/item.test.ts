import { expect, it } from 'vitest';
import { sentenceOrderItem } from '../src/item.js';

const pieces = ['Wake up.', 'Then get up.', 'Finally, go out.'];
const item = { sentence: pieces.join(' '), pieces };

it.each([
  ['pieces', item, true],
  ['every member', { ...item, alternatives: [[0, 2, 1]], hint: 'Think of a morning.', title: 'Morning' }, true],
  ['two pieces', { ...item, pieces: pieces.slice(0, 2) }, false],
  ['an empty piece', { ...item, pieces: ['', ...pieces] }, false],
  ['an empty sentence', { ...item, sentence: '' }, false],
  ['an alternative of names', { ...item, alternatives: [['first']] }, false],
])('%s: %s', (_, value, expected) => {
  expect(sentenceOrderItem.safeParse(value).success).toBe(expected);
});

it('lets an author write any number of pieces', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `Sentence ${index}.`);
  expect(sentenceOrderItem.safeParse({ sentence: many.join(' '), pieces: many }).success).toBe(true);
});

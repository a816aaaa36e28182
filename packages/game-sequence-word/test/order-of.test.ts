import { expect, it } from 'vitest';
import { orderOf } from '../src/order-of.js';

const tiles = ['we', 'met', 'Ada', 'in the garden'];
const sentence = 'We met Ada in the garden.';

it.each([
  ['the same words in another order', 'In the garden we met Ada.', [3, 0, 1, 2]],
  ['a comma the tiles do not have', 'In the garden, we met Ada!', [3, 0, 1, 2]],
  ['the sentence itself', sentence, [0, 1, 2, 3]],
  ['another word', 'In the garden we saw Ada.', undefined],
  ['a word left out', 'In the garden we met.', undefined],
  ['a tile broken up', 'The garden in we met Ada.', undefined],
  ['nothing', '', undefined],
])('%s', (_, other, expected) => {
  expect(orderOf(other, tiles, sentence)).toEqual(expected);
});

it('does not put a comma where the other sentence has none', () => {
  const withComma = ['in the garden,', 'we', 'met', 'Ada'];
  expect(orderOf('We met Ada in the garden.', withComma, 'In the garden, we met Ada.')).toBeUndefined();
});

it('finds its way among tiles that begin alike', () => {
  expect(orderOf('哈哈哈。', ['哈', '哈哈'], '哈哈哈。')).toEqual([0, 1]);
  const many = Array.from({ length: 14 }, (_, index) => 'a'.repeat(index + 1));
  expect(orderOf(`${'a'.repeat(104)}b`, many, `${many.join(' ')}.`)).toBeUndefined();
});

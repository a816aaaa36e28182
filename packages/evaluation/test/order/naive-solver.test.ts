import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solve, tau } from '../../src/order/naive-solver.js';

it('finds an order that the surface forces', () => {
  const told = [
    'Once there was a farmer who had a donkey.',
    'The donkey carried a sack to the mill every day.',
    'But the sack tore, and the miller laughed at the donkey.',
  ];
  expect(solve([told[2]!, told[0]!, told[1]!])).toEqual([told]);
});

it('cannot tell sentences apart that have nothing to do with each other', () => {
  expect(solve(['Rain fell.', 'Bells rang.', 'Dogs barked.'])).toHaveLength(6);
});

it('gives every sentence back, in orders that do not depend on theirs', () => {
  const sentence = fc.stringMatching(/^[A-Z][a-z ]{5,30}\.$/);
  const listed = (orders: readonly (readonly string[])[]) => orders.map((order) => JSON.stringify(order)).sort();
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { minLength: 2, maxLength: 4 }), (sentences) => {
      const orders = solve(sentences);
      for (const order of orders) expect([...order].sort()).toEqual([...sentences].sort());
      expect(listed(solve([...sentences].reverse()))).toEqual(listed(orders));
    }),
  );
});

it('measures how far an order is from the right one', () => {
  const right = ['a', 'b', 'c'];
  expect(tau(right, right)).toBe(1);
  expect(tau(['c', 'b', 'a'], right)).toBe(-1);
  expect(tau(['b', 'a', 'c'], right)).toBeCloseTo(1 / 3);
});

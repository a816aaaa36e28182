import type { ItemRule, RuleBreach } from '../contract/item-rules.js';
import { isPermutation, isSameOrder, type OrderedPieces } from './pieces.js';

/** The rules about alternative right orders. */
export const alternativeRules: readonly ItemRule<OrderedPieces>[] = [
  { id: 'alternative_not_permutation', severity: 'reject', find: outOfBounds },
  { id: 'alternative_is_solution', severity: 'warn', find: sameAsSolution },
];

function outOfBounds({ alternatives = [], pieces }: OrderedPieces): RuleBreach[] {
  return alternatives.flatMap((order, index) =>
    isPermutation(order, pieces.length)
      ? []
      : [{ message: 'An alternative names every piece once, by its index from 0.', path: ['alternatives', index] }],
  );
}

function sameAsSolution({ alternatives = [], pieces }: OrderedPieces): RuleBreach[] {
  return alternatives.flatMap((order, index) =>
    isPermutation(order, pieces.length) && isSameOrder(order, pieces)
      ? [{ message: 'The alternative is the order of the pieces themselves.', path: ['alternatives', index] }]
      : [],
  );
}

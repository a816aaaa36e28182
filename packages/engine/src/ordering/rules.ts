import type { ItemRule, RuleBreach } from '../contract/item-rules.js';
import { isPermutation, isSameOrder, type OrderedPieces } from './pieces.js';

/** The rules about alternative right orders. */
export const alternativeRules: readonly ItemRule<OrderedPieces>[] = [
  { id: 'alternative_not_permutation', severity: 'reject', find: outOfBounds },
  { id: 'alternative_is_solution', severity: 'warn', find: sameAsSolution },
];

function outOfBounds({ alternatives = [], pieces }: OrderedPieces): RuleBreach[] {
  return alternatives.flatMap((order, index) =>
    isPermutation(order, pieces.length) ? [] : [{ path: ['alternatives', index] }],
  );
}

function sameAsSolution({ alternatives = [], pieces }: OrderedPieces): RuleBreach[] {
  return alternatives.flatMap((order, index) =>
    isPermutation(order, pieces.length) && isSameOrder(order, pieces) ? [{ path: ['alternatives', index] }] : [],
  );
}

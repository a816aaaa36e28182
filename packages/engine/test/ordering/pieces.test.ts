import { describe, expect, it } from 'vitest';
import { comparablePiece, isPermutation, isSameOrder, repeatedPieces } from '../../src/ordering/pieces.js';

describe('isPermutation', () => {
  it.each([
    [[0, 1, 2], true],
    [[2, 0, 1], true],
    [[0, 1], false],
    [[0, 1, 1], false],
    [[0, 1, 3], false],
    [[-1, 0, 1], false],
    [[0.5, 1, 2], false],
    [[Number.NaN, 1, 2], false],
    [[0, 1, 2, 2], false],
  ])('%j of three: %s', (order, expected) => {
    expect(isPermutation(order, 3)).toBe(expected);
  });
});

describe('isSameOrder', () => {
  it('lets equal pieces trade places', () => {
    expect(isSameOrder([2, 1, 0], ['the', 'cat', 'the'])).toBe(true);
    expect(isSameOrder([1, 0, 2], ['the', 'cat', 'the'])).toBe(false);
  });
});

describe('comparablePiece', () => {
  it('is the same whatever the case, the marks and the compatibility form', () => {
    expect(comparablePiece('  “Hello, World!” ')).toBe(comparablePiece('hello world'));
    expect(comparablePiece('ﬁne')).toBe(comparablePiece('fine'));
  });

  it('keeps pieces of marks apart', () => {
    expect(comparablePiece('!')).not.toBe(comparablePiece('?'));
  });
});

describe('repeatedPieces', () => {
  it('names every piece that equals an earlier one', () => {
    expect(repeatedPieces(['The', 'dog', 'and', 'the', 'dog.'])).toEqual([3, 4]);
    expect(repeatedPieces(['a', 'b'])).toEqual([]);
  });
});

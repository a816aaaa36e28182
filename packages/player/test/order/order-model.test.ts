import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  isPermutation,
  movePiece,
  moveTo,
  orderFault,
  pickUp,
  putBack,
  putDown,
  seedOf,
  startOrder,
} from '../../src/order/order-model.js';

const order = fc.integer({ min: 2, max: 12 }).chain((count) => {
  const indices = Array.from({ length: count }, (_, index) => index);
  return fc.shuffledSubarray(indices, { minLength: count, maxLength: count });
});

describe('startOrder', () => {
  it('shows three pieces in any wrong order, not always backwards', () => {
    const words = ['first', 'then', 'after that', 'in the end', 'soon', 'later'];
    const starts = words.flatMap((one) => words.map((other) => startOrder({ pieces: [one, other, 'x'] }).join()));
    expect(new Set(starts)).toEqual(new Set(['0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']));
  });
});

describe('movePiece', () => {
  it('puts a piece in front of the one whose place it takes, or behind it on the way down', () => {
    expect(movePiece([0, 1, 2, 3], 3, 1)).toEqual([0, 3, 1, 2]);
    expect(movePiece([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3]);
  });

  it('takes places beyond an end as that end, and a place without a piece as none', () => {
    expect(movePiece([0, 1, 2], 2, -7)).toEqual([2, 0, 1]);
    expect(movePiece([0, 1, 2], 0, 7)).toEqual([1, 2, 0]);
    expect(movePiece([0, 1, 2], 3, 0)).toEqual([0, 1, 2]);
  });

  it('leaves the others as they follow each other, and is undone by the way back', () => {
    fc.assert(
      fc.property(order, fc.nat(), fc.nat(), (before, a, b) => {
        const [from, to] = [a % before.length, b % before.length];
        const after = movePiece(before, from, to);
        const piece = before[from];
        expect(after[to]).toBe(piece);
        expect(after.filter((other) => other !== piece)).toEqual(before.filter((other) => other !== piece));
        expect(movePiece(after, to, from)).toEqual(before);
      }),
    );
  });
});

describe('startOrder', () => {
  it('is no right order, the same every time', () => {
    const item = { pieces: ['a', 'b', 'c'], alternatives: [[2, 1, 0]] };
    const start = startOrder(item);
    expect(isPermutation(start, 3)).toBe(true);
    expect([
      [0, 1, 2],
      [2, 1, 0],
    ]).not.toContainEqual(start);
    expect(startOrder(structuredClone(item))).toEqual(start);
  });

  it('shows the pieces as they are where every order of them is right', () => {
    expect(startOrder({ pieces: ['la', 'la', 'la'] })).toEqual([0, 1, 2]);
  });
});

describe('a piece that is held', () => {
  const board: Board = { order: [2, 0, 1] };

  it('moves, stays where it is put down, and goes back where it came from', () => {
    const moved = moveTo(moveTo(pickUp(board, 2), 2, 1), 2, 2);
    expect(moved.order).toEqual([0, 1, 2]);
    expect(putDown(moved)).toEqual({ order: [0, 1, 2] });
    expect(putBack(moved)).toEqual(board);
  });

  it('leaves the one before it where that stands', () => {
    const second = pickUp(moveTo(pickUp(board, 2), 2, 2), 0);
    expect(putBack(second).order).toEqual([0, 1, 2]);
  });
});

describe('isPermutation', () => {
  it.each([
    [[0, 1], 3],
    [[0, 0, 1], 3],
    [[0, 1, 3], 3],
    [[0, 1, -1], 3],
    [[0, 1, 1.5], 3],
    [[0, 1, 2, 2], 3],
  ])('%j is none of %i', (list, length) => expect(isPermutation(list, length)).toBe(false));
});

it('is FNV-1a, of 32 bits', () => {
  // Test values of the hash's authors, for single-byte letters.
  expect([seedOf(['']), seedOf(['a']), seedOf(['foobar'])]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

it('differs with the texts, and with where one ends', () => {
  expect(new Set([seedOf(['ab', 'c']), seedOf(['a', 'bc']), seedOf(['c', 'ab'])]).size).toBe(3);
});

describe('orderFault', () => {
  const item = { pieces: ['a', 'b'] };

  it('takes what the games make', () => {
    expect(orderFault(item)).toBeUndefined();
    expect(orderFault({ ...item, id: 'x', alternatives: [[1, 0]], hint: 'h' })).toBeUndefined();
  });

  it.each([
    [{}, 'a list of texts'],
    [{ ...item, pieces: 'ab' }, 'a list of texts'],
    [{ ...item, pieces: ['a', 2] }, 'a list of texts'],
    [{ ...item, pieces: ['a'] }, 'this one has 1'],
    [{ ...item, pieces: Array(1_001).fill('a') }, 'this one has 1001'],
    [{ ...item, alternatives: [1, 0] }, 'lists of indices'],
    [{ ...item, alternatives: [['a', 'b']] }, 'lists of indices'],
  ])('says what is wrong with %j', (other, words) => expect(orderFault(other)).toContain(words));

  it('has an answer for any object', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom('pieces', 'alternatives') }), (any) => {
        expect(['string', 'undefined']).toContain(typeof orderFault(any));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPermutation } from '../../src/ordering/pieces.js';
import { shufflePieces } from '../../src/ordering/shuffle.js';
import { joinWords } from '../../src/text/spacing.js';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('shufflePieces', () => {
  it('gives the same order for the same seed, and others for others', () => {
    const item = { pieces: ['the cat', 'sleeps', 'on the mat', 'today'] };
    expect(shufflePieces(item, 7)).toEqual(shufflePieces(item, 7));
    expect(new Set(seeds.map((seed) => shufflePieces(item, seed)?.join())).size).toBe(23);
  });

  it('shows neither the answer nor an alternative', () => {
    const item = {
      pieces: ['a', 'b', 'c'],
      alternatives: [
        [1, 0, 2],
        [2, 1, 0],
        [0, 2, 1],
        [1, 2, 0],
      ],
    };
    for (const seed of seeds) expect(shufflePieces(item, seed)).toEqual([2, 0, 1]);
  });

  it('takes equal pieces as one', () => {
    const item = { pieces: ['row', 'row', 'your boat'] };
    for (const seed of seeds) {
      const shown = shufflePieces(item, seed)?.map((index) => item.pieces[index]);
      expect(shown).not.toEqual(item.pieces);
    }
  });

  it('takes pieces as the same where they read the same together', () => {
    expect(shufflePieces({ pieces: ['哈', '哈哈'] }, 1)).toBeUndefined();
  });

  it.each([
    ['no piece', { pieces: [] }],
    ['one piece', { pieces: ['a'] }],
    ['only equal pieces', { pieces: ['a', 'a', ' a'] }],
    ['every order named as right', { pieces: ['a', 'b'], alternatives: [[1, 0]] }],
  ])('has no order for %s', (_, item) => {
    expect(shufflePieces(item, 1)).toBeUndefined();
  });

  it('passes over an alternative that is no permutation', () => {
    expect(shufflePieces({ pieces: ['a', 'b'], alternatives: [[1], [1, 9]] }, 1)).toEqual([1, 0]);
  });

  it('never shows a right order, whatever the pieces are', () => {
    const pieces = fc.array(fc.constantFrom('a', 'b', 'the cat', 'The cat', '我', '们'), { maxLength: 7 });
    const item = pieces.chain((each) =>
      fc.record({
        pieces: fc.constant(each),
        alternatives: fc.array(
          fc.shuffledSubarray(
            each.map((_, index) => index),
            { minLength: each.length },
          ),
          {
            maxLength: 4,
          },
        ),
      }),
    );
    fc.assert(
      fc.property(item, fc.nat(), (each, seed) => {
        const order = shufflePieces(each, seed);
        if (order === undefined) return;
        expect(isPermutation(order, each.pieces.length)).toBe(true);
        const read = (indices: readonly number[]) => joinWords(indices.map((index) => each.pieces[index] as string));
        for (const right of [each.pieces.map((_, index) => index), ...each.alternatives]) {
          expect(read(order)).not.toBe(read(right));
        }
      }),
    );
  });
});

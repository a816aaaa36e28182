import { gradeOrder } from '@ludotext/engine/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markPieces } from '../../src/order/order-marks.js';

const marked = (pieces: string[], answer: number[], alternatives?: number[][]) =>
  markPieces({ pieces, alternatives }, answer).map(({ inOrder, place }) => `${inOrder ? 'right' : 'wrong'} ${place}`);

/** Items with few different texts, so that many are equal, with a second right order and an answer. */
const game = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2, maxLength: 8 }).chain((pieces) => {
  const indices = pieces.map((_, index) => index);
  const order = fc.shuffledSubarray(indices, { minLength: pieces.length, maxLength: pieces.length });
  return fc.record({ pieces: fc.constant(pieces), alternative: order, answer: order });
});

describe('markPieces', () => {
  it('faults the one piece that was moved, however many stand in another place for it', () => {
    expect(marked(['a', 'b', 'c', 'd'], [3, 0, 1, 2])).toEqual(['wrong 3', 'right 0', 'right 1', 'right 2']);
  });

  it('finds nothing in order in a whole reversed', () => {
    expect(marked(['a', 'b', 'c'], [2, 1, 0]).filter((mark) => mark.startsWith('right'))).toEqual([]);
  });

  it('lets equal pieces stand for each other', () => {
    expect(marked(['la', 'li', 'la'], [2, 1, 0])).toEqual(['right 0', 'right 1', 'right 2']);
  });

  it('holds an answer against the right order it comes nearest to', () => {
    expect(marked(['a', 'b', 'c', 'd'], [3, 2, 0, 1], [[3, 2, 1, 0]])).toEqual([
      'right 0',
      'right 1',
      'wrong 3',
      'right 2',
    ]);
  });

  it('leaves aside what is no order of the pieces', () => {
    expect(marked(['a', 'b', 'c'], [0, 1, 2], [[0], [9, 9, 9]])).toEqual(['right 0', 'right 1', 'right 2']);
  });

  it('marks as many as the grade counts, and gives each piece a place of its own with the same text', () => {
    fc.assert(
      fc.property(game, ({ pieces, alternative, answer }) => {
        const item = { pieces, alternatives: [alternative] };
        const marks = markPieces(item, answer);
        const { score, correct } = gradeOrder(item, answer);
        expect(marks.filter(({ inOrder }) => inOrder)).toHaveLength(score);
        expect(marks.every(({ inOrder }) => inOrder)).toBe(correct);
        expect(marks.map(({ place }) => place).sort()).toEqual(pieces.map((_, index) => index));
        const rights = [pieces, alternative.map((index) => pieces[index])];
        const told = marks.map(({ place }, at) => [place, pieces[answer[at] as number]] as const);
        expect(rights.some((right) => told.every(([place, text]) => right[place] === text))).toBe(true);
      }),
    );
  });

  it('marks by places what has too many pieces to compare', () => {
    const pieces = Array.from({ length: 2_000 }, (_, index) => `piece ${index}`);
    const answer = pieces.map((_, index) => (index < 2 ? 1 - index : index));
    const marks = markPieces({ pieces, alternatives: Array(500).fill(answer.toReversed()) }, answer);
    expect(marks.filter(({ inOrder }) => !inOrder)).toHaveLength(2);
  });
});

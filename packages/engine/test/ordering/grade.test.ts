import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOrder, orderScales } from '../../src/ordering/grade.js';
import { orderSubmissionSchema } from '../../src/ordering/submission.js';

const tea = { pieces: ['Boil water.', 'Add tea.', 'Wait.', 'Pour it.'] };

describe('gradeOrder', () => {
  it('gives the right order everything', () => {
    expect(gradeOrder(tea, [0, 1, 2, 3])).toMatchObject({ score: 4, max: 4, correct: true });
    expect(gradeOrder(tea, tea.pieces)).toMatchObject({
      score: 4,
      correct: true,
      feedback: [{ code: 'right_order' }],
    });
  });

  it('takes one point for one piece out of place, however far it went', () => {
    expect(gradeOrder(tea, [1, 2, 3, 0])).toMatchObject({
      score: 3,
      correct: false,
      marks: {
        position: { score: 0, max: 4 },
        adjacency: { score: 2, max: 3 },
        longest_sequence: { score: 3, max: 4 },
      },
      feedback: [
        { code: 'in_sequence', params: { count: 3, of: 4 } },
        { code: 'in_place', params: { count: 0, of: 4 } },
        { code: 'right_neighbours', params: { count: 2, of: 3 } },
      ],
    });
  });

  it('takes every alternative for right, and credits a wrong order by the one it comes nearest to', () => {
    const item = { ...tea, alternatives: [[0, 2, 1, 3]] };
    expect(gradeOrder(item, [0, 2, 1, 3])).toMatchObject({ score: 4, correct: true });
    expect(gradeOrder(item, [0, 2, 3, 1]).marks?.position).toEqual({ score: 2, max: 4 });
    expect(gradeOrder(tea, [0, 2, 1, 3]).correct).toBe(false);
  });

  it('finds the one right alternative among more than are compared in full', () => {
    const pieces = Array.from({ length: 500 }, (_, index) => `piece ${index}`);
    const turned = (by: number) => pieces.map((_, index) => (index + by) % pieces.length);
    const item = { pieces, alternatives: Array.from({ length: 100 }, (_, index) => turned(index + 1)) };
    expect(gradeOrder(item, turned(77))).toMatchObject({ score: 500, correct: true });
    expect(gradeOrder(item, turned(300)).correct).toBe(false);
  });

  it('ignores an alternative that is no order of the pieces', () => {
    const item = {
      ...tea,
      alternatives: [
        [0, 0, 0, 0],
        [3, 2, 1],
        [1, 2, 3, 9],
      ],
    };
    expect(gradeOrder(item, [0, 0, 0, 0]).correct).toBe(false);
    expect(gradeOrder(item, [0, 1, 2, 3]).correct).toBe(true);
  });

  it('lets equal pieces stand in each other’s place', () => {
    const item = { pieces: ['the', 'cat', 'saw', 'the', 'dog'] };
    expect(gradeOrder(item, [3, 1, 2, 0, 4])).toMatchObject({ score: 5, correct: true });
    expect(gradeOrder(item, ['the', 'cat', 'saw', 'the', 'dog']).correct).toBe(true);
    expect(gradeOrder(item, [1, 3, 2, 0, 4])).toMatchObject({ score: 4, correct: false });
  });

  it('says what is missing and what does not belong there, and never calls that right', () => {
    const grade = gradeOrder(tea, [0, 1, 1, 17]);
    expect(grade).toMatchObject({ score: 2, correct: false });
    expect(grade.feedback.slice(0, 2)).toEqual([
      { code: 'missing_pieces', params: { count: 2, of: 4 } },
      { code: 'foreign_pieces', params: { count: 2, of: 4 } },
    ]);
    expect(gradeOrder(tea, [])).toMatchObject({ score: 0, correct: false });
    expect(gradeOrder(tea, [0, 1, 2, 3, 3]).correct).toBe(false);
    expect(gradeOrder(tea, [0, 1, 0, 1, 0, 1]).marks?.adjacency).toEqual({ score: 1, max: 3 });
    expect(gradeOrder(tea, [0, 1, 2, 3, 3])).toMatchObject({ score: 3, max: 4, correct: false });
  });

  it('is right for the item’s own order and nothing else, for any pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }),
        fc.infiniteStream(fc.nat()),
        (pieces, noise) => {
          const order = [...pieces.keys()].sort(() => (noise.next().value % 2 === 0 ? 1 : -1));
          const grade = gradeOrder({ pieces }, order);
          const isRight = order.every((index, place) => pieces[index]?.trim() === pieces[place]?.trim());
          expect(grade.correct).toBe(isRight);
          expect(grade.score === grade.max).toBe(isRight);
          for (const { score, max } of Object.values(grade.marks ?? {})) expect(score <= max && score >= 0).toBe(true);
        },
      ),
    );
  });

  it('takes indices or texts, and not a thousand and one of them', () => {
    expect(orderSubmissionSchema.safeParse([2, 0, 1]).success).toBe(true);
    expect(orderSubmissionSchema.safeParse(['b', 'a']).success).toBe(true);
    for (const bad of [[0.5], [-1], 'ab', [0, 'a'], { 0: 1 }, null, Array(1001).fill(0)]) {
      expect(orderSubmissionSchema.safeParse(bad).success).toBe(false);
    }
  });
});

const marks = (answer: string, right: string) =>
  Object.fromEntries(
    Object.entries(orderScales).map(([name, scale]) => {
      const { score, max } = scale([...answer], [...right]);
      return [name, `${score}/${max}`];
    }),
  );

// Worked by hand from the graders' definitions.
describe('orderScales', () => {
  it('mark the right order with all there is', () => {
    for (const mark of Object.values(marks('abcde', 'abcde'))) {
      const [score, max] = mark.split('/');
      expect(score).toBe(max);
    }
  });

  it('mark a first piece put last', () => {
    expect(marks('bcdea', 'abcde')).toEqual({
      exact: '0/1',
      position: '0/5',
      position_with_penalty: '0/5',
      adjacency: '3/4',
      next: '3/5',
      neighbours: '6/10',
      pairs: '12/20',
      longest_sequence: '4/5',
      longest_run: '4/5',
      distance: '12/20',
    });
  });

  it('mark two neighbours exchanged', () => {
    expect(marks('abdce', 'abcde')).toEqual({
      exact: '0/1',
      position: '3/5',
      position_with_penalty: '1/5',
      adjacency: '1/4',
      next: '2/5',
      neighbours: '4/10',
      pairs: '18/20',
      longest_sequence: '4/5',
      longest_run: '3/5',
      distance: '18/20',
    });
  });

  it('give the reversed order nothing for a sequence of one', () => {
    expect(marks('dcba', 'abcd')).toMatchObject({ longest_sequence: '0/4', longest_run: '0/4', pairs: '0/12' });
  });

  it('never give more than there is, nor less than nothing', () => {
    const pieces = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(pieces, pieces, (answer, right) => {
        for (const scale of Object.values(orderScales)) {
          const { score, max } = scale([...answer], [...right]);
          expect(max).toBeGreaterThan(0);
          expect(score).toBeGreaterThanOrEqual(0);
          if (answer.length <= right.length) expect(score).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

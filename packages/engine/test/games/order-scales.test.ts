import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderScales } from '../../src/games/order-scales.js';

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

import { expect, it } from 'vitest';
import { figuresOf, judged, judgedTables, misjudged, verdict, wilson } from '../../src/judging/verdicts.js';

// The figures of Newcombe 1998 (table I), who compares intervals for one proportion: 81 of 263, and 0 of 20.
it.each([
  [81 / 263, 263, 0.2553, 0.3662],
  [0, 20, 0, 0.1611],
  [1, 29, 0.883, 1],
])('the Wilson interval of %d in %i cases', (share, cases, low, high) => {
  const [lower, upper] = wilson(share, cases);
  expect(lower).toBeCloseTo(low, 3);
  expect(upper).toBeCloseTo(high, 3);
});

const sheet = {
  game: 'quiz',
  group: 'english',
  origins: ['drawn', 'drawn', 'drawn', 'by people', 'spoilt'] as const,
  made: { texts: 2, words: 1000, items: 8, withFive: 1 },
};
const says = (...faults: string[][]) =>
  faults.map((own, index) => ({ row: index + 1, usable: own.length === 0, faults: own }));

it('counts usable items, agreement and faults, and leaves the controls out', () => {
  const result = judged(sheet, [
    says([], ['trivial'], ['two_right', 'cue'], [], ['wrong_key']),
    says([], [], ['two_right'], ['cue'], []),
  ]);
  const { items, usable, usableByAll, agreement, faults } = figuresOf(result);
  expect({ items, usable, usableByAll, agreement }).toEqual({
    items: 3,
    usable: 1 / 2,
    usableByAll: 1 / 3,
    agreement: 2 / 3,
  });
  expect(faults[0]).toEqual(['two_right', 2 / 6]);
  expect(misjudged(result, 0)).toBe(0);
  expect(misjudged(result, 1)).toBe(1);
  expect(judgedTables([result])).toContain('| quiz, english | 8 of 2 texts | 4.00 | 1 | 3 | 50.0 % (');
});

it('a judge who leaves a row out is named', () => {
  expect(() => judged(sheet, [says([], [], [], [], []), says([], [])])).toThrow('judge 2 says nothing of row 3');
});

it('a verdict is usable exactly without faults', () => {
  expect(verdict.safeParse({ row: 1, usable: true, faults: ['cue'] }).success).toBe(false);
  expect(verdict.safeParse({ row: 1, usable: false, faults: [] }).success).toBe(false);
});

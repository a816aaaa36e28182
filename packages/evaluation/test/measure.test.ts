import { expect, it } from 'vitest';
import { least, type Measure, most, verdictOf } from '../src/measure.js';

const measure = (change: Partial<Measure>): Measure => ({
  ...{ section: 'A', name: 'a figure', value: 0.5, unit: 'share', cases: 100 },
  ...change,
});

it.each([
  [0.98, 'pass'],
  [0.95, 'below target'],
  [0.91, 'below floor'],
])('a figure of %f against "at least .98, floor .92": %s', (value, verdict) => {
  expect(verdictOf(measure({ value, goal: least(0.98, 0.92) }))).toBe(verdict);
});

it.each([
  [0.01, 'pass'],
  [0.02, 'below target'],
  [0.04, 'below floor'],
])('a figure of %f against "at most .01, floor .03": %s', (value, verdict) => {
  expect(verdictOf(measure({ value, goal: most(0.01, 0.03) }))).toBe(verdict);
});

it('a figure without a goal informs, and one of too few cases is not judged', () => {
  expect(verdictOf(measure({}))).toBe('informs');
  expect(verdictOf(measure({ value: 0, cases: 19, leastCases: 20, goal: least(0.9, 0.8) }))).toBe('too few cases');
  expect(verdictOf(measure({ value: undefined, cases: 0, goal: least(0.9, 0.8) }))).toBe('too few cases');
});

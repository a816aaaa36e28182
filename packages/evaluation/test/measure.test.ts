import { expect, it } from 'vitest';
import { atLeast, atMost, countsOf, isTune, type Measure, mean, percent, shareOf, verdictOf } from '../src/measure.js';

const measure = (change: Partial<Measure>): Measure => ({
  ...{ section: 'A', name: 'a figure', value: 0.5, unit: 'share', cases: 100 },
  ...change,
});

it.each([
  [0.98, 'pass'],
  [0.95, 'below target'],
  [0.91, 'below floor'],
])('a figure of %f against "at least .98, floor .92": %s', (value, verdict) => {
  expect(verdictOf(measure({ value, goal: atLeast(0.98, 0.92) }))).toBe(verdict);
});

it.each([
  [0.01, 'pass'],
  [0.02, 'below target'],
  [0.04, 'below floor'],
])('a figure of %f against "at most .01, floor .03": %s', (value, verdict) => {
  expect(verdictOf(measure({ value, goal: atMost(0.01, 0.03) }))).toBe(verdict);
});

it('a figure without a goal informs, and one of too few cases is not judged', () => {
  expect(verdictOf(measure({}))).toBe('informs');
  expect(verdictOf(measure({ value: 0, cases: 19, minCases: 20, goal: atLeast(0.9, 0.8) }))).toBe('too few cases');
  expect(verdictOf(measure({ value: undefined, cases: 0, goal: atLeast(0.9, 0.8) }))).toBe('too few cases');
});

const cases = Array.from({ length: 1000 }, (_, index) => ({ id: `case ${index}`, index }));

it('puts about 30% of the cases on the tuning side, always the same ones', () => {
  const tune = cases.filter(({ id }) => isTune(id));
  expect(tune.length).toBeGreaterThan(250);
  expect(tune.length).toBeLessThan(350);
  expect(cases.filter(({ id }) => isTune(id))).toEqual(tune);
});

it('gives the share in all and on both sides', () => {
  const { value, cases: count, split } = shareOf(cases, ({ id }) => isTune(id));
  expect(count).toBe(1000);
  expect(value).toBeCloseTo(0.3, 1);
  expect(split).toEqual({ tune: 1, heldOut: 0 });
});

it('has no share of nothing and no sides of few', () => {
  expect(shareOf([], () => true)).toEqual({ value: undefined, unit: 'share', cases: 0 });
  expect(shareOf(cases.slice(0, 10), () => true).split).toBeUndefined();
  expect(mean([])).toBeUndefined();
});

it('counts values, the most frequent first', () => {
  expect(countsOf(['b', 'a', 'c', 'c'])).toEqual([
    ['c', 2],
    ['a', 1],
    ['b', 1],
  ]);
});

it('writes shares for people', () => {
  expect(percent(0.975)).toBe('97.5 %');
  expect(percent(undefined)).toBe('–');
});

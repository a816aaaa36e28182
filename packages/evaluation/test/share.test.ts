import { expect, it } from 'vitest';
import { countsOf, isTune, mean, percent, shareOf } from '../src/share.js';

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

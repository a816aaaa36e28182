import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOfSentence,
  latestYear,
  numberDistractors,
  rangeBounds,
  yearBounds,
} from '../../../src/offline/distractors/number-distractors.js';
import { numbersIn } from '../../../src/offline/source/numbers.js';

const anyNumber = { above: 0, below: Number.POSITIVE_INFINITY };

describe('madeNumbers', () => {
  const key = (term: string, isYear = false) => ({
    term,
    isYear,
    max: Number.POSITIVE_INFINITY,
    start: 0,
    end: term.length,
  });

  it('have the form of the key, and are neither it nor taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10 ** 9 }), fc.nat(), (value, seed) => {
        const term = String(value);
        const made = numberDistractors(key(term), new Set(['7']), anyNumber, seed);
        expect(new Set(made).size).toBe(made.length);
        for (const number of made) {
          expect(number).toHaveLength(term.length);
          expect([term, '7']).not.toContain(number);
        }
      }),
    );
  });

  it.each([
    ['3,600', /^\d,\d00$/],
    ['1 300', /^\d \d00$/],
    ['2.5', /^\d\.\d$/],
    ['٦٤', /^[٠-٩]{2}$/],
  ])('keep separators, roundness and script of %s', (term, pattern) => {
    const made = numberDistractors(key(term), new Set(), anyNumber, 11);
    expect(made.length).toBeGreaterThanOrEqual(3);
    for (const number of made) expect(number).toMatch(pattern);
  });

  it('keep years 5 to 45 years away and out of the future', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2015 }), fc.nat(), (year, seed) => {
        const made = numberDistractors(key(String(year), true), new Set(), yearBounds(year, [], 2015), seed).map(
          Number,
        );
        expect(made.length).toBeGreaterThanOrEqual(2);
        for (const other of made) {
          expect(Math.abs(other - year)).toBeGreaterThanOrEqual(5);
          expect(Math.abs(other - year)).toBeLessThanOrEqual(45);
          expect(other).toBeLessThanOrEqual(2015);
        }
      }),
    );
  });

  it('keep years on their side of the other years of the sentence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1100, max: 1900 }), fc.nat(), (year, seed) => {
        const bounds = yearBounds(year, [year - 30, year + 30, year + 60], 2020);
        for (const made of numberDistractors(key(String(year), true), new Set(), bounds, seed).map(Number))
          expect(Math.abs(made - year)).toBeLessThan(30);
      }),
    );
  });

  it('keep a quantity within its range', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const number of numberDistractors(key('1,000'), new Set(), { above: 0, below: 1700 }, seed))
        expect(Number(number.replace(',', ''))).toBeLessThan(1700);
    }
  });

  it('write no zero in front', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const number of numberDistractors(key('1010', true), new Set(), anyNumber, seed))
        expect(number).toMatch(/^1/);
    }
  });

  it('keep a share within a hundred', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const number of numberDistractors({ ...key('95'), max: 100 }, new Set(), anyNumber, seed))
        expect(Number(number)).toBeLessThanOrEqual(100);
    }
  });
});

describe('latestYear', () => {
  it.each([
    [0, 2020],
    [1851, 1871],
    [2010, 2020],
    [2024, 2024],
  ])('after %i is %i', (newest, latest) => expect(latestYear(newest)).toBe(latest));
});

describe('rangeBounds', () => {
  it.each([
    [
      'It grows between 1,000 and 1,700 metres.',
      { above: 0, below: 1700 },
      { above: 1000, below: Number.POSITIVE_INFINITY },
    ],
    [
      'It grows 450 metres above 30 houses.',
      { above: 0, below: Number.POSITIVE_INFINITY },
      { above: 0, below: Number.POSITIVE_INFINITY },
    ],
  ])('%s', (text, ...expected) =>
    expect(numbersIn(text, 'en').map((number) => rangeBounds(text, number))).toEqual(expected),
  );
});

describe('boundsOfSentence', () => {
  const past = { above: 0, below: 2021 };

  it('lets years be to come where the sentence speaks of what will be', () => {
    expect(boundsOfSentence('The bridge will be opened in 2019.', 2019, past)).toEqual({ above: 2005, below: 2035 });
    expect(boundsOfSentence('The bridge was opened in 2019.', 2019, past)).toEqual(past);
  });
});

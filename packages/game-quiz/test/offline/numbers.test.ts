import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestYear, madeNumbers, numbersIn } from '../../src/offline/numbers.js';

const found = (text: string, language = 'en') =>
  numbersIn(text, language).map(({ term, isYear }) => (isYear ? `year ${term}` : term));

describe('numbersIn', () => {
  it.each([
    ['It began in 1851 and cost 30 dollars.', ['year 1851', '30']],
    ['About 100,000 people and 2.5 tons came.', ['100,000', '2.5']],
    ['The engine turns at 1800 rpm all day.', ['1800']],
    ['A share of 63% is known.', ['63']],
    ['From 27-30 or 10:45 or 3/4 or v2.1.4 or [12] nothing is taken.', []],
    ['See page 45 for that.', []],
    ['A 5-cylinder engine weighs 400 kg (880 lb).', []],
    ['It has 2 wheels.', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    ['zh', '它在1996年有24只。', ['year 1996', '24']],
    ['ja', '2011年4月22日に始まり、48台が売れた。', ['year 2011', '48']],
    ['ru', 'Он родился в 1823 году и прожил 64 года.', ['year 1823', '64']],
    ['ar', 'ولد في عام ١٨٢٣ ومعه ٦٤ كتابا.', ['year ١٨٢٣', '٦٤']],
  ])('in %s: %s', (language, text, expected) => expect(found(text, language)).toEqual(expected));
});

describe('madeNumbers', () => {
  const key = (term: string, isYear = false) => ({
    term,
    isYear,
    most: Number.POSITIVE_INFINITY,
    start: 0,
    end: term.length,
  });

  it('have the form of the key, and are neither it nor taken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10 ** 9 }), fc.nat(), (value, seed) => {
        const term = String(value);
        const made = madeNumbers(key(term), new Set(['7']), 2020, seed);
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
    ['2.5', /^\d\.\d$/],
    ['٦٤', /^[٠-٩]{2}$/],
  ])('keep separators, roundness and script of %s', (term, pattern) => {
    const made = madeNumbers(key(term), new Set(), 2020, 11);
    expect(made.length).toBe(3);
    for (const number of made) expect(number).toMatch(pattern);
  });

  it('keep years 5 to 45 years away and out of the future', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2015 }), fc.nat(), (year, seed) => {
        const made = madeNumbers(key(String(year), true), new Set(), 2015, seed).map(Number);
        expect(made.length).toBeGreaterThanOrEqual(2);
        for (const other of made) {
          expect(Math.abs(other - year)).toBeGreaterThanOrEqual(5);
          expect(Math.abs(other - year)).toBeLessThanOrEqual(45);
          expect(other).toBeLessThanOrEqual(2015);
        }
      }),
    );
  });

  it('keep a share within a hundred', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const number of madeNumbers({ ...key('95'), most: 100 }, new Set(), 2020, seed))
        expect(Number(number)).toBeLessThanOrEqual(100);
    }
  });
});

describe('latestYear', () => {
  it.each([
    [1851, 1871],
    [2010, 2020],
    [2024, 2024],
  ])('after %i is %i', (newest, latest) => expect(latestYear(newest)).toBe(latest));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentHash, randomFrom, seedFrom, shuffle } from '../../src/lib/random.js';

describe('contentHash', () => {
  it('is SHA-256 of the UTF-8 bytes', () => {
    expect(contentHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('seedFrom', () => {
  it('tells parts apart from their concatenation', () => {
    expect(seedFrom('ab', 'c')).not.toBe(seedFrom('a', 'bc'));
  });
});

describe('shuffle', () => {
  it('keeps every value, leaves its argument alone and depends on nothing but the seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (values, seed) => {
        const before = [...values];
        const shuffled = shuffle(values, seed);
        expect([...shuffled].sort()).toEqual([...values].sort());
        expect(values).toEqual(before);
        expect(shuffle(values, seed)).toEqual(shuffled);
      }),
    );
  });

  it('puts the first of four values in every place about equally often', () => {
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++)
      places[shuffle(['a', 'b', 'c', 'd'], seedFrom(String(seed))).indexOf('a')]! += 1;
    for (const count of places) expect(count).toBeGreaterThan(900);
  });
});

describe('randomFrom', () => {
  it('gives numbers from 0 up to 1', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const value = randomFrom(seed)();
        expect(value >= 0 && value < 1).toBe(true);
      }),
    );
  });
});

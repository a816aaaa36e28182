import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareItems } from '../../src/writers/share-items.js';

const sizesOf = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 60 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('shareItems', () => {
  it.each([
    [10, [1, 1], [5, 5]],
    [10, [300, 100, 100], [6, 2, 2]],
    [7, [50, 30, 20], [4, 2, 1]],
    [5, [1, 1, 1], [2, 2, 1]],
    [3, [1, 98, 1], [1, 1, 1]],
    [6, [1, 98, 1], [1, 4, 1]],
    [0, [4, 5], [0, 0]],
    [3, [], []],
  ])('shares %i items over parts of %j', (count, sizes, shares) => {
    expect(shareItems(count, sizes)).toEqual(shares);
  });

  it.each([
    [1, [0, 0, 1, 0, 0]],
    [2, [0, 1, 0, 1, 0]],
    [3, [1, 0, 1, 0, 1]],
  ])('takes %i items from places far apart when there are more parts', (count, shares) => {
    expect(shareItems(count, [10, 10, 10, 10, 10])).toEqual(shares);
  });

  it('does not cluster where the large parts are', () => {
    const shares = shareItems(4, [12, 12, 12, 12, 10, 10, 10, 10, 10, 10]);
    expect(sum(shares.slice(0, 5))).toBe(2);
    expect(sum(shares.slice(5))).toBe(2);
  });

  it('gives out all items, within one of each part’s due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), sizesOf, (count, sizes) => {
        const shares = shareItems(count, sizes);
        expect(shares).toHaveLength(sizes.length);
        expect(sum(shares)).toBe(count);
        for (const [index, share] of shares.entries()) {
          const due = (count * (sizes[index] ?? 0)) / sum(sizes);
          expect(share).toBeGreaterThanOrEqual(count >= sizes.length ? 1 : 0);
          expect(share).toBeLessThan(Math.max(due, 1) + 1.000_001);
        }
      }),
    );
  });

  it('gives a larger part no fewer than a smaller one when every part has some', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 200 }), sizesOf, (count, sizes) => {
        const shares = shareItems(count, sizes);
        const bySize = sizes
          .map((size, index) => [size, shares[index] ?? 0] as const)
          .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        for (const [index, [, share]] of bySize.entries())
          expect(bySize[index + 1]?.[1] ?? share).toBeGreaterThanOrEqual(share);
      }),
    );
  });
});

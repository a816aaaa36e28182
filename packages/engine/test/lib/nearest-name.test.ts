import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, nearestName } from '../../src/lib/nearest-name.js';

const fields = ['text', 'max_items', 'min_score', 'run_validator', 'enabled_game_ids', 'language'];

describe('the nearest known name', () => {
  it.each([
    ['max_item', 'max_items'],
    ['maxItems', 'max_items'],
    ['max-items', 'max_items'],
    ['min_socre', 'min_score'],
    ['Text', 'text'],
    ['run_validators', 'run_validator'],
  ])('of %s is %s', (name, meant) => {
    expect(nearestName(name, fields)).toBe(meant);
  });

  it.each(['colour', 'api_key', '', 'x'.repeat(100_000)])('of %s is none', (name) => {
    expect(nearestName(name, fields)).toBeUndefined();
  });
});

describe('the edit distance', () => {
  it('counts a swap of neighbours as one', () => {
    expect(editDistance('abcd', 'acbd')).toBe(1);
  });

  it('is symmetric, 0 for equal texts only, and never above the longer length', () => {
    const short = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(short, short, (from, to) => {
        const distance = editDistance(from, to);
        expect(editDistance(to, from)).toBe(distance);
        expect(distance === 0).toBe(from === to);
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
      }),
    );
  });
});

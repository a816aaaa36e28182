import { describe, expect, it } from 'vitest';
import { Durations } from '../../src/bounds/durations.js';

function retryAfter(...milliseconds: readonly number[]): number {
  const durations = new Durations();
  for (const each of milliseconds) durations.add(each);
  return durations.retryAfter();
}

describe('the time to wait', () => {
  it.each([
    ['nothing was measured', [], 1],
    ['all takes a moment', [3, 5], 1],
    ['something takes 2.5 seconds', [2500, 2500], 3],
    ['something takes ten minutes', [600_000], 60],
  ])('when %s is whole seconds from 1 to 60', (_, milliseconds, expected) => {
    expect(retryAfter(...milliseconds)).toBe(expected);
  });

  it('is at least as long as what is not over has taken', () => {
    const durations = new Durations();
    durations.add(100);
    expect(durations.retryAfter(4000)).toBe(4);
    durations.add(50_000);
    expect(durations.retryAfter(4000)).toBeGreaterThan(4);
  });

  it('follows what is measured of late', () => {
    const slow = Array(20).fill(20_000);
    const quick = Array(20).fill(100);
    expect(retryAfter(...quick, ...slow)).toBeGreaterThan(15);
    expect(retryAfter(...slow, ...quick)).toBe(1);
  });
});

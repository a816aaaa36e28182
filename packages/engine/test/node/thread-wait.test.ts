import { describe, expect, it } from 'vitest';
import { timeLeft } from '../../src/node/thread-wait.js';

describe('the time left to a call', () => {
  it('is none when the limit has passed on a machine that is not busy', () => {
    expect(timeLeft(1_000, 1_000, 0)).toBe(0);
  });

  it('leaves out what the thread waited for a processor', () => {
    expect(timeLeft(1_000, 1_500, 1_200)).toBe(700);
    expect(timeLeft(1_000, 2_200, 1_200)).toBe(0);
  });

  it('ends at five times the limit, however long the thread waited', () => {
    expect(timeLeft(1_000, 4_990, 4_990)).toBe(10);
    expect(timeLeft(1_000, 5_000, 4_990)).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calling } from '../../../src/testing/game/calling.js';

describe('calling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives what a member returns, now or later', async () => {
    expect(await calling('validate()', 'return []', () => 1)).toBe(1);
    expect(await calling('validate()', 'return []', async () => 2)).toBe(2);
  });

  it('says what was thrown, now or later', async () => {
    const thrower = () => {
      throw new RangeError('too far');
    };
    const message = 'validate() threw a RangeError (too far): return [] instead of throwing.';
    await expect(calling('validate()', 'return []', thrower)).rejects.toThrow(message);
    await expect(calling('validate()', 'return []', async () => thrower())).rejects.toThrow(message);
  });

  it('gives up a promise that does not settle', async () => {
    const refused = expect(calling('validate()', 'return []', () => new Promise(() => {}))).rejects.toThrow(
      'validate() returned a promise that has not settled after 5 seconds: return [] instead.',
    );
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
  });
});

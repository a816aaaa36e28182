import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { timeLimit } from '../src/time-limit.js';

const late = () => new Error('late');

describe('a time limit', () => {
  it('fires when the time is over, with its own error', async () => {
    const { signal } = timeLimit(new AbortController().signal, 1, late);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toEqual(new Error('late'));
  });

  it('fires with the outer signal, with its reason, also where that has fired before', () => {
    const outer = new AbortController();
    const { signal } = timeLimit(outer.signal, 60_000, late);
    outer.abort('gone');
    expect(signal.reason).toBe('gone');
    expect(timeLimit(outer.signal, 60_000, late).signal.reason).toBe('gone');
  });

  it('leaves no timer and no listener behind, whether it fired or ended', () => {
    vi.useFakeTimers();
    try {
      const outer = new AbortController();
      timeLimit(outer.signal, 1000, late).end();
      const fired = timeLimit(outer.signal, 1000, late);
      timeLimit(outer.signal, Number.POSITIVE_INFINITY, late).end();
      vi.advanceTimersByTime(1000);
      expect(fired.signal.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
      expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

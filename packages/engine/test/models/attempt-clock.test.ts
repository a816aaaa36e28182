import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '../../src/models/attempt-clock.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { firstByteMs: 1_000, idleMs: 100, totalMs: 5_000 };
const kindOf = (clock: ReturnType<typeof startClock>) => clock.failure()?.kind;

describe('the clock of an attempt', () => {
  it('ends what does not begin', () => {
    const clock = startClock(undefined, limits);
    vi.advanceTimersByTime(999);
    expect(clock.signal.aborted).toBe(false);
    vi.advanceTimersByTime(2);
    expect(clock.signal.aborted).toBe(true);
    expect(kindOf(clock)).toBe('first_byte_timeout');
  });

  it('ends what falls silent, however short the silence may be', () => {
    const clock = startClock(undefined, limits);
    for (let count = 0; count < 10; count += 1) {
      clock.heard();
      vi.advanceTimersByTime(90);
    }
    expect(clock.signal.aborted).toBe(false);
    vi.advanceTimersByTime(12);
    expect(kindOf(clock)).toBe('idle_timeout');
  });

  it('ends what goes on after its end, however much is heard', () => {
    const clock = startClock(undefined, limits);
    clock.finishWithin(200);
    for (let count = 0; count < 2; count += 1) {
      clock.heard();
      vi.advanceTimersByTime(90);
      expect(clock.signal.aborted).toBe(false);
      clock.finishWithin(200);
    }
    clock.heard();
    vi.advanceTimersByTime(22);
    expect(kindOf(clock)).toBe('idle_timeout');
  });

  it('ends what drips on', () => {
    const clock = startClock(undefined, limits);
    for (let count = 0; count < 60; count += 1) {
      clock.heard();
      vi.advanceTimersByTime(90);
    }
    expect(kindOf(clock)).toBe('total_timeout');
  });

  it('follows the caller, settles what is awaited, and lets go of both', async () => {
    const controller = new AbortController();
    const clock = startClock(controller.signal, limits);
    const waiting = clock.race(new Promise(() => {}));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ failure: { kind: 'aborted' } });
    await expect(clock.race(new Promise(() => {}))).rejects.toMatchObject({ failure: { kind: 'aborted' } });
    clock.stop();
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves nothing behind when it is stopped in time', async () => {
    const { signal } = new AbortController();
    const clock = startClock(signal, limits);
    expect(await clock.race(Promise.resolve(7))).toBe(7);
    clock.stop();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(clock.failure()).toBeUndefined();
  });
});

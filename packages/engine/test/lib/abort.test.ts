import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { linkedAbort, pause, raceAbort } from '../../src/lib/abort.js';

describe('linkedAbort', () => {
  it("fires with the caller's signal and with its reason", () => {
    const caller = new AbortController();
    const linked = linkedAbort(caller.signal);
    expect(linked.signal.aborted).toBe(false);
    caller.abort('enough');
    expect(linked.signal.reason).toBe('enough');
  });

  it('has fired already where the caller has', () => {
    expect(linkedAbort(AbortSignal.abort('early')).signal.reason).toBe('early');
  });

  it('leaves nothing with the caller once it is unlinked or fired', () => {
    const caller = new AbortController();
    for (let index = 0; index < 1000; index++) {
      const linked = linkedAbort(caller.signal);
      if (index % 2 === 0) linked.unlink();
      else linked.abort();
    }
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
  });

  it('puts one listener on the caller however many follow, and tells them all', () => {
    const caller = new AbortController();
    const linked = Array.from({ length: 100 }, () => linkedAbort(caller.signal));
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
    linked[0]?.unlink();
    caller.abort('all');
    expect(linked.map(({ signal }) => signal.aborted)).toEqual([false, ...Array(99).fill(true)]);
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(0);
  });

  it('needs no caller', () => {
    const linked = linkedAbort(undefined);
    linked.abort();
    expect(linked.signal.aborted).toBe(true);
  });

  it('fires at its time limit, with the reason of that, and leaves no timer when it ends earlier', () => {
    vi.useFakeTimers();
    try {
      const caller = new AbortController();
      const limit = { milliseconds: 100, reason: () => 'late' };
      const linked = linkedAbort(caller.signal, limit);
      vi.advanceTimersByTime(99);
      expect(linked.signal.aborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(linked.signal.reason).toBe('late');
      expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
      linkedAbort(undefined, { ...limit, milliseconds: Number.POSITIVE_INFINITY });
      linkedAbort(AbortSignal.abort(), limit);
      linkedAbort(caller.signal, limit).unlink();
      linkedAbort(caller.signal, limit);
      caller.abort();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

const graceMs = 250;

describe('raceAbort', () => {
  it('gives what the work gives, and leaves no listener behind', async () => {
    const caller = new AbortController();
    expect(await raceAbort(caller.signal, async () => 7)).toBe(7);
    await expect(raceAbort(caller.signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('fails when the caller aborts, though the work goes on for ever', { timeout: 20_000 }, async () => {
    const caller = new AbortController();
    const given = raceAbort(caller.signal, () => new Promise<never>(() => {}), graceMs);
    caller.abort(new Error('left'));
    await expect(given).rejects.toMatchObject({ message: 'left' });
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('lets work that listens say its last words', async () => {
    const caller = new AbortController();
    const given = raceAbort(
      caller.signal,
      () => new Promise((resolve) => caller.signal.addEventListener('abort', () => resolve('the last'))),
      graceMs,
    );
    caller.abort();
    expect(await given).toBe('the last');
  });

  it('takes work that is under way, whose failure nobody hears of once the signal has fired', async () => {
    const caller = new AbortController();
    expect(await raceAbort(caller.signal, Promise.resolve(7))).toBe(7);
    await expect(raceAbort(caller.signal, Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(raceAbort(AbortSignal.abort('gone'), Promise.reject(new Error('late')))).rejects.toBe('gone');
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('begins nothing for a caller that has gone', async () => {
    let begun = false;
    const work = async () => {
      begun = true;
    };
    await expect(raceAbort(AbortSignal.abort('gone'), work)).rejects.toBe('gone');
    expect(begun).toBe(false);
  });
});

describe('pause', () => {
  it('puts one listener on a caller’s signal, however many wait on it, and takes it away again', async () => {
    const caller = new AbortController();
    const waiting = Array.from({ length: 40 }, () => pause(60_000, caller.signal));
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
    caller.abort('left');
    for (const pause of waiting) await expect(pause).rejects.toBe('left');
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('is over when its time is, and does not begin for a caller who has aborted', async () => {
    const caller = new AbortController();
    await pause(1, caller.signal);
    await pause(0, undefined);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
    caller.abort('left');
    await expect(pause(60_000, caller.signal)).rejects.toBe('left');
  });
});

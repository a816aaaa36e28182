import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { pauseFor } from '../../src/models/shared-pause.js';

describe('pauseFor', () => {
  it('puts one listener on a caller’s signal, however many wait on it, and takes it away again', async () => {
    const caller = new AbortController();
    const waiting = Array.from({ length: 40 }, () => pauseFor(60_000, caller.signal));
    expect(getEventListeners(caller.signal, 'abort')).toHaveLength(1);
    caller.abort();
    for (const pause of waiting) await expect(pause).rejects.toMatchObject({ fault: { kind: 'aborted' } });
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('is over when its time is, and does not begin for a caller who gave up', async () => {
    const caller = new AbortController();
    await pauseFor(1, caller.signal);
    await pauseFor(0, undefined);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
    caller.abort();
    await expect(pauseFor(60_000, caller.signal)).rejects.toMatchObject({ fault: { kind: 'aborted' } });
  });
});

import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { linkedAbort } from '../src/linked-abort.js';

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
});

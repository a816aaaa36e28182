import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { LanguageModel } from '../../src/contract/language-model.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { linkedAbort, unlessAborted } from '../../src/lib/abort.js';
import { pauseFor } from '../../src/models/shared-pause.js';
import { wordGame } from '../support/games.js';

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

it('gives what the work gives, and leaves no listener behind', async () => {
  const caller = new AbortController();
  expect(await unlessAborted(caller.signal, async () => 7)).toBe(7);
  await expect(unlessAborted(caller.signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
});

it('fails when the caller gives up, though the work goes on for ever', { timeout: 20_000 }, async () => {
  const caller = new AbortController();
  const given = unlessAborted(caller.signal, () => new Promise<never>(() => {}));
  caller.abort(new Error('left'));
  await expect(given).rejects.toMatchObject({ code: 'aborted', cause: { message: 'left' } });
  expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
});

it('lets work that listens say its last words', async () => {
  const caller = new AbortController();
  const given = unlessAborted(
    caller.signal,
    () => new Promise((resolve) => caller.signal.addEventListener('abort', () => resolve('the last'))),
  );
  caller.abort();
  expect(await given).toBe('the last');
});

it('begins nothing for a caller that has gone', async () => {
  let begun = false;
  const work = async () => {
    begun = true;
  };
  await expect(unlessAborted(AbortSignal.abort(), work)).rejects.toMatchObject({ code: 'aborted' });
  expect(begun).toBe(false);
});

it.each(['generate', 'single', 'direct'] as const)(
  'ends %s under a model that never answers and hears no signal',
  async (mode) => {
    const caller = new AbortController();
    const silent: LanguageModel = {
      provider: 'own',
      modelName: 'silent',
      generate: () => {
        queueMicrotask(() => caller.abort());
        return new Promise<never>(() => {});
      },
      probe: async () => ({ reachable: true }),
    };
    const engine = createEngine({ games: [wordGame()], model: silent });
    const text = 'The small whale sings under the ice.';
    const { signal } = caller;
    const call =
      mode === 'direct' ? engine.direct(7, { text, source: 'prose', signal }) : engine[mode]({ text, signal });
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
  },
);

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

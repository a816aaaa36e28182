import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { createEngine } from '../src/create-engine.js';
import type { LanguageModel } from '../src/models/language-model.js';
import { unlessAborted } from '../src/unless-aborted.js';
import { wordGame } from './support/games.js';

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

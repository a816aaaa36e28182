import { expect, it } from 'vitest';
import type { LanguageModel, ModelRequest } from '../../src/contract/language-model.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

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

it('names the request of the engine in all its calls, and another one in those of another', async () => {
  const calls: ModelRequest[] = [];
  const model: LanguageModel = {
    provider: 'own',
    modelName: 'wordless',
    generate: async (request) => {
      calls.push(request);
      return { text: 'no JSON', complete: true };
    },
    probe: async () => ({ reachable: true }),
  };
  const engine = createEngine({ games: [wordGame()], model });
  const request = { text: 'The small whale sings under the ice.', source: 'prose' } as const;
  await expect(engine.direct(7, request)).rejects.toMatchObject({ code: 'model_output_invalid' });
  const first = new Set(calls.splice(0).map((call) => call.request));
  await expect(engine.direct(7, request)).rejects.toMatchObject({ code: 'model_output_invalid' });
  const second = new Set(calls.map((call) => call.request));
  expect(calls.length).toBeGreaterThan(1);
  expect([...first, ...second]).toEqual([expect.any(Object), expect.any(Object)]);
  expect([...first][0]).not.toBe([...second][0]);
});

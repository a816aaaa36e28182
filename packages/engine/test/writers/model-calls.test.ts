import { describe, expect, it } from 'vitest';
import { EngineError } from '../../src/contract/errors.js';
import type { LanguageModel, ModelRequest } from '../../src/contract/language-model.js';
import type { TokenUsage } from '../../src/contract/usage.js';
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

describe('a model of a third party', () => {
  const text = 'The small whale sings under the ice.';

  /** A model that works like this, and what it used by the end of a request. */
  async function usageOf(generate: LanguageModel['generate'], timeoutMs?: number) {
    const model = { provider: 'own', modelName: 'one', timeoutMs, generate, probe: async () => ({ reachable: true }) };
    const stream = createEngine({ games: [wordGame()], model }).stream.direct(7, { text, source: 'prose' });
    let usage: TokenUsage | undefined;
    const end = (async () => {
      for await (const event of stream) if (event.type === 'usage') usage = event.tokenUsage;
    })();
    const code = await end.then(
      () => 'done',
      (error: EngineError) => error.code,
    );
    return { code, usage };
  }
  const items = [{ word: 'whale' }, { word: 'sings' }, { word: 'small' }];

  it('needs to return no more than text, and counts as one call then', async () => {
    const model: LanguageModel = {
      provider: 'own',
      modelName: 'one',
      generate: async () => ({ text: JSON.stringify({ items }) }),
      probe: async () => ({ reachable: true }),
    };
    const engine = createEngine({ games: [wordGame()], model });
    const { tokenUsage } = await engine.direct(7, { text, source: 'prose' });
    expect(tokenUsage).toEqual({ promptTokens: 0, completionTokens: 0, totalTokens: 0, cachedTokens: 0, calls: 1 });
  });

  it('tells what it used with its reply and with its failure', async () => {
    const usage = { promptTokens: 5, completionTokens: 2, calls: 3 };
    const failing = await usageOf(async () => {
      throw new EngineError('model_error', 'No.', { model: { kind: 'server_error', usage } });
    });
    expect(failing).toMatchObject({ code: 'model_error', usage: { totalTokens: 7, calls: 3 } });
    const replying = await usageOf(async () => ({ text: JSON.stringify({ items }), usage }));
    expect(replying).toMatchObject({ code: 'done', usage: { totalTokens: 7, calls: 3 } });
  });

  it('may never settle: the request ends when its time is over, and what the call used is estimated', async () => {
    let given: AbortSignal | undefined;
    const { code, usage } = await usageOf(({ signal, onText }) => {
      given = signal;
      onText?.('{"items":[');
      return new Promise<never>(() => {});
    }, 20);
    expect(code).toBe('model_timeout');
    expect(given?.aborted).toBe(true);
    expect(usage).toMatchObject({ calls: 1, estimatedTokens: usage?.totalTokens });
    expect(usage?.promptTokens).toBeGreaterThan(text.length / 4);
    expect(usage?.completionTokens).toBeGreaterThan(0);
  });
});

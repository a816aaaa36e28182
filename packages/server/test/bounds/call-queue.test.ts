import { EngineError, type LanguageModel, type ModelRequest } from '@ludotext/engine';
import { describe, expect, it } from 'vitest';
import { type CallQueue, callQueue } from '../../src/bounds/call-queue.js';
import { readSettings } from '../../src/settings/settings.js';

/** A model whose calls end when they are told to. */
function heldModel(provider = 'openai') {
  const calls: { readonly request: ModelRequest; readonly finish: () => void }[] = [];
  const model: LanguageModel = {
    provider,
    modelName: 'held',
    contextTokens: 1000,
    generate: (request) =>
      new Promise((resolve, reject) => {
        calls.push({ request, finish: () => resolve({ text: '{}', complete: true }) });
        request.signal?.addEventListener('abort', () => reject(new EngineError('aborted', 'Given up.')));
      }),
    probe: async () => ({ reachable: true }),
  };
  return { model, calls };
}

function requestOf(more: Partial<ModelRequest> = {}): ModelRequest {
  return { messages: [], schema: { name: 'any', jsonSchema: {} }, ...more };
}

function queueOf(environment: Record<string, string> = {}): CallQueue {
  return callQueue(readSettings({ LUDOTEXT_MODEL_CALLS: '1', ...environment }));
}

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue of calls', () => {
  it('lets so many be under way, over all models, and the others wait for their turn', async () => {
    const queue = queueOf({ LUDOTEXT_MODEL_CALLS: '2' });
    const { model: one, calls } = heldModel();
    const { model: other, calls: others } = heldModel();
    const [first, second, third] = [one, one, other].map((model) => queue.around(model).generate(requestOf()));
    await turn();
    expect([queue.running, queue.waiting, calls.length, others.length]).toEqual([2, 1, 2, 0]);
    calls[0]?.finish();
    expect(await first).toEqual({ text: '{}', complete: true });
    await turn();
    expect([queue.running, queue.waiting, others.length]).toEqual([2, 0, 1]);
    calls[1]?.finish();
    others[0]?.finish();
    await Promise.all([second, third]);
    await turn();
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('lets requests that have begun go ahead of those that begin', async () => {
    const queue = queueOf();
    const { model, calls } = heldModel();
    const queued = queue.around(model);
    const [begun, other] = [requestOf({ request: {} }), requestOf({ request: {} })];
    const later = { ...begun, timeoutMs: 60_000 };
    const all = [queued.generate(begun), queued.generate(other), queued.generate(later)];
    for (let call = 0; call < 3; call += 1) {
      await turn();
      calls[call]?.finish();
    }
    await Promise.all(all);
    expect(calls.map(({ request }) => request.request)).toEqual([begun, later, other].map(({ request }) => request));
    expect(calls[1]?.request.timeoutMs).toBeDefined();
  });

  it('forgets a call at once whose caller leaves, waiting or under way', async () => {
    const queue = queueOf();
    const { model, calls } = heldModel();
    const [underWay, waits] = [new AbortController(), new AbortController()];
    const all = [underWay, waits].map(({ signal }) => queue.around(model).generate(requestOf({ signal })));
    const ends = all.map((call) => expect(call).rejects.toMatchObject({ code: 'aborted' }));
    await turn();
    waits.abort();
    expect(queue.waiting).toBe(0);
    await ends[1];
    underWay.abort();
    await ends[0];
    await turn();
    expect([queue.running, queue.waiting, calls.length]).toEqual([0, 0, 1]);
    await expect(queue.around(model).generate(requestOf({ signal: waits.signal }))).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  it('counts the wait against the time of the call', async () => {
    const queue = queueOf();
    const { model, calls } = heldModel();
    const all = [1, 2].map(() => queue.around(model).generate(requestOf({ timeoutMs: 60_000 })));
    await turn();
    await new Promise((resolve) => setTimeout(resolve, 5));
    calls[0]?.finish();
    await turn();
    expect(calls[1]?.request.timeoutMs).toBeLessThan(60_000);
    calls[1]?.finish();
    await Promise.all(all);
  });

  it('tells what the model knows, and probes without waiting', async () => {
    const queue = queueOf();
    const { model } = heldModel();
    const queued = queue.around({ ...model, estimateTokens: (text) => text.length });
    void queued.generate(requestOf());
    expect(queued).toMatchObject({ provider: 'openai', modelName: 'held', contextTokens: 1000 });
    expect(queued.estimateTokens?.('four')).toBe(4);
    expect('estimateTokens' in queue.around(model)).toBe(false);
    expect(await queued.probe()).toEqual({ reachable: true });
  });
});

describe('a wait that is too long', () => {
  it("ends a request's first call as overloaded, with a time to wait", async () => {
    const queue = queueOf({ LUDOTEXT_MODEL_QUEUE_SECONDS: '1' });
    const { model, calls } = heldModel();
    const underWay = queue.around(model).generate(requestOf());
    await expect(queue.around(model).generate(requestOf())).rejects.toMatchObject({
      code: 'overloaded',
      retryAfter: 1,
      message: expect.stringContaining('LUDOTEXT_MODEL_QUEUE_SECONDS'),
    });
    expect(queue.waiting).toBe(0);
    calls[0]?.finish();
    await underWay;
    expect(calls).toHaveLength(1);
  });

  it('ends a later call when the time of its request is over', async () => {
    const queue = queueOf();
    const { model, calls } = heldModel();
    const request = requestOf({ request: {} });
    const underWay = queue.around(model).generate(request);
    await expect(queue.around(model).generate({ ...request, timeoutMs: 5 })).rejects.toMatchObject({
      code: 'model_timeout',
    });
    calls[0]?.finish();
    await underWay;
  });
});

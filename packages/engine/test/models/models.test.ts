import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EngineError, isEngineError } from '../../src/errors.js';
import { createModel, type ModelSettings } from '../../src/models/create-model.js';
import { type ModelServerOptions, startModelServer } from '../../src/testing/index.js';
import { UsageMeter } from '../../src/usage.js';
import { collectGarbage } from '../support/collect-garbage.js';

const schema = {
  name: 'answer',
  jsonSchema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
};
const messages = [{ role: 'user', content: 'Say a word.' }] as const;
const key = 'sk-canary-0123456789';

type Provider = ModelSettings['provider'];
const both: Provider[] = ['openai', 'ollama'];

async function withModel(provider: Provider, options: ModelServerOptions = {}, more: Partial<ModelSettings> = {}) {
  const server = await startModelServer(options);
  const baseUrl = provider === 'openai' ? `${server.url}/v1` : server.url;
  const model = createModel({ provider, modelName: 'small', baseUrl, apiKey: key, ...more });
  const usage = new UsageMeter();
  const generate = (signal?: AbortSignal) => model.generate({ messages, schema, usage, signal });
  return { server, model, usage, generate, [Symbol.asyncDispose]: server.close };
}

async function failureOf(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isEngineError(error)) throw new Error('expected an EngineError', { cause: error });
  return error;
}

describe.each(both)('%s', (provider) => {
  it('brings the answer and counts its tokens', async () => {
    await using call = await withModel(provider, { reply: () => ({ word: 'whale' }) });
    expect(await call.generate()).toEqual({ text: '{"word":"whale"}', complete: true });
    expect(call.usage.total()).toMatchObject({ ...call.server.reported, calls: 1 });
    expect(call.usage.total().promptTokens).toBeGreaterThan(0);
  });

  it('sends the schema, the key and no temperature unless one is set', async () => {
    await using call = await withModel(provider, { reply: () => ({ word: 'whale' }) });
    await call.generate();
    const [request] = call.server.requests;
    expect(request?.schema).toEqual(schema.jsonSchema);
    expect(request?.headers.authorization).toBe(`Bearer ${key}`);
    expect(JSON.stringify(request?.body)).not.toContain('temperature');
    await using warm = await withModel(provider, { reply: () => ({ word: 'whale' }) }, { temperature: 0.5 });
    await warm.generate();
    expect(JSON.stringify(warm.server.requests[0]?.body)).toContain('"temperature":0.5');
  });

  it.each<[number, object | string, Record<string, string>, string]>([
    [
      401,
      { error: { message: `Incorrect API key provided: ${key}`, code: 'invalid_api_key' } },
      {},
      'model_auth_failed',
    ],
    [403, { error: 'forbidden' }, {}, 'model_auth_failed'],
    [404, { error: { message: 'The model small does not exist', code: 'model_not_found' } }, {}, 'model_not_found'],
    [404, '404 page not found', {}, 'model_error'],
    [
      429,
      { error: { message: 'Rate limit', code: 'rate_limit_exceeded' } },
      { 'retry-after': '7' },
      'model_rate_limited',
    ],
    [
      429,
      { error: { message: 'Rate limit reached for requests. Add a payment method at /account/billing.' } },
      {},
      'model_rate_limited',
    ],
    [429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }, {}, 'model_quota'],
    [503, { error: 'server busy, please try again.' }, { 'retry-after': '7' }, 'model_rate_limited'],
    [504, 'upstream timed out', {}, 'model_timeout'],
    [404, '<html>no such page in models/</html>', { 'content-type': 'text/html' }, 'model_error'],
    [200, '<html>Welcome to the model page</html>', { 'content-type': 'text/html' }, 'model_error'],
    [200, '{"choices": [', { 'content-type': 'application/json' }, 'model_error'],
    [422, { detail: [{ msg: 'prompt is longer than the context length' }] }, {}, 'context_too_long'],
    [500, { error: { message: 'boom' } }, {}, 'model_error'],
    [400, { error: { message: "This model's maximum context length is 10 tokens" } }, {}, 'context_too_long'],
    [400, { error: { message: 'filtered', code: 'content_filter' } }, {}, 'model_refused'],
  ])("maps status %d to a code in the engine's own words", async (status, body, headers, code) => {
    // Ollama's errors are a string.
    const words = typeof body === 'object' && provider === 'ollama' ? { error: JSON.stringify(body) } : body;
    await using call = await withModel(provider, { fault: () => ({ status, body: words, headers }) });
    const error = await failureOf(call.generate());
    expect(error.code).toBe(code);
    expect(error.message).not.toContain(key);
    expect(error.message).not.toMatch(/boom|page not found|filtered|html/);
    expect(error.retryAfter).toBe('retry-after' in headers ? 7 : undefined);
    expect(call.server.requests).toHaveLength(1);
    expect(call.usage.total().calls).toBe(1);
  });

  it('says that nobody is there', async () => {
    const server = await startModelServer();
    await server.close();
    const model = createModel({ provider, modelName: 'small', baseUrl: server.url });
    const usage = new UsageMeter();
    expect(await failureOf(model.generate({ messages, schema, usage }))).toMatchObject({ code: 'model_unreachable' });
    expect(await model.probe()).toMatchObject({ reachable: false, reason: expect.any(String) });
  });

  it('says that the connection broke', async () => {
    await using call = await withModel(provider, { fault: () => 'cut' });
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_unreachable' });
  });

  it('gives up when the caller does, and closes the connection', async () => {
    await using call = await withModel(provider, { fault: () => 'hang' });
    const controller = new AbortController();
    const answer = failureOf(call.generate(controller.signal));
    await call.server.received(1);
    controller.abort();
    expect(await answer).toMatchObject({ code: 'aborted' });
    await call.server.closedEarly(1);
  });

  it('gives up in the middle of an answer that stalls, however long ago the garbage was collected', async () => {
    let begun = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await globalThis.fetch(input, init);
      setImmediate(begun);
      return response;
    };
    await using call = await withModel(provider, { fault: () => 'stall' }, { fetch });
    const controller = new AbortController();
    const answer = failureOf(call.generate(controller.signal));
    await beginning;
    collectGarbage();
    controller.abort();
    expect(await answer).toMatchObject({ code: 'aborted' });
    await call.server.closedEarly(1);
  });

  it.each(['hang', 'stall'] as const)('gives up when the time is over on a server that would %s', async (fault) => {
    await using call = await withModel(provider, { fault: () => fault }, { timeoutMs: 50 });
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_timeout' });
  });

  it('follows no redirect', async () => {
    await using target = await startModelServer();
    await using call = await withModel(provider, {
      fault: () => ({ status: 307, headers: { location: `${target.url}/v1/chat/completions` } }),
    });
    await failureOf(call.generate());
    expect(target.requests).toEqual([]);
  });

  it('calls an empty answer what it is', async () => {
    await using call = await withModel(provider, { reply: () => ' ' });
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_output_invalid' });
  });

  it('probes the server for its models', async () => {
    await using call = await withModel(provider, { models: ['small', 'large'] });
    expect(await call.model.probe()).toEqual({ reachable: true, models: ['small', 'large'] });
  });

  it.each([
    ['a page', new Response('<html></html>', { headers: { 'content-type': 'text/html' } }), /base_url/],
    ['another service', Response.json({ status: 'up' }), /No model server/],
    ['no JSON', new Response('hello'), /broken JSON/],
    ['a refusal of the key', Response.json({ error: key }, { status: 401 }), /key \(401\)/],
  ])('says what is wrong when a probe meets %s', async (_, answer, words) => {
    const model = createModel({ provider, modelName: 'small', apiKey: key, fetch: async () => answer.clone() });
    const probe = await model.probe();
    expect(probe).toEqual({ reachable: false, reason: expect.stringMatching(words) });
    expect(probe.reason).not.toContain(key);
  });

  it('probes with the key, and throws only when the caller gives up', async () => {
    const keys: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      keys.push(new Headers(init?.headers).get('authorization'));
      throw new TypeError('fetch failed');
    };
    const model = createModel({ provider, modelName: 'small', apiKey: key, fetch });
    expect(await model.probe()).toMatchObject({ reachable: false });
    expect(keys).toEqual([`Bearer ${key}`]);
    expect(await failureOf(model.probe(AbortSignal.abort()))).toMatchObject({ code: 'aborted' });
  });

  it('calls a server that keeps silent too long what it is, also when the platform notices first', async () => {
    const silence = Object.assign(new Error('Headers Timeout Error'), { code: 'UND_ERR_HEADERS_TIMEOUT' });
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: silence }));
    const model = createModel({ provider, modelName: 'small', fetch });
    const error = await failureOf(model.generate({ messages, schema, usage: new UsageMeter() }));
    expect(error.code).toBe('model_timeout');
  });

  it.each([
    [{ modelName: ' ' }, 'modelName'],
    [{ temperature: 2.1 }, 'temperature'],
    [{ baseUrl: 'ftp://models' }, 'baseUrl'],
    [{ baseUrl: 'http://user:secret@models' }, 'baseUrl'],
    [{ baseUrl: 'http://models/v1?key=1' }, 'baseUrl'],
  ])('refuses settings out of bounds: %o', (settings, name) => {
    expect(() => createModel({ provider, modelName: 'small', ...settings })).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: expect.stringContaining(name) }),
    );
  });
});

describe('openai', () => {
  afterEach(() => vi.unstubAllEnvs());

  it("sends nothing of the client's own environment to the server that is configured", async () => {
    await using elsewhere = await startModelServer();
    vi.stubEnv('OPENAI_BASE_URL', `${elsewhere.url}/v1`);
    vi.stubEnv('OPENAI_ORG_ID', 'org-secret');
    vi.stubEnv('OPENAI_PROJECT_ID', 'project-secret');
    vi.stubEnv('OPENAI_API_KEY', 'sk-environment');
    vi.stubEnv('OPENAI_ADMIN_KEY', 'sk-environment-admin');
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-custom: header-secret');
    await using call = await withModel('openai', { reply: () => ({ word: 'whale' }) }, { apiKey: undefined });
    await call.generate();
    expect(elsewhere.requests).toEqual([]);
    expect(JSON.stringify(call.server.requests[0]?.headers)).not.toMatch(/secret|sk-environment/);
  });

  it.each([
    ['a refusal', { content: null, refusal: 'I cannot help with that.' }, 'stop', 'model_refused'],
    ['a filter', { content: '{"word":' }, 'content_filter', 'model_refused'],
    ['thinking that used up the room', { content: '' }, 'length', 'model_output_invalid'],
    ['no message at all', undefined, 'stop', 'model_output_invalid'],
  ])('tells %s from an answer', async (_, message, finish, code) => {
    const choices = [{ index: 0, message, finish_reason: finish }];
    const usage = {
      prompt_tokens: 9,
      completion_tokens: 4,
      total_tokens: 13,
      prompt_tokens_details: { cached_tokens: 5 },
    };
    await using call = await withModel('openai', { fault: () => ({ status: 200, body: { choices, usage } }) });
    const error = await failureOf(call.generate());
    expect(error.code).toBe(code);
    expect(error.message).not.toContain('I cannot help');
    // What was paid for counts, usable or not.
    expect(call.usage.total()).toMatchObject({ promptTokens: 9, completionTokens: 4, cachedTokens: 5, calls: 1 });
  });

  it('reads an answer that comes in parts, and says when it was cut', async () => {
    const message = {
      role: 'assistant',
      content: [
        { type: 'text', text: '{"wo' },
        { type: 'text', text: 'rd"' },
      ],
    };
    const body = { choices: [{ index: 0, message, finish_reason: 'length' }] };
    await using call = await withModel('openai', { fault: () => ({ status: 200, body }) });
    expect(await call.generate()).toEqual({ text: '{"word"', complete: false });
  });

  it('is refused by a server for a schema that breaks its rules', async () => {
    await using call = await withModel('openai');
    const loose = { name: 'x', jsonSchema: { type: 'object', properties: { a: { type: 'string', maxLength: 3 } } } };
    const error = await failureOf(call.model.generate({ messages, schema: loose, usage: new UsageMeter() }));
    expect(error.code).toBe('model_error');
  });
});

describe('ollama', () => {
  it('sets its window on every call and refuses what does not fit, before it is sent', async () => {
    await using call = await withModel('ollama', { reply: () => ({ word: 'whale' }) }, { contextTokens: 1024 });
    await call.generate();
    expect(call.server.requests[0]?.body.options).toEqual({ num_ctx: 1024, num_predict: 256 });
    const long = [{ role: 'user', content: 'word '.repeat(2_000) }] as const;
    const error = await failureOf(call.model.generate({ messages: long, schema, usage: call.usage }));
    expect(error).toMatchObject({ code: 'context_too_long' });
    expect(call.server.requests).toHaveLength(1);
  });

  it.each([
    ['is cut in a line', '{"message":{"content":"{\\"word"},"done":false}\n{"message":{"cont'],
    ['holds a line that is no object', '{"message":{"content":"{}"},"done":false}\n42\n'],
    ['ends without its last line', '{"message":{"content":"{}"},"done":false}\n'],
    ['reports a failure on the way', '{"message":{"content":"{}"},"done":false}\n{"error":"canary"}\n'],
  ])('fails without printing a word when the answer %s', async (_, body) => {
    const prints = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
    await using call = await withModel('ollama', { fault: () => ({ status: 200, body }) });
    const error = await failureOf(call.generate());
    expect(error.code).toBe('model_error');
    expect(error.message).not.toContain('canary');
    for (const print of prints) expect(print).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('reads an answer however its bytes arrive', async () => {
    const answer = [
      { message: { content: '{"word":"café ' }, done: false },
      { message: { content: '🐋"}' }, done: true, done_reason: 'stop', prompt_eval_count: 7, eval_count: 3 },
    ];
    const bytes = new TextEncoder().encode(answer.map((line) => JSON.stringify(line)).join('\n'));
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const model = createModel({ provider: 'ollama', modelName: 'small', fetch: async () => new Response(body) });
    const usage = new UsageMeter();
    expect(await model.generate({ messages, schema, usage })).toEqual({ text: '{"word":"café 🐋"}', complete: true });
    expect(usage.total()).toMatchObject({ promptTokens: 7, completionTokens: 3, calls: 1 });
  });
});

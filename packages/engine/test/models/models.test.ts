import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EngineError, isEngineError } from '../../src/errors.js';
import { createModel, type ModelSettings } from '../../src/models/create-model.js';
import { type ModelServerOptions, startModelServer } from '../../src/testing/index.js';
import { UsageMeter } from '../../src/usage.js';

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
    expect(error.message).not.toMatch(/boom|page not found|filtered/);
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

  it('gives up when the time is over', async () => {
    await using call = await withModel(provider, { fault: () => 'hang' }, { timeoutMs: 50 });
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_timeout' });
    await call.server.closedEarly(1);
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
    await using call = await withModel('openai', { reply: () => ({ word: 'whale' }) }, { apiKey: undefined });
    await call.generate();
    expect(elsewhere.requests).toEqual([]);
    expect(JSON.stringify(call.server.requests[0]?.headers)).not.toMatch(/secret|sk-environment/);
  });

  it('tells an exhausted quota from a busy server', async () => {
    await using call = await withModel('openai', {
      fault: () => ({ status: 429, body: { error: { message: 'You exceeded', code: 'insufficient_quota' } } }),
    });
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_quota' });
  });

  it('passes on when to come back', async () => {
    await using call = await withModel('openai', {
      fault: () => ({ status: 429, body: {}, headers: { 'retry-after': '7' } }),
    });
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_rate_limited', retryAfter: 7 });
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
});

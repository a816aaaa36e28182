import { afterEach, describe, expect, it, vi } from 'vitest';
import { toServerSchema } from '../../src/schema/server-schema.js';
import { answers, failureOf, good, prompt, schema, withScript } from '../support/model-calls.js';
import { json, lines, type Script } from '../support/scripted-server.js';

afterEach(() => void vi.restoreAllMocks());

const show = (more: object) => ({ '/api/show': { capabilities: ['completion'], ...more } });
const qwen = {
  capabilities: ['completion', 'thinking'],
  model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 4096 },
};

describe('a request', () => {
  it('sets the window and refuses to be cut', async () => {
    await using call = await withScript('ollama', answers.ollama, {}, show({}));
    await call.generate();
    const [request] = call.server.requests;
    expect(request?.body).toMatchObject({ model: 'small', stream: true, truncate: false, shift: false });
    expect(request?.body.format).toEqual(toServerSchema(schema.jsonSchema, 'grammar'));
    expect(request?.body).not.toHaveProperty('think');
    expect(request?.body).not.toHaveProperty('keep_alive');
    const { num_ctx: window, num_predict: room } = (request?.body.options ?? {}) as Record<string, number>;
    expect(window).toBe(8192);
    expect(room).toBeGreaterThan(8192 / 4);
    expect(room).toBeLessThan(8192);
    expect(JSON.stringify(request?.body.messages)).toContain('JSON');
  });

  it('keeps to the window the model was made for, and asks for it once', async () => {
    await using call = await withScript('ollama', answers.ollama, {}, show(qwen));
    await Promise.all([call.generate(), call.generate(), call.generate()]);
    expect(call.server.requests.map(({ body }) => (body.options as { num_ctx: number }).num_ctx)).toEqual([
      4096, 4096, 4096,
    ]);
    expect(call.server.lookUps).toEqual(['/api/show']);
    expect(call.model.contextTokens).toBe(4096);
    expect(call.usage.total().calls).toBe(3);
  });

  it.each([
    ['small', false],
    ['gpt-oss:20b', 'low'],
  ])('tells %s not to think for long', async (modelName, think) => {
    await using call = await withScript('ollama', answers.ollama, { modelName }, show(qwen));
    await call.generate();
    expect(call.server.requests[0]?.body.think).toBe(think);
  });

  it('does without what a server does not tell', async () => {
    await using call = await withScript('ollama', answers.ollama);
    expect(await call.generate()).toEqual({ text: good, complete: true });
  });

  it('is not sent when it does not fit', async () => {
    await using call = await withScript('ollama', answers.ollama, { contextTokens: 1024 });
    const messages = [{ role: 'user', content: 'word '.repeat(2_000) }] as const;
    const error = await failureOf(call.generate({ messages }));
    expect(error).toMatchObject({ code: 'context_too_long', model: { contextTokens: 1024, attempts: 0 } });
    expect(call.server.requests).toEqual([]);
    expect(call.usage.total().calls).toBe(0);
  });

  it('is given up while the model is looked up', async () => {
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const fetch: typeof globalThis.fetch = (_, init) => {
      init?.signal?.addEventListener('abort', isClosed);
      isAsked();
      return new Promise(() => {});
    };
    await using call = await withScript('ollama', answers.ollama, { fetch });
    const controller = new AbortController();
    const failure = failureOf(call.generate({ signal: controller.signal }));
    await asked;
    controller.abort();
    expect(await failure).toMatchObject({ code: 'aborted', model: { attempts: 0 } });
    await closed;
  });
});

describe('what a server refuses', () => {
  it('is left out step by step, and remembered', async () => {
    const refusing: Script = (response, call, request) =>
      'format' in request.body
        ? json(response, 400, { error: 'invalid format: boom' })
        : answers.ollama(response, call, request);
    await using call = await withScript('ollama', refusing, { maxAttempts: 1 });
    await call.generate();
    await call.generate();
    expect(call.server.requests.map(({ body }) => typeof body.format)).toEqual([
      'object',
      'string',
      'undefined',
      'undefined',
    ]);
  });

  it('may be not to think', async () => {
    const refusing: Script = (response, call, request) =>
      'think' in request.body
        ? json(response, 400, { error: '"small" does not support thinking' })
        : answers.ollama(response, call, request);
    await using call = await withScript('ollama', refusing, {}, show(qwen));
    expect(await call.generate()).toEqual({ text: good, complete: true });
    expect(call.server.requests).toHaveLength(2);
  });
});

describe('an answer', () => {
  const answering =
    (...frames: object[]): Script =>
    (response) =>
      lines(response, ...frames).end();
  const last = { message: { content: '' }, done: true, done_reason: 'stop' };

  it.each<[string, Script]>([
    ['in lines', answering({ message: { content: '{"word"' } }, { message: { content: ':"whale"}' } }, last)],
    ['with thoughts', answering({ message: { content: '', thinking: 'hm' } }, { message: { content: good } }, last)],
    ['in thoughts only', answering({ message: { content: '', thinking: good } }, last)],
    ['whole', (response) => json(response, 200, { message: { content: good }, done: true })],
  ])('is read: %s', async (_, script) => {
    await using call = await withScript('ollama', script);
    expect(await call.generate()).toEqual({ text: good, complete: true });
    expect(call.server.requests).toHaveLength(1);
  });

  it('has its tokens counted as far as they are told', async () => {
    await using call = await withScript(
      'ollama',
      answering({ message: { content: good } }, { ...last, prompt_eval_count: 7, eval_count: 3 }),
    );
    await call.generate();
    expect(call.usage.total()).toMatchObject({ promptTokens: 7, completionTokens: 3, calls: 1 });
    await using silent = await withScript(
      'ollama',
      answering({ message: { content: good } }, { ...last, eval_count: 3 }),
    );
    const before = silent.model.estimateTokens?.(prompt);
    await silent.generate();
    const { promptTokens, completionTokens, estimatedTokens } = silent.usage.total();
    expect([promptTokens, completionTokens]).toEqual([estimatedTokens, 3]);
    expect(silent.model.estimateTokens?.(prompt)).toBe(before);
  });

  it('says when the output limit cut it', async () => {
    await using call = await withScript(
      'ollama',
      answering({ message: { content: '{"w' } }, { ...last, done_reason: 'length' }),
    );
    expect(await call.generate()).toEqual({ text: '{"w', complete: false });
  });

  it('to a prompt that was cut is none', async () => {
    await using call = await withScript(
      'ollama',
      answering({ message: { content: good } }, { ...last, prompt_eval_count: 514 }),
      { contextTokens: 1024 },
    );
    const messages = [{ role: 'user', content: 'word '.repeat(500) }] as const;
    const error = await failureOf(call.generate({ messages }));
    expect(error).toMatchObject({ code: 'context_too_long', model: { kind: 'context_overflow', attempts: 1 } });
    expect(call.usage.total().promptTokens).toBe(514);
    // A count that only comes near is that of a language with fewer tokens than was thought.
    await using honest = await withScript(
      'ollama',
      answering({ message: { content: good } }, { ...last, prompt_eval_count: 520 }),
      { contextTokens: 1024 },
    );
    expect(await honest.generate({ messages })).toMatchObject({ complete: true });
    // The same count for a prompt of that size is no sign of anything.
    const fitting = [{ role: 'user', content: 'word '.repeat(300) }] as const;
    expect(await call.generate({ messages: fitting })).toMatchObject({ complete: true });
  });

  const nested = JSON.stringify({
    error: { code: 400, message: 'too long', type: 'exceed_context_size_error', n_ctx: 4096 },
  });
  it.each<[string, Script, object, number]>([
    [
      'a missing model',
      (response) => json(response, 404, { error: "model 'small' not found" }),
      { kind: 'model_missing' },
      1,
    ],
    [
      'no Ollama',
      (response) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found'),
      { kind: 'not_this_api' },
      1,
    ],
    [
      'an overflow told in JSON in JSON',
      (response) => json(response, 400, { error: nested }),
      { kind: 'context_overflow', contextTokens: 4096 },
      1,
    ],
    [
      'an overflow',
      (response) => json(response, 400, { error: 'the prompt is longer than the context length' }),
      { kind: 'context_overflow' },
      1,
    ],
    [
      'a sign-in',
      (response) => json(response, 401, { error: 'unauthorized', signin_url: 'https://x' }),
      { kind: 'auth' },
      1,
    ],
    [
      'a busy server',
      (response) => json(response, 503, { error: 'server busy, please try again.' }),
      { kind: 'rate_limited' },
      3,
    ],
    [
      'a runner that stopped',
      (response) => json(response, 500, { error: 'model runner has unexpectedly stopped' }),
      { kind: 'server_error' },
      3,
    ],
    ['an error line', answering({ message: { content: '{"' } }, { error: 'boom' }), { kind: 'server_error' }, 3],
    [
      'a bad line',
      (response) => void lines(response, { message: { content: '{"' } }).end('{"mess\n{"done":true}\n'),
      { kind: 'cut_stream' },
      3,
    ],
    [
      'a line that is no object',
      (response) => void lines(response, { message: { content: '{"' } }).end('42\n'),
      { kind: 'cut_stream' },
      3,
    ],
    ['an end without the last line', answering({ message: { content: '{"' } }), { kind: 'cut_stream' }, 3],
    [
      'a whole answer that is not done',
      (response) => json(response, 200, { message: { content: '{"' }, done: false }),
      { kind: 'cut_stream' },
      3,
    ],
    [
      'a model that was only loaded',
      answering({ message: { content: '' }, done: true, done_reason: 'load' }),
      { kind: 'empty_output' },
      3,
    ],
  ])('is told from %s, and nothing of it printed', async (_, script, model, attempts) => {
    const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
    await using call = await withScript('ollama', script);
    const error = await failureOf(call.generate());
    expect(error.model).toMatchObject({ ...model, attempts });
    expect(call.server.requests).toHaveLength(attempts);
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });

  it('that is missing its model says how to get it', async () => {
    await using call = await withScript('ollama', (response) =>
      json(response, 404, { error: "model 'small' not found" }),
    );
    expect((await failureOf(call.generate())).message).toContain('ollama pull small');
  });
});

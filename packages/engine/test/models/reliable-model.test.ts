import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { times } from '../../../../test/support/long.js';
import { EngineError } from '../../src/contract/errors.js';
import type { Provider } from '../../src/contract/model-settings.js';
import { collectGarbage } from '../support/collect-garbage.js';
import { answers, failureOf, good, key, prompt, schema, withScript } from '../support/model-calls.js';
import { counted, events, finished, json, lines, type Script, said } from '../support/scripted-server.js';

const both: Provider[] = ['openai', 'ollama'];

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
afterEach(() => void vi.useRealTimers());

/** A server that fails so often, and answers then. */
const failing =
  (provider: Provider, times: number, fail: Script): Script =>
  (response, call, request) =>
    call <= times ? fail(response, call, request) : answers[provider](response, call, request);

const status =
  (code: number, headers: Record<string, string> = {}, error: object | string = { message: 'boom' }): Script =>
  (response) =>
    json(response, code, { error }, headers);

describe.each(both)('%s: another attempt', (provider) => {
  it.each([408, 409, 429, 500, 502, 503, 504, 529])('follows status %d', async (code) => {
    await using call = await withScript(provider, failing(provider, 2, status(code)));
    expect(await call.generate()).toEqual({ text: good, complete: true });
    expect(call.server.requests).toHaveLength(3);
    expect(call.usage.total().calls).toBe(3);
    expect(call.retries.map(({ attempt }) => attempt)).toEqual([2, 3]);
  });

  it.each([400, 401, 403, 404, 422])('does not follow status %d', async (code) => {
    await using call = await withScript(provider, status(code));
    const error = await failureOf(call.generate());
    expect(error.model).toMatchObject({ provider, modelName: 'small', status: code, attempts: 1 });
    expect(call.server.requests).toHaveLength(1);
    expect(call.retries).toEqual([]);
  });

  it.each([
    ['a quota that is used up', status(429, {}, { message: 'no more', code: 'insufficient_quota' }), 'model_quota'],
    ['a filter', status(400, {}, { message: 'filtered', code: 'content_filter' }), 'model_refused'],
    [
      'a prompt that is too long',
      status(400, {}, { message: 'maximum context length is 900 tokens' }),
      'context_too_long',
    ],
    ['a redirect', (response) => void response.writeHead(307, { location: '/elsewhere' }).end(), 'model_error'],
    [
      'a page',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'model_error',
    ],
  ] as [string, Script, string][])('does not follow %s', async (_, script, code) => {
    await using call = await withScript(provider, script);
    expect(await failureOf(call.generate())).toMatchObject({ code });
    expect(call.server.requests).toHaveLength(1);
  });

  it('ends with the last one it may make', async () => {
    await using call = await withScript(provider, status(500), { maxAttempts: 2 });
    expect(await failureOf(call.generate())).toMatchObject({
      code: 'model_error',
      model: { attempts: 2, status: 500 },
    });
    expect(call.server.requests).toHaveLength(2);
  });

  it('follows a connection that breaks before and in the answer', async () => {
    const broken: Script = (response, call) => {
      if (call === 1) return response.destroy();
      return provider === 'openai'
        ? events(response, said('{"wo')).write('', () => response.destroy())
        : lines(response, { message: { content: '{"wo' } }).write('', () => response.destroy());
    };
    await using call = await withScript(provider, failing(provider, 2, broken));
    expect(await call.generate()).toEqual({ text: good, complete: true });
    expect(call.server.requests).toHaveLength(3);
  });

  it('does not begin an answer anew when what came of it is worth keeping', async () => {
    const cut: Script = (response) =>
      provider === 'openai'
        ? events(response, said('{"wo')).end()
        : lines(response, { message: { content: '{"wo' } }).end();
    await using call = await withScript(provider, cut);
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    const error = await failureOf(call.generate({ onText, onRestart: () => false }));
    expect(error).toMatchObject({ code: 'model_error', model: { kind: 'cut_stream', attempts: 1 } });
    expect(text).toBe('{"wo');
  });

  it('follows what the server says of it', async () => {
    await using never = await withScript(provider, status(503, { 'x-should-retry': 'false' }));
    await failureOf(never.generate());
    expect(never.server.requests).toHaveLength(1);
    await using again = await withScript(provider, failing(provider, 1, status(400, { 'x-should-retry': 'true' })));
    expect(await again.generate()).toEqual({ text: good, complete: true });
  });

  it.each([
    [{ 'retry-after-ms': '30' }, 'slow down', 30],
    [{ 'retry-after': '0.03' }, 'slow down', 30],
    [{}, 'Please try again in 30ms.', 30],
  ])('waits as long as the server asks: %o, %s', async (headers, message, waitMs) => {
    await using call = await withScript(provider, failing(provider, 1, status(429, headers, { message })));
    await call.generate();
    expect(call.retries).toEqual([{ attempt: 2, code: 'model_rate_limited', waitMs }]);
  });

  it.each([{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, { 'retry-after': 'soon' }])(
    'takes its own pause when the server asks for none that can be kept: %o',
    async (headers) => {
      await using call = await withScript(provider, failing(provider, 1, status(429, headers)));
      await call.generate();
      expect(call.retries[0]?.waitMs).toBeLessThanOrEqual(1);
    },
  );

  it('fails at once when the server asks to wait longer than may be waited', async () => {
    await using call = await withScript(provider, status(429, { 'retry-after': '3600' }));
    expect(await failureOf(call.generate())).toMatchObject({ code: 'model_rate_limited', retryAfter: 3600 });
    await using short = await withScript(provider, status(429, { 'retry-after': '7' }), { timeoutMs: 5_000 });
    expect(await failureOf(short.generate())).toMatchObject({ code: 'model_rate_limited', retryAfter: 7 });
    // Other calls keep the pause as well, and do not even ask.
    expect(await failureOf(short.generate())).toMatchObject({ code: 'model_rate_limited', model: { attempts: 0 } });
    expect(short.server.requests).toHaveLength(1);
  });

  it('keeps other calls waiting for the pause a server asked one call for', async () => {
    const times: number[] = [];
    const busyOnce: Script = (response, call, request) => {
      times.push(performance.now());
      return failing(provider, 1, status(429, { 'retry-after-ms': '80' }))(response, call, request);
    };
    await using call = await withScript(provider, busyOnce);
    let other: Promise<unknown> | undefined;
    const onRetry = () => {
      other = call.generate();
    };
    await call.generate({ onRetry });
    await other;
    const [refused = 0, ...later] = times;
    expect(later).toHaveLength(2);
    for (const time of later) expect(time - refused).toBeGreaterThanOrEqual(79);
  });

  it('follows an empty answer once as it was asked, and once less strictly', async () => {
    const empty: Script = (response) =>
      provider === 'openai'
        ? events(response, finished(), '[DONE]').end()
        : lines(response, { message: { content: ' ' }, done: true, done_reason: 'stop' }).end();
    await using call = await withScript(provider, empty);
    expect(await failureOf(call.generate())).toMatchObject({
      code: 'model_output_invalid',
      model: { kind: 'empty_output', attempts: 3 },
    });
    const [first, second, third] = call.server.requests.map(({ body }) => JSON.stringify(body));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('stops an answer that runs on in whitespace, and asks once more less strictly', async () => {
    const endless: Script = (response) => {
      const piece = ' '.repeat(50);
      const timer = setInterval(() => {
        if (provider === 'openai') response.write(`data: ${JSON.stringify(said(piece))}\n\n`);
        else response.write(`${JSON.stringify({ message: { content: piece } })}\n`);
      }, 1);
      response.once('close', () => clearInterval(timer));
    };
    await using call = await withScript(provider, failing(provider, 1, endless));
    expect(await call.generate()).toEqual({ text: good, complete: true });
    await (await call.server.received(1)).closedEarly;
    await using always = await withScript(provider, endless);
    expect(await failureOf(always.generate())).toMatchObject({ model: { kind: 'runaway', attempts: 2 } });
  });

  it('stops an answer that is longer than it may be', async () => {
    const long: Script = (response) =>
      provider === 'openai'
        ? events(response, said('x'.repeat(2_000)))
        : lines(response, { message: { content: 'x'.repeat(2_000) } });
    await using call = await withScript(provider, long, { maxReplyLength: 1_000 });
    const error = await failureOf(call.generate({ onText: () => {}, onRestart: () => false }));
    expect(error).toMatchObject({ model: { kind: 'runaway', attempts: 1 } });
    await (await call.server.received(1)).closedEarly;
  });

  it('doubles an output limit that was reached before any text', async () => {
    const full: Script = (response) =>
      provider === 'openai'
        ? events(response, finished('length'), '[DONE]').end()
        : lines(response, { message: { content: '' }, done: true, done_reason: 'length' }).end();
    await using call = await withScript(provider, failing(provider, 1, full), { maxTokens: 100 });
    expect(await call.generate()).toEqual({ text: good, complete: true });
    const limits = call.server.requests.map(
      ({ body }) => body.max_tokens ?? (body.options as { num_predict: number }).num_predict,
    );
    expect(limits).toEqual([100, 200]);
    await using unlimited = await withScript(provider, full);
    const error = await failureOf(unlimited.generate());
    expect(error).toMatchObject({ model: { kind: 'output_limit', attempts: 1 } });
    expect(error.message).toContain('maxTokens');
  });

  it('follows a server that does not begin to answer, once', async () => {
    await using call = await withScript(provider, () => {}, { firstByteMs: 30 });
    expect(await failureOf(call.generate())).toMatchObject({
      code: 'model_timeout',
      model: { kind: 'first_byte_timeout', attempts: 2 },
    });
  });
});

describe.each(both)('%s: time', (provider) => {
  const begun: Script = (response) =>
    provider === 'openai' ? events(response, said('{"wo')) : lines(response, { message: { content: '{"wo' } });

  it('is over when a server falls silent in its answer', async () => {
    await using call = await withScript(provider, begun, { idleMs: 30 });
    const error = await failureOf(call.generate());
    expect(error).toMatchObject({ code: 'model_timeout', model: { kind: 'idle_timeout' } });
    await (await call.server.received(1)).closedEarly;
  });

  it('is over when all of it was used', async () => {
    await using call = await withScript(provider, begun);
    const error = await failureOf(call.generate({ timeoutMs: 50 }));
    expect(error).toMatchObject({ code: 'model_timeout', model: { kind: 'total_timeout' } });
  });

  it('is not taken from an answer whose server forgets to end it', async () => {
    const open: Script = (response) =>
      provider === 'openai'
        ? events(response, said(good), finished(), counted(7, 3), '[DONE]')
        : lines(response, { message: { content: good }, done: true, prompt_eval_count: 7, eval_count: 3 });
    await using call = await withScript(provider, open);
    expect(await call.generate()).toEqual({ text: good, complete: true });
    expect(call.usage.total()).toMatchObject({ promptTokens: 7, completionTokens: 3, calls: 1 });
    await (await call.server.received(1)).closedEarly;
  });
});

describe.each(both)('%s: giving up', (provider) => {
  const begun: Script = (response) =>
    provider === 'openai' ? events(response, said('{"wo')) : lines(response, { message: { content: '{"wo' } });

  it('works before the call', async () => {
    await using call = await withScript(provider, answers[provider]);
    expect(await failureOf(call.generate({ signal: AbortSignal.abort() }))).toMatchObject({ code: 'aborted' });
    expect(call.server.requests).toEqual([]);
    expect(call.usage.total().calls).toBe(0);
  });

  it('works before the headers, and closes the connection', async () => {
    await using call = await withScript(provider, () => {});
    const controller = new AbortController();
    const failure = failureOf(call.generate({ signal: controller.signal }));
    const request = await call.server.received(1);
    controller.abort();
    expect(await failure).toMatchObject({ code: 'aborted', model: { kind: 'aborted' } });
    await request.closedEarly;
    expect(call.usage.total().calls).toBe(1);
  });

  it('works in the middle of an answer, however long ago the garbage was collected', async () => {
    await using call = await withScript(provider, begun);
    const controller = new AbortController();
    const hasBegun = deferred();
    const failure = failureOf(call.generate({ signal: controller.signal, onText: () => hasBegun.resolve() }));
    await hasBegun.promise;
    collectGarbage();
    controller.abort();
    expect(await failure).toMatchObject({ code: 'aborted' });
    await (await call.server.received(1)).closedEarly;
    const { promptTokens, completionTokens, estimatedTokens, calls } = call.usage.total();
    expect(calls).toBe(1);
    expect(promptTokens).toBeGreaterThanOrEqual(call.model.estimateTokens?.(prompt) ?? 0);
    expect(estimatedTokens).toBe(promptTokens + completionTokens);
    expect(completionTokens).toBe(call.model.estimateTokens?.('{"wo'));
  });

  it('works in the pause before another attempt', async () => {
    await using call = await withScript(provider, status(429, { 'retry-after': '30' }));
    const controller = new AbortController();
    const onRetry = () => setImmediate(() => controller.abort());
    expect(await failureOf(call.generate({ signal: controller.signal, onRetry }))).toMatchObject({ code: 'aborted' });
    expect(call.server.requests).toHaveLength(1);
  });

  it('works with a fetch that knows no signal', async () => {
    const fetch = () => new Promise<Response>(() => {});
    await using call = await withScript(provider, () => {}, { fetch });
    const controller = new AbortController();
    const failure = failureOf(call.generate({ signal: controller.signal }));
    setImmediate(() => controller.abort());
    expect(await failure).toMatchObject({ code: 'aborted' });
  });

  it('leaves no listener with the caller, over many calls', async () => {
    await using call = await withScript(
      provider,
      (response, count, request) =>
        count % 5 === 0 ? json(response, 500, { error: 'boom' }) : answers[provider](response, count, request),
      { maxAttempts: 10 },
    );
    const { signal } = new AbortController();
    for (let round = 0; round < times(20, 125); round += 1)
      await Promise.all(Array.from({ length: 8 }, () => call.generate({ signal })));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(call.usage.total().calls).toBe(call.server.requests.length);
  }, 60_000);

  it('ends with what a listener throws, and closes the connection', async () => {
    await using call = await withScript(provider, begun);
    const mine = new RangeError('enough');
    const onText = () => {
      throw mine;
    };
    await expect(call.generate({ onText })).rejects.toBe(mine);
    await (await call.server.received(1)).closedEarly;
    expect(call.server.requests).toHaveLength(1);
  });
});

describe.each(both)('%s: an error', (provider) => {
  it.each([
    [401, { error: { message: `Incorrect key ${key}`, code: 'invalid_api_key' } }],
    [422, { detail: [{ loc: ['body'], msg: 'bad', input: prompt }] }],
    [500, `<html>${prompt} ${key}</html>`],
    [200, `<html>${prompt} ${key}</html>`],
    [200, `{"broken ${prompt} ${key}`],
    [200, { error: { message: `${prompt} ${key}`, code: 400 } }],
  ])('holds neither key nor prompt nor the words of the server: %d', async (code, body) => {
    await using call = await withScript(provider, (response) => json(response, code, body));
    const error = await failureOf(call.generate());
    expect(error).toBeInstanceOf(EngineError);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/canary|Incorrect/);
  });

  it('names its host, and the id of the request', async () => {
    await using call = await withScript(provider, status(400, { 'x-request-id': 'req_1' }));
    const { host } = new URL(call.server.url);
    expect((await failureOf(call.generate())).model).toMatchObject({ host, requestId: 'req_1', kind: 'capability' });
  });
});

describe('what was learned', () => {
  it('is forgotten after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const refusing: Script = (response, call, request) =>
      'temperature' in request.body
        ? json(response, 400, { error: { message: 'no', param: 'temperature', code: 'unsupported_value' } })
        : answers.openai(response, call, request);
    await using call = await withScript('openai', refusing, { temperature: 0.5, maxAttempts: 1 });
    await call.generate();
    await call.generate();
    vi.setSystemTime(Date.now() + 3_600_001);
    await call.generate();
    expect(call.server.requests.map(({ body }) => 'temperature' in body)).toEqual([true, false, false, true, false]);
  });

  it('lowers the window', async () => {
    const overflow = {
      message: "This model's maximum context length is 4096 tokens.",
      code: 'context_length_exceeded',
    };
    await using call = await withScript('openai', status(400, {}, overflow));
    expect(call.model.contextTokens).toBeUndefined();
    const error = await failureOf(call.generate());
    expect(error).toMatchObject({ code: 'context_too_long', model: { contextTokens: 4096 } });
    expect(call.model.contextTokens).toBe(4096);
  });

  it('makes estimates of tokens follow the reports', async () => {
    await using call = await withScript('openai', (response) =>
      events(response, said(good), finished(), counted(1_000, 3), '[DONE]').end(),
    );
    const before = call.model.estimateTokens?.('word '.repeat(100)) ?? 0;
    await call.generate();
    expect(call.model.estimateTokens?.('word '.repeat(100))).toBeGreaterThan(before);
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe.each(both)('%s: a server that is down', (provider) => {
  const about = {
    '/v1/models': { data: [{ id: 'small' }] },
    '/api/version': { version: '0.33.0' },
    '/api/tags': { models: [{ name: 'small' }] },
    '/api/show': { capabilities: ['completion'] },
  };

  it('is left alone after failures in a row, until it is seen again and a call succeeds', async () => {
    let isDown = true;
    const script: Script = (response, count, request) =>
      isDown ? json(response, 500, { error: 'boom' }) : answers[provider](response, count, request);
    await using call = await withScript(provider, script, { maxAttempts: 1, maxFailures: 3 }, about);
    for (let failure = 0; failure < 3; failure += 1)
      expect(await failureOf(call.generate())).toMatchObject({ code: 'model_error' });
    const error = await failureOf(call.generate());
    expect(error).toMatchObject({ code: 'model_unreachable', model: { kind: 'resting', attempts: 0 } });
    expect(error.message).toMatch(/^The model server failed 3 times in a row; it is asked again in 30 s\.$/);
    expect(error.retryAfter).toBe(30);
    expect(call.server.requests).toHaveLength(3);
    expect(call.usage.total().calls).toBe(3);
    isDown = false;
    expect(await call.model.probe()).toMatchObject({ reachable: true });
    expect(await call.generate()).toMatchObject({ text: good });
    expect(await call.generate()).toMatchObject({ text: good });
  });

  it('is not one that refuses, that is slow with words, or whose callers leave', async () => {
    const scripts: Script[] = [
      status(401),
      status(429),
      (response) =>
        provider === 'openai' ? events(response, said('{"wo')) : lines(response, { message: { content: '{"wo' } }),
    ];
    for (const script of scripts) {
      await using call = await withScript(provider, script, { maxAttempts: 1, maxFailures: 1, idleMs: 20 });
      const left = AbortSignal.abort();
      expect(await failureOf(call.generate({ signal: left }))).toMatchObject({ code: 'aborted' });
      const { code } = await failureOf(call.generate());
      expect(await failureOf(call.generate())).toMatchObject({ code });
      expect(call.server.requests).toHaveLength(2);
    }
  });
});

describe.each(both)('%s: a reply that nobody waits for', (provider) => {
  const streams = ({ requests }: { readonly requests: readonly { readonly body: object }[] }) =>
    requests.map(({ body }) => (body as { stream?: boolean }).stream);
  const whole: Script = (response, _, { body }) => {
    if (body.stream === true) return answers[provider](response, 1, {} as never);
    const message = { role: 'assistant', content: good };
    json(
      response,
      200,
      provider === 'openai' ? { choices: [{ message, finish_reason: 'stop' }] } : { message, done: true },
    );
  };
  const unheard = { mayBeWhole: true };

  it('comes in one piece once its server has shown how quick it is', async () => {
    await using call = await withScript(provider, whole);
    for (const request of [unheard, unheard, {}, unheard])
      expect(await call.generate(request)).toEqual({ text: good, complete: true });
    expect(streams(call.server)).toEqual([true, false, true, false]);
    for (const { body } of call.server.requests)
      expect('stream_options' in body).toBe(provider === 'openai' && body.stream === true);
    // A reply of another kind may take longer.
    await call.generate({ ...unheard, schema: { ...schema, name: 'longer' } });
    expect(streams(call.server).at(-1)).toBe(true);
  });

  it('is streamed where its time is short', async () => {
    await using call = await withScript(provider, whole, { idleMs: 1 });
    for (let count = 0; count < 3; count += 1) await call.generate(unheard).catch(() => {});
    expect(streams(call.server)).not.toContain(false);
  });

  it('is streamed after one that broke off', async () => {
    await using call = await withScript(provider, (response, count, request) =>
      count === 2
        ? void response.writeHead(200).write('{"cho', () => response.destroy())
        : whole(response, count, request),
    );
    await call.generate(unheard);
    expect(await call.generate(unheard)).toEqual({ text: good, complete: true });
    expect(streams(call.server)).toEqual([true, false, true]);
  });

  it('is streamed after one that did not come in time, and from then on', async () => {
    await using call = await withScript(
      provider,
      (response, count, request) => (count === 2 ? undefined : whole(response, count, request)),
      { firstByteMs: 3_000 },
    );
    await call.generate(unheard);
    for (let count = 0; count < 2; count += 1) await call.generate(unheard);
    expect(streams(call.server).slice(-2)).toEqual([true, true]);
    expect(call.usage.total().calls).toBe(4);
  });
});

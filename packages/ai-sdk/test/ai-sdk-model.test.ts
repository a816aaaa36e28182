import {
  APICallError,
  type LanguageModelV3,
  type LanguageModelV3CallOptions,
  type LanguageModelV3StreamPart,
  LoadAPIKeyError,
  NoSuchModelError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider';
import { createEngine, type EngineError, isEngineError, type ModelRequest, type ModelRetry } from '@ludotext/engine';
import quiz from '@ludotext/game-quiz';
import { MockLanguageModelV3, simulateReadableStream } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { type AiSdkModelOptions, aiSdkModel } from '../src/index.js';

const good = '{"word":"whale"}';
const prompt = 'Name an animal of the canary-prompt.';
const schema = {
  name: 'animal',
  jsonSchema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
};

type Part = LanguageModelV3StreamPart;
const said = (...pieces: string[]): Part[] => pieces.map((delta) => ({ type: 'text-delta', id: '1', delta }));
const finished = (
  unified: 'stop' | 'length' | 'content-filter' | 'error' | 'other' = 'stop',
  [total, cacheRead, output]: readonly (number | undefined)[] = [120, 40, 8],
): Part => ({
  type: 'finish',
  finishReason: { unified, raw: unified },
  usage: {
    inputTokens: { total, noCache: undefined, cacheRead, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  },
});
const streamOf = (...chunks: Part[]) => ({ stream: simulateReadableStream({ chunks }) });
const wholeReply: Part[] = [{ type: 'stream-start', warnings: [] }, ...said(good), finished()];

/** A response of a provider's server. */
const refused = (statusCode: number | undefined, body: object | string = '', headers: Record<string, string> = {}) =>
  new APICallError({
    message: 'a message of the provider',
    url: 'https://models.example/v1',
    requestBodyValues: {},
    ...(statusCode === undefined ? {} : { statusCode }),
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
    responseHeaders: headers,
  });

/** A model that does what the n-th of these says, the last of them from then on: throws it, or streams it. */
function scripted(...steps: readonly (Error | Part[])[]): MockLanguageModelV3 {
  let call = 0;
  return new MockLanguageModelV3({
    provider: 'example.chat',
    modelId: 'one',
    doStream: async () => {
      const step = steps[Math.min(call, steps.length - 1)] ?? [];
      call += 1;
      if (step instanceof Error) throw step;
      return streamOf(...step);
    },
  });
}

async function ask(model: LanguageModelV3, request: Partial<ModelRequest> = {}, options: AiSdkModelOptions = {}) {
  return aiSdkModel(model, { retryBaseMs: 1, ...options }).generate({
    messages: [
      { role: 'system', content: 'You write.' },
      { role: 'user', content: prompt },
    ],
    schema,
    ...request,
  });
}

async function failureOf(promise: Promise<unknown>): Promise<EngineError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isEngineError(error)) throw new Error('expected an EngineError', { cause: error });
  return error;
}

describe('a call', () => {
  it('asks for JSON with the schema, and tells the model the prompt and nothing unset', async () => {
    const model = scripted(wholeReply);
    await ask(model);
    const [asked] = model.doStreamCalls as [LanguageModelV3CallOptions];
    expect(asked.prompt[0]).toEqual({ role: 'system', content: 'You write.' });
    expect(JSON.stringify(asked.prompt[1])).toContain(prompt);
    expect(asked.prompt[1]?.role).toBe('user');
    expect(asked.responseFormat).toMatchObject({
      type: 'json',
      name: 'animal',
      schema: { type: 'object', required: ['word'], additionalProperties: false },
    });
    expect(Object.keys(asked).sort()).toEqual(['abortSignal', 'prompt', 'responseFormat']);
  });

  it('takes the settings of the engine and what the AI SDK passes on to a provider', async () => {
    const model = scripted(wholeReply);
    const providerOptions = { example: { effort: 'low' } };
    const headers = { 'x-school': '7' };
    await ask(model, {}, { temperature: 0.3, maxTokens: 500, providerOptions, headers });
    expect(model.doStreamCalls[0]).toMatchObject({ temperature: 0.3, maxOutputTokens: 500, providerOptions, headers });
  });

  it('streams pieces as they come, thoughts aside', async () => {
    const pieces: string[] = [];
    const thoughts: Part[] = [{ type: 'reasoning-delta', id: '0', delta: 'Hm. ' }];
    const model = scripted([...thoughts, ...said('{"word":', '"wha', 'le"}'), finished()]);
    const { text } = await ask(model, { onText: (piece) => pieces.push(piece) });
    expect([text, pieces]).toEqual([good, ['{"word":', '"wha', 'le"}']]);
  });

  it('is complete unless the output limit cut it', async () => {
    expect((await ask(scripted(wholeReply))).complete).toBe(true);
    expect((await ask(scripted([...said(good), finished('other')]))).complete).toBe(true);
    expect((await ask(scripted([...said('{"word":"wh'), finished('length')]))).complete).toBe(false);
  });

  it('counts its tokens, cached ones included, and estimates what is not reported', async () => {
    const { usage } = await ask(scripted(wholeReply));
    expect(usage).toMatchObject({ promptTokens: 120, cachedTokens: 40, completionTokens: 8, calls: 1 });
    const unknown = await ask(scripted([...said(good), finished('stop', [])]));
    expect(unknown.usage?.promptTokens).toBeGreaterThan(0);
    expect(unknown.usage?.estimatedTokens).toBe(
      (unknown.usage?.promptTokens ?? 0) + (unknown.usage?.completionTokens ?? 0),
    );
  });
});

describe('another attempt', () => {
  it.each([408, 429, 500, 502, 503, 529])('follows status %d', async (status) => {
    const retries: ModelRetry[] = [];
    const model = scripted(refused(status), refused(status), wholeReply);
    const { text, usage } = await ask(model, { onRetry: (retry) => retries.push(retry) });
    expect([text, usage?.calls]).toEqual([good, 3]);
    expect(retries.map(({ attempt }) => attempt)).toEqual([2, 3]);
  });

  it('waits as long as the server asks', async () => {
    const retries: ModelRetry[] = [];
    const model = scripted(refused(429, '', { 'retry-after-ms': '30' }), wholeReply);
    await ask(model, { onRetry: (retry) => retries.push(retry) });
    expect(retries).toEqual([{ attempt: 2, code: 'model_rate_limited', waitMs: 30 }]);
  });

  it('follows a failure in the middle of a reply, unless what came of it is worth keeping', async () => {
    const broken: Part[] = [...said('{"wo'), { type: 'error', error: refused(529, { error: 'overloaded' }) }];
    expect((await ask(scripted(broken, said('{"wo'), wholeReply))).text).toBe(good);
    const kept = scripted(broken);
    const error = await failureOf(ask(kept, { onRestart: () => false }));
    expect(error.model).toMatchObject({ kind: 'rate_limited', attempts: 1 });
    expect(kept.doStreamCalls).toHaveLength(1);
  });

  it('asks with less where the schema is refused: by the server, or by the provider', async () => {
    const formats = (model: MockLanguageModelV3) => model.doStreamCalls.map(({ responseFormat }) => responseFormat);
    const byServer = scripted(refused(400, { error: { message: 'response_format is not supported' } }), wholeReply);
    expect((await ask(byServer)).text).toBe(good);
    expect(formats(byServer)).toHaveLength(2);
    const without = new UnsupportedFunctionalityError({ functionality: 'JSON response format' });
    const byProvider = scripted(without, without, without, wholeReply);
    expect((await ask(byProvider)).text).toBe(good);
    expect(formats(byProvider)).toEqual([
      expect.objectContaining({ type: 'json', schema: expect.anything() }),
      expect.objectContaining({ type: 'json', schema: expect.anything() }),
      { type: 'json' },
      undefined,
    ]);
  });
});

const overflow = 'prompt is too long: 210000 tokens > 200000 maximum';

describe('a failure', () => {
  it.each<[string, Error | Part[], object]>([
    ['no connection', refused(undefined), { code: 'model_unreachable', model: { attempts: 3 } }],
    ['no connection, plainly', new TypeError('fetch failed'), { code: 'model_unreachable', model: { attempts: 3 } }],
    ['a wrong key', refused(401), { code: 'model_auth_failed', model: { kind: 'auth', attempts: 1, status: 401 } }],
    ['no key', new LoadAPIKeyError({ message: 'set EXAMPLE_API_KEY' }), { code: 'model_auth_failed' }],
    [
      'a model the server does not know',
      refused(404, { error: { code: 'model_not_found' } }),
      { code: 'model_not_found' },
    ],
    [
      'a model the provider does not know',
      new NoSuchModelError({ modelId: 'one', modelType: 'languageModel' }),
      { code: 'model_not_found', model: { attempts: 1 } },
    ],
    [
      'no quota left',
      refused(429, { error: { code: 'insufficient_quota', message: 'no' } }),
      { code: 'model_quota', model: { attempts: 1 } },
    ],
    [
      'a rate limit for an hour',
      refused(429, '', { 'retry-after': '3600' }),
      { code: 'model_rate_limited', retryAfter: 3600, model: { attempts: 1 } },
    ],
    [
      'a prompt that is too long',
      refused(400, { type: 'error', error: { type: 'invalid_request_error', message: overflow } }),
      { code: 'context_too_long', model: { kind: 'context_overflow', contextTokens: 200_000 } },
    ],
    ['a filter of the prompt', refused(400, { error: { code: 'content_filter' } }), { code: 'model_refused' }],
    ['a filter of the reply', [...said('{"wo'), finished('content-filter')], { code: 'model_refused' }],
    ['a server that fails', refused(500), { code: 'model_error', model: { kind: 'server_error', attempts: 3 } }],
    ['a response that the provider cannot read', refused(200, 'no JSON'), { code: 'model_error' }],
    ['a model that fails', [finished('error')], { code: 'model_error', model: { kind: 'server_error' } }],
    ['a reply that breaks off', said('{"wo'), { code: 'model_error', model: { kind: 'cut_stream', attempts: 3 } }],
    ['a reply without text', [finished()], { code: 'model_output_invalid', model: { kind: 'empty_output' } }],
    [
      'no text within the limit',
      [finished('length')],
      { code: 'model_output_invalid', model: { kind: 'output_limit' } },
    ],
  ])('is told as of any other model: %s', async (_, step, expected) => {
    const error = await failureOf(ask(scripted(step)));
    expect(error).toMatchObject(expected);
    expect(error.model).toMatchObject({ provider: 'example.chat', modelName: 'one' });
  });

  it('quotes neither the server nor the prompt, and names no host', async () => {
    const error = await failureOf(ask(scripted(refused(500, { error: { message: `canary-secret ${prompt}` } }))));
    expect(JSON.stringify([error.message, error.model])).not.toMatch(/canary|ai-sdk\.invalid/);
  });

  it('is a timeout where the model says nothing', async () => {
    const silent = new MockLanguageModelV3({ doStream: () => new Promise(() => {}) });
    const error = await failureOf(ask(silent, {}, { firstByteMs: 30, maxAttempts: 1 }));
    expect(error).toMatchObject({ code: 'model_timeout', model: { kind: 'first_byte_timeout' } });
  });
});

describe('the end of a call', () => {
  it('reaches the model when the caller leaves', async () => {
    const leaving = new AbortController();
    let given: AbortSignal | undefined;
    const model = new MockLanguageModelV3({
      doStream: async ({ abortSignal }) => {
        given = abortSignal;
        leaving.abort();
        return new Promise((_, reject) => abortSignal?.addEventListener('abort', () => reject(abortSignal.reason)));
      },
    });
    expect((await failureOf(ask(model, { signal: leaving.signal }))).code).toBe('aborted');
    expect(given?.aborted).toBe(true);
  });

  it('closes the stream', async () => {
    const leaving = new AbortController();
    const closed = new Promise<void>((resolve) => {
      const stream = new ReadableStream<Part>({
        pull: (controller) => controller.enqueue({ type: 'text-delta', id: '1', delta: 'a' }),
        cancel: () => resolve(),
      });
      const model = new MockLanguageModelV3({ doStream: async () => ({ stream }) });
      const asked = ask(model, { signal: leaving.signal, onText: () => leaving.abort() });
      void failureOf(asked).then(({ code }) => expect(code).toBe('aborted'));
    });
    await closed;
  });
});

describe('in an engine', () => {
  it('writes items, each of which arrives as soon as it is whole', async () => {
    const item = (name: string) => ({
      question: `What do ${name} do?`,
      correct: 'They sing',
      distractors: ['They fly', 'They dance', 'They read'],
      evidence: 'Whales sing songs.',
    });
    let release = () => {};
    const rest = new Promise<void>((resolve) => {
      release = resolve;
    });
    const stream = new ReadableStream<Part>({
      async start(controller) {
        for (const part of said(`{"items":[${JSON.stringify(item('whales'))},`)) controller.enqueue(part);
        await rest;
        for (const part of said(`${JSON.stringify(item('big whales'))}]}`)) controller.enqueue(part);
        controller.enqueue(finished());
        controller.close();
      },
    });
    const model = new MockLanguageModelV3({
      provider: 'example.chat',
      modelId: 'one',
      doStream: async () => ({ stream }),
    });
    const engine = createEngine({ games: [quiz], model: aiSdkModel(model) });
    expect(engine.llm).toBe('example.chat/one');
    const text = 'Whales sing songs. The songs of big whales carry for miles through the sea.';
    const kinds: string[] = [];
    for await (const event of engine.stream.direct(quiz, { text, source: 'prose', maxItems: 1, effort: 'low' })) {
      kinds.push(event.type);
      if (event.type === 'item') release();
      if (event.type === 'done') expect(event.result.tokenUsage).toMatchObject({ promptTokens: 120, calls: 1 });
    }
    expect(kinds.filter((type) => type === 'item' || type === 'done')).toEqual(['item', 'done']);
  });

  it('is reachable by its own word, and refuses what is no model of AI SDK 6', async () => {
    expect(await aiSdkModel(scripted(wholeReply)).probe()).toMatchObject({ reachable: true });
    const older = { ...scripted(wholeReply), specificationVersion: 'v2' } as unknown as LanguageModelV3;
    expect(() => aiSdkModel(older)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    expect(() => aiSdkModel(scripted(wholeReply), { temperature: 3 })).toThrow(
      expect.objectContaining({ code: 'invalid_request' }),
    );
  });
});

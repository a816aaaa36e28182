import { afterEach, describe, expect, it, vi } from 'vitest';
import { toServerSchema } from '../../src/schema/server-schema.js';
import { answers, failureOf, good, key, schema, withScript } from '../support/model-calls.js';
import { counted, events, finished, json, type Script, said } from '../support/scripted-server.js';

afterEach(() => vi.unstubAllEnvs());

const formatOf = (body: Readonly<Record<string, unknown>>) =>
  body.response_format as Record<string, unknown> | undefined;

/** Refuses what a test names, and answers the rest. */
const refusing =
  (refuses: (body: Readonly<Record<string, unknown>>) => boolean, status: number, error: object): Script =>
  (response, call, request) =>
    refuses(request.body) ? json(response, status, error) : answers.openai(response, call, request);

describe('a request', () => {
  it('asks for a stream with a strict schema, and sends the key and nothing unset', async () => {
    await using call = await withScript('openai', answers.openai);
    await call.generate();
    const [request] = call.server.requests;
    expect(request?.headers.authorization).toBe(`Bearer ${key}`);
    expect(request?.body).toMatchObject({ model: 'small', stream: true, stream_options: { include_usage: true } });
    expect(formatOf(request?.body ?? {})).toEqual({
      type: 'json_schema',
      json_schema: { name: 'answer', strict: true, schema: toServerSchema(schema.jsonSchema, 'strict') },
    });
    expect(JSON.stringify(request?.body)).not.toMatch(/temperature|max_|seed/);
    expect(JSON.stringify(request?.body.messages)).toContain('JSON');
  });

  it("holds nothing of the client's own environment", async () => {
    vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:1/v1');
    vi.stubEnv('OPENAI_ORG_ID', 'org-secret');
    vi.stubEnv('OPENAI_PROJECT_ID', 'project-secret');
    vi.stubEnv('OPENAI_API_KEY', 'sk-environment');
    vi.stubEnv('OPENAI_ADMIN_KEY', 'sk-environment-admin');
    vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-custom: header-secret');
    await using call = await withScript('openai', answers.openai, { apiKey: undefined });
    await call.generate();
    expect(JSON.stringify(call.server.requests[0]?.headers)).not.toMatch(/secret|sk-environment|authorization/);
  });

  it('does not repeat the schema where the server shows it to the model', async () => {
    const bodies: string[] = [];
    const fetch: typeof globalThis.fetch = async (_, init) => {
      bodies.push(String(init?.body));
      return new Response(`data: ${JSON.stringify(said(good))}\n\ndata: [DONE]\n\n`);
    };
    await using call = await withScript('openai', answers.openai, {
      fetch,
      baseUrl: 'https://api.openai.com/v1',
      maxTokens: 50,
    });
    await call.generate();
    expect(call.model).toMatchObject({ schemaFirst: true, contextTokens: 128_000 });
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      messages: [{ role: 'user', content: 'Say a word about the canary-prompt.' }],
      max_completion_tokens: 50,
    });
  });
});

describe('what a server refuses', () => {
  it.each<[string, number, object]>([
    ['LM Studio', 400, { error: "'response_format.type' must be 'text'" }],
    [
      'DeepSeek',
      400,
      { error: { message: 'This response_format type is unavailable now', code: 'invalid_request_error' } },
    ],
    [
      'llama.cpp',
      400,
      { error: { message: 'Failed to initialize samplers: failed to parse grammar', type: 'invalid_request_error' } },
    ],
    [
      'an old vLLM',
      400,
      { object: 'error', message: 'The provided JSON schema contains features not supported by xgrammar.' },
    ],
    ['FastAPI', 422, { detail: [{ loc: ['body', 'response_format'], msg: 'extra fields not permitted' }] }],
    ['OpenAI', 400, { error: { message: 'Bad', param: 'response_format', code: 'invalid_json_schema' } }],
  ])('is left out step by step, as %s says it, and remembered', async (_, status, error) => {
    await using call = await withScript(
      'openai',
      refusing((body) => 'response_format' in body, status, error),
      { maxAttempts: 1 },
    );
    expect(await call.generate()).toEqual({ text: good, complete: true });
    await call.generate();
    const formats = call.server.requests.map(({ body }) => {
      const format = formatOf(body);
      const { strict } = (format?.json_schema ?? {}) as { strict?: boolean };
      return format === undefined ? 'none' : `${format.type}${strict === true ? ' strict' : ''}`;
    });
    expect(formats).toEqual(['json_schema strict', 'json_schema', 'json_object', 'none', 'none']);
    expect(call.usage.total().calls).toBe(5);
  });

  it.each<[string, number, object]>([
    ['temperature', 400, { error: { message: 'Unsupported value', param: 'temperature', code: 'unsupported_value' } }],
    ['temperature', 400, { error: { message: 'invalid temperature: only 1 is allowed for this model' } }],
    [
      'stream_options',
      422,
      {
        object: 'error',
        message: { detail: [{ type: 'extra_forbidden', loc: ['body', 'stream_options', 'include_usage'] }] },
      },
    ],
    ['max_tokens', 400, { error: { message: "'max_tokens' is too large: 50" } }],
  ])('%s is left out when it is refused, and only once', async (name, status, error) => {
    const settings = { temperature: 0.2, maxTokens: 50, maxAttempts: 1 };
    await using call = await withScript(
      'openai',
      refusing((body) => name in body, status, error),
      settings,
    );
    expect(await call.generate()).toEqual({ text: good, complete: true });
    await call.generate();
    expect(call.server.requests.map(({ body }) => name in body)).toEqual([true, false, false]);
    await using stubborn = await withScript(
      'openai',
      refusing(() => true, status, error),
      settings,
    );
    const failure = await failureOf(stubborn.generate());
    expect(failure).toMatchObject({ code: 'model_error', model: { kind: 'capability' } });
    expect(stubborn.server.requests.length).toBeLessThanOrEqual(3);
  });

  it('is named otherwise where the limit has another name', async () => {
    const error = {
      error: { message: 'Use max_completion_tokens instead.', param: 'max_tokens', code: 'unsupported_parameter' },
    };
    await using call = await withScript(
      'openai',
      refusing((body) => 'max_tokens' in body, 400, error),
      { maxTokens: 50 },
    );
    await call.generate();
    expect(call.server.requests[1]?.body).toMatchObject({ max_completion_tokens: 50 });
    expect(call.server.requests[1]?.body).not.toHaveProperty('max_tokens');
  });

  it('is not asked less of for a fault that has nothing to do with it', async () => {
    const error = { error: { message: 'response_format is fine, the key is not' } };
    await using call = await withScript('openai', (response) => json(response, 401, error));
    await failureOf(call.generate());
    expect(call.server.requests).toHaveLength(1);
  });

  it('is the answer itself where the server held it back for not fitting the schema', async () => {
    const error = { message: 'no', code: 'json_validate_failed', failed_generation: good };
    await using call = await withScript('openai', (response) => json(response, 400, { error }));
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    expect(await call.generate({ onText })).toEqual({ text: good, complete: true });
    expect(text).toBe(good);
  });
});

describe('an answer', () => {
  const answering =
    (...frames: (object | string)[]): Script =>
    (response) =>
      events(response, ...frames).end();
  const whole =
    (message: object, finish: string | null = 'stop'): Script =>
    (response) =>
      json(response, 200, { object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }] });
  const delta = (part: object) => ({ choices: [{ index: 0, delta: part }] });
  const thought = (part: object) => [delta(part), finished(), '[DONE]'];

  it.each<[string, Script]>([
    ['in deltas', answering(delta({ role: 'assistant' }), said('{"word"'), said(':"whale"}'), finished(), '[DONE]')],
    ['without [DONE]', answering(said(good), finished())],
    ['without a finish', answering(said(good), '[DONE]')],
    ['behind empty choices', answering({ choices: [], prompt_filter_results: [] }, said(good), finished(), '[DONE]')],
    ['in parts', answering(delta({ content: [{ type: 'text', text: good }] }), finished(), '[DONE]')],
    ['with thoughts', answering(delta({ reasoning_content: 'hm' }), said(good), finished(), '[DONE]')],
    ['in thoughts only', answering(...thought({ reasoning: `So {it} is ${good}` }))],
    ['whole', whole({ content: good })],
    [
      'whole, in parts',
      whole({
        content: [
          { type: 'thinking', thinking: [] },
          { type: 'text', text: good },
        ],
      }),
    ],
    [
      'whole, over several lines',
      (response) => json(response, 200, JSON.stringify({ choices: [{ message: { content: good } }] }, null, 2)),
    ],
    [
      'between comments',
      (response) =>
        void events(response).end(`: WAIT\n\ndata: ${JSON.stringify(said(good))}\n\n: WAIT\n\ndata: [DONE]\n\n`),
    ],
    [
      'with CRLF and no space',
      (response) => void events(response).end(`data:${JSON.stringify(said(good))}\r\n\r\ndata:[DONE]\r\n\r\n`),
    ],
    ['cut behind its end', (response) => events(response, said(good), finished()).write('', () => response.destroy())],
  ])('is read: %s', async (_, script) => {
    await using call = await withScript('openai', script);
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    expect(await call.generate({ onText })).toEqual({ text: good, complete: true });
    expect(text).toBe(good);
    expect(call.server.requests).toHaveLength(1);
  });

  it.each<[string, (object | string)[]]>([
    ['at the end', [said(good), finished(), counted(12, 5), '[DONE]']],
    [
      'with every chunk',
      [
        { ...said(good), usage: { prompt_tokens: 12, completion_tokens: 2 } },
        { ...finished(), ...{ usage: { prompt_tokens: 12, completion_tokens: 5 } } },
        '[DONE]',
      ],
    ],
    [
      "in Groq's member",
      [said(good), { ...finished(), x_groq: { usage: { prompt_tokens: 12, completion_tokens: 5 } } }, '[DONE]'],
    ],
  ])('has its tokens counted once: %s', async (_, frames) => {
    await using call = await withScript('openai', answering(...frames));
    await call.generate();
    expect(call.usage.total()).toMatchObject({ promptTokens: 12, completionTokens: 5, totalTokens: 17, calls: 1 });
  });

  it('counts the tokens of attempts that failed', async () => {
    await using call = await withScript('openai', (response, count, request) =>
      count === 1
        ? events(response, { ...said('{"'), usage: { prompt_tokens: 9 } }).end()
        : answers.openai(response, count, request),
    );
    await call.generate();
    const { promptTokens, completionTokens, estimatedTokens = 0, calls } = call.usage.total();
    expect(calls).toBe(2);
    expect(promptTokens + completionTokens - estimatedTokens).toBe(9);
  });

  it('says when the output limit cut it', async () => {
    await using call = await withScript('openai', answering(said('{"word'), finished('length'), '[DONE]'));
    expect(await call.generate()).toEqual({ text: '{"word', complete: false });
  });

  it.each<[string, Script, string, number]>([
    ['a refusal', answering(delta({ refusal: 'I cannot' }), finished(), '[DONE]'), 'refused', 1],
    ['a whole refusal', whole({ content: null, refusal: 'I cannot' }), 'refused', 1],
    ['a filter', answering(said('{"w'), finished('content_filter'), '[DONE]'), 'content_filter', 1],
    ['an error frame', answering(said('{"w'), { error: { message: 'boom' } }), 'server_error', 3],
    ['a flat error frame', answering({ object: 'error', message: 'boom', code: 500 }), 'server_error', 3],
    [
      'an error with a code at 200',
      (response) => json(response, 200, { error: { message: 'upstream', code: 502 } }),
      'server_error',
      3,
    ],
    [
      'an error event',
      (response) => void events(response).end('event: error\ndata: {"message":"boom"}\n\n'),
      'server_error',
      3,
    ],
    ['a frame that is no JSON', answering(said('{"w'), '{"choices":[{'), 'cut_stream', 3],
    ['a body that breaks off', (response) => json(response, 200, '{"choices":[{"mess'), 'cut_stream', 3],
    ['an end without an end', answering(said('{"word')), 'cut_stream', 3],
    ['no choice', (response) => json(response, 200, { object: 'chat.completion', choices: [] }), 'empty_output', 3],
    ['plain words', (response) => json(response, 200, 'hello'), 'not_this_api', 1],
    ['another service', (response) => json(response, 200, { status: 'up' }), 'not_this_api', 1],
  ])('is told from %s', async (_, script, kind, attempts) => {
    await using call = await withScript('openai', script);
    const error = await failureOf(call.generate());
    expect(error.model).toMatchObject({ kind, attempts });
    expect(error.message).not.toMatch(/boom|cannot|upstream|hello/);
    expect(call.server.requests).toHaveLength(attempts);
  });
});

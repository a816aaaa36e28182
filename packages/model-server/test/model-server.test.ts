import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../src/index.js';

const schema = {
  type: 'object',
  properties: { words: { type: 'array', items: { type: 'string' } }, score: { type: 'integer', maximum: 100 } },
  required: ['words', 'score'],
  additionalProperties: false,
};
const prompt = 'Here.\n<text-0a>\nWhales live in every ocean. They sing for many miles.\n</text-0a>\nName words.';

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer({ models: ['small'] });
});
afterEach(() => server.close());

function post(path: string, body: object): Promise<Response> {
  return fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
}

function chat(task: string, wanted: object = schema, strict = true): Promise<Response> {
  return post('/v1/chat/completions', {
    model: 'small',
    messages: [{ role: 'user', content: task }],
    response_format: { type: 'json_schema', json_schema: { name: 'x', strict, schema: wanted } },
  });
}

async function contentOf(response: Response): Promise<{ words: string[]; score: number }> {
  const body = (await response.json()) as { choices: [{ message: { content: string } }] };
  return JSON.parse(body.choices[0].message.content);
}

describe('startModelServer', () => {
  it("answers OpenAI's protocol with what fits the schema, in sentences of the text", async () => {
    const answer = await contentOf(await chat(prompt));
    expect(answer.score).toBe(100);
    for (const word of answer.words) expect(prompt).toContain(word);
    expect(answer.words).toContain('Whales live in every ocean.');
  });

  it("answers Ollama's protocol as a stream and whole, with the same content", async () => {
    const body = { model: 'small', messages: [{ role: 'user', content: prompt }], format: schema };
    const whole = (await (await post('/api/chat', { ...body, stream: false })).json()) as Line;
    const lines = (await (await post('/api/chat', body)).text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    expect(lines.map(({ message }) => message.content).join('')).toBe(whole.message.content);
    expect(lines.at(-1)).toMatchObject({ done: true, done_reason: 'stop', prompt_eval_count: expect.any(Number) });
  });

  it('answers the same task the same, and another one differently', async () => {
    const text = `<text-0a>\n${Array.from({ length: 60 }, (_, n) => `This is sentence number ${n} of it.`).join(' ')}\n</text-0a>`;
    const [first, again, other] = await Promise.all(
      ['Write one.', 'Write one.', 'Write another.'].map(async (task) => contentOf(await chat(`${text}\n${task}`))),
    );
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('refuses a strict schema that breaks the rules as OpenAI does, and takes it where strict is off', async () => {
    const loose = { ...schema, required: ['words'] };
    const refusal = await chat(prompt, loose);
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toMatchObject({
      error: { type: 'invalid_request_error', param: 'response_format', code: 'invalid_json_schema' },
    });
    expect((await chat(prompt, loose, false)).status).toBe(200);
  });

  it('reports a quarter of the characters as tokens, and keeps the sum', async () => {
    const { usage } = (await (await chat(prompt)).json()) as { usage: { prompt_tokens: number; total_tokens: number } };
    expect(usage.prompt_tokens).toBe(Math.ceil(prompt.length / 4));
    await chat(prompt);
    expect(server.reported.promptTokens).toBe(2 * usage.prompt_tokens);
    expect(server.reported.promptTokens + server.reported.completionTokens).toBe(2 * usage.total_tokens);
  });

  it('holds answers back until they are released, and knows how many calls were under way', async () => {
    server.hold();
    const calls = [chat(prompt), chat(prompt)];
    await server.received(2);
    expect(server.peakConcurrency).toBe(2);
    server.release();
    for (const call of calls) expect((await call).status).toBe(200);
  });

  it('sees a caller who goes away', async () => {
    server.hold();
    const controller = new AbortController();
    const body = JSON.stringify({ messages: [] });
    const call = fetch(`${server.url}/api/chat`, { method: 'POST', body, signal: controller.signal });
    await server.received(1);
    controller.abort();
    await expect(call).rejects.toThrow();
    await server.closedEarly(1);
    expect(server.requests[0]?.closedEarly).toBe(true);
  });

  it('tells a probe its models, and keeps probes apart from calls', async () => {
    const get = async (path: string) => (await fetch(`${server.url}${path}`)).json();
    expect(await get('/v1/models')).toMatchObject({ data: [{ id: 'small' }] });
    expect(await get('/api/tags')).toMatchObject({ models: [{ name: 'small' }] });
    expect(await get('/api/ps')).toEqual({ models: [] });
    expect(await get('/api/version')).toEqual({ version: expect.any(String) });
    expect(await (await post('/api/show', { model: 'small' })).json()).toMatchObject({ capabilities: ['completion'] });
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
    expect(await (await fetch(server.url)).text()).toBe('Ollama is running');
    expect(server.requests).toEqual([]);
    expect(server.probes.map(({ path }) => path)).toEqual([
      ...['/v1/models', '/api/tags', '/api/ps', '/api/version', '/api/show', '/elsewhere', '/'],
    ]);
    expect(server.probes[4]).toMatchObject({ method: 'POST', body: { model: 'small' } });
  });

  it('says of itself what it is told to', async () => {
    const about = {
      '/v1/models': { status: 401, body: { error: { message: 'no key' } } },
      '/api/version': { body: 'soon', headers: { 'retry-after': '1' } },
    };
    await using other = await startModelServer({ about, contextTokens: 512 });
    expect((await fetch(`${other.url}/v1/models`)).status).toBe(401);
    const version = await fetch(`${other.url}/api/version`);
    expect([await version.text(), version.headers.get('retry-after')]).toEqual(['soon', '1']);
    const show = await fetch(`${other.url}/api/show`, { method: 'POST', body: '{"model":"m"}' });
    expect(await show.json()).toMatchObject({ model_info: { 'stand.context_length': 512 } });
  });

  it('refuses what a server refuses before it looks at a prompt', async () => {
    const words = async (path: string, body: object) => {
      const response = await post(path, body);
      return [response.status, JSON.stringify(await response.json())];
    };
    const messages = [{ role: 'user', content: 'Hello.' }];
    expect(await words('/v1/chat/completions', { messages })).toEqual([400, expect.stringContaining('model')]);
    const object = { response_format: { type: 'json_object' } };
    const withoutWord = await words('/v1/chat/completions', { model: 'm', messages, ...object });
    expect(withoutWord).toEqual([400, expect.stringContaining("must contain the word 'json'")]);
    const named = { type: 'json_schema', json_schema: { name: 'not a name', schema } };
    expect(await words('/v1/chat/completions', { model: 'm', messages, response_format: named })).toEqual([
      400,
      expect.stringContaining('response_format.json_schema.name'),
    ]);
    expect(await words('/api/chat', { messages })).toEqual([400, expect.stringContaining('model is required')]);
    expect(await words('/api/chat', { model: 'm', messages, format: 'xml' })).toEqual([
      400,
      expect.stringContaining('invalid format'),
    ]);
  });

  it('reads messages in parts, and bodies that are no JSON', async () => {
    const content = [
      { type: 'text', text: 'Hello ' },
      { type: 'text', text: 'you.' },
    ];
    await post('/api/chat', { model: 'm', messages: [{ role: 'user', content }] });
    expect(server.requests[0]).toMatchObject({
      messages: [{ role: 'user', content: 'Hello you.' }],
      text: 'Hello you.',
    });
    expect((await fetch(`${server.url}/api/chat`, { method: 'POST', body: '{' })).status).toBe(400);
  });

  it('records what was sent, what was reported, and how long the answer was', async () => {
    await using other = await startModelServer({ reply: () => 'Wörter' });
    const body = { model: 'm', stream: true, messages: [{ role: 'user', content: 'Hello.' }] };
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'x-marker': 'here' } };
    const text = await (await fetch(`${other.url}/v1/chat/completions`, init)).text();
    expect(other.requests).toMatchObject([
      {
        ...{ provider: 'openai', path: '/v1/chat/completions', body, schema: undefined },
        ...{ headers: { 'x-marker': 'here' }, bodyBytes: Buffer.byteLength(text) },
        ...{ promptTokens: undefined, completionTokens: undefined, closedEarly: false, closedAfterMs: undefined },
      },
    ]);
    await (await fetch(`${other.url}/api/chat`, init)).text();
    expect(other.requests[1]).toMatchObject({ provider: 'ollama', promptTokens: 2, completionTokens: 2 });
    expect(other.reported).toEqual({ promptTokens: 2, completionTokens: 2 });
    expect(other.sockets).toBeGreaterThan(0);
  });

  it('answers in the form it is told to, whatever the request asks for', async () => {
    for (const [form, type] of [
      ['whole', 'application/json'],
      ['stream', 'text/event-stream'],
    ] as const) {
      await using other = await startModelServer({ form });
      const body = JSON.stringify({ model: 'm', stream: form === 'whole', messages: [] });
      const response = await fetch(`${other.url}/v1/chat/completions`, { method: 'POST', body });
      expect(response.headers.get('content-type')).toContain(type);
      await response.text();
    }
  });

  it('ends an answer at the limit of the request', async () => {
    await using other = await startModelServer({ reply: () => 'abcdefghijkl' });
    const ask = async (path: string, more: object) => {
      const body = JSON.stringify({ model: 'm', stream: false, messages: [], ...more });
      return (await fetch(other.url + path, { method: 'POST', body })).json();
    };
    const cut = { message: { content: 'abcdefgh' }, finish_reason: 'length' };
    for (const limit of [{ max_tokens: 2 }, { max_completion_tokens: 2 }]) {
      const answer = await ask('/v1/chat/completions', limit);
      expect(answer).toMatchObject({ choices: [cut], usage: { completion_tokens: 2 } });
    }
    const limited = await ask('/api/chat', { options: { num_predict: 2 } });
    expect(limited).toMatchObject({ message: { content: 'abcdefgh' }, done_reason: 'length', eval_count: 2 });
    const free = await ask('/api/chat', { options: { num_predict: -1 } });
    expect(free).toMatchObject({ message: { content: 'abcdefghijkl' }, done_reason: 'stop' });
  });
});

describe('a window', () => {
  const long = [{ role: 'user', content: 'x'.repeat(4 * 5_000) }];

  it("refuses a longer prompt in OpenAI's words", async () => {
    await using other = await startModelServer({ contextTokens: 4_096 });
    const ask = (more: object) => {
      const body = JSON.stringify({ model: 'm', messages: long, ...more });
      return fetch(`${other.url}/v1/chat/completions`, { method: 'POST', body });
    };
    const refusal = await ask({});
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toEqual({
      error: {
        message:
          "This model's maximum context length is 4096 tokens. However, your messages resulted in 5000 tokens. Please reduce the length of the messages.",
        type: 'invalid_request_error',
        param: 'messages',
        code: 'context_length_exceeded',
      },
    });
    const withLimit = { max_tokens: 4_000, messages: [{ role: 'user', content: 'x'.repeat(400) }] };
    expect(JSON.stringify(await (await ask(withLimit)).json())).toContain(
      'you requested 4100 tokens (100 in the messages, 4000 in the completion)',
    );
    expect((await ask({ ...withLimit, max_tokens: 3_996 })).status).toBe(200);
  });

  it('cuts a longer prompt without a word as Ollama does, unless that is forbidden', async () => {
    await using other = await startModelServer({ contextTokens: 4_096 });
    const ask = async (more: object) => {
      const body = JSON.stringify({ model: 'm', stream: false, messages: long, ...more });
      const response = await fetch(`${other.url}/api/chat`, { method: 'POST', body });
      return [response.status, (await response.json()) as object] as const;
    };
    expect(await ask({})).toMatchObject([200, { prompt_eval_count: 2050 }]);
    expect(await ask({ options: { num_ctx: 2_048 } })).toMatchObject([200, { prompt_eval_count: 1026 }]);
    expect(await ask({ options: { num_ctx: 8_192 } })).toMatchObject([200, { prompt_eval_count: 2050 }]);
    expect(await ask({ truncate: false })).toMatchObject([400, { error: expect.stringContaining('longer') }]);
  });
});

describe('the pace', () => {
  it('is silent before the first byte, and writes tokens one by one', async () => {
    const pace = { firstByteMs: 30, tokensPerSecond: 200 };
    await using other = await startModelServer({ pace, reply: () => 'x'.repeat(40) });
    const ask = async (stream: boolean) => {
      const started = performance.now();
      const body = JSON.stringify({ model: 'm', stream, messages: [] });
      const response = await fetch(`${other.url}/v1/chat/completions`, { method: 'POST', body });
      const atHeaders = performance.now() - started;
      await response.text();
      return { atHeaders, atEnd: performance.now() - started };
    };
    const streamed = await ask(true);
    expect(streamed.atHeaders).toBeGreaterThan(25);
    expect(streamed.atEnd).toBeGreaterThan(75);
    expect((await ask(false)).atHeaders).toBeGreaterThan(75);
  });

  it('can take characters apart', async () => {
    await using other = await startModelServer({ chunkBytes: 1, reply: () => '😀' });
    const body = JSON.stringify({ model: 'm', stream: false, messages: [] });
    const response = await fetch(`${other.url}/api/chat`, { method: 'POST', body });
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) chunks.push(chunk);
    expect(chunks.some((chunk) => Buffer.from(chunk).toString('utf8').includes('\uFFFD'))).toBe(true);
    expect(Buffer.concat(chunks).toString('utf8')).toContain('😀');
  });
});

interface Line {
  readonly message: { readonly content: string };
}

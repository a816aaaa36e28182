import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../src/testing/index.js';

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
    expect(server.mostAtOnce).toBe(2);
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

  it('tells a probe its models', async () => {
    const get = async (path: string) => (await fetch(`${server.url}${path}`)).json();
    expect(await get('/v1/models')).toMatchObject({ data: [{ id: 'small' }] });
    expect(await get('/api/tags')).toMatchObject({ models: [{ name: 'small' }] });
    expect(await get('/api/version')).toEqual({ version: expect.any(String) });
    expect(await (await post('/api/show', { model: 'small' })).json()).toMatchObject({ capabilities: ['completion'] });
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404);
  });
});

interface Line {
  readonly message: { readonly content: string };
}

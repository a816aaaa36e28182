import { describe, expect, it } from 'vitest';
import type { Fixture } from '../src/index.js';
import { answerOf, content, eventsOf, items, saidIn, twoItems, withFixture } from './support/call-fixture.js';

const usage = { stream_options: { include_usage: true } };
const schema = { response_format: { type: 'json_schema', json_schema: { name: 'x', schema: { type: 'object' } } } };
const strict = {
  response_format: {
    type: 'json_schema',
    json_schema: {
      ...{ name: 'x', strict: true },
      schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
    },
  },
};
const object = { response_format: { type: 'json_object' } };
const whole = { stream: false };
type Name = Fixture['name'];

async function bodyOf(name: Name, more: object = {}): Promise<unknown> {
  return JSON.parse((await answerOf(name, { ...whole, ...more })).text);
}

describe('good answers', () => {
  it('1: whole, with usage and headers', async () => {
    const { status, headers, text } = await answerOf('openai/whole', whole);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-request-id')).toBe('req_1');
    expect(headers.get('x-ratelimit-remaining-requests')).not.toBeNull();
    expect(JSON.parse(text)).toMatchObject({
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: 3,
        total_tokens: 3 + Math.ceil(content.length / 4),
        prompt_tokens_details: { cached_tokens: 0 },
        completion_tokens_details: { reasoning_tokens: 0 },
      },
    });
  });

  it('2: a role, deltas that cut emojis and escapes, the finish, the usage where it was asked for, [DONE]', async () => {
    const answer = await answerOf('openai/stream', usage);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = eventsOf(answer);
    const said = saidIn(events);
    expect(said).toContain('gr\\u00f6');
    expect(JSON.parse(said)).toEqual({ items });
    const deltas = events.map((event) => saidIn([event])).filter((delta) => delta !== '');
    expect(deltas.every(({ length }) => length <= 7)).toBe(true);
    expect(deltas.some((delta) => /[\uD800-\uDBFF]$/.test(delta))).toBe(true);
    expect(deltas.some((delta) => /\\u0?0?$/.test(delta))).toBe(true);
    expect(events[0]).toMatchObject({ choices: [{ delta: { role: 'assistant', content: '' }, finish_reason: null }] });
    expect(events.at(-3)).toMatchObject({ choices: [{ delta: {}, finish_reason: 'stop' }] });
    expect(events.at(-2)).toMatchObject({ choices: [], usage: { prompt_tokens: 3 } });
    expect(events.at(-1)).toBe('[DONE]');
    const without = eventsOf(await answerOf('openai/stream'));
    expect(without.some((event) => typeof event === 'object' && 'usage' in (event as object))).toBe(false);
  });

  it('3, 4, 5: usage on every chunk, nowhere, in x_groq', async () => {
    const every = eventsOf(await answerOf('openai/usage-on-every-chunk')).slice(0, -1);
    const counts = every.map((event) => (event as { usage: { completion_tokens: number } }).usage.completion_tokens);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(Math.ceil(content.length / 4));
    expect((await answerOf('openai/no-usage', usage)).text).not.toContain('usage');
    expect(await bodyOf('openai/no-usage')).not.toHaveProperty('usage');
    const groq = eventsOf(await answerOf('openai/usage-in-x-groq', usage));
    expect(groq.at(-2)).toMatchObject({ x_groq: { usage: { prompt_tokens: 3 } } });
    expect(groq.filter((event) => typeof event === 'object' && 'usage' in (event as object))).toEqual([]);
  });
});

describe('what a server refuses until it is left out', () => {
  it.each<[Name, object, number, object]>([
    [
      'openai/refuses-stream-options',
      usage,
      422,
      { object: 'error', message: { detail: [{ type: 'extra_forbidden' }] } },
    ],
    [
      'openai/refuses-temperature',
      { temperature: 0.2 },
      400,
      { error: { param: 'temperature', code: 'unsupported_value' } },
    ],
    ['openai/refuses-any-temperature', { temperature: 1 }, 400, { error: { code: 'unsupported_parameter' } }],
    [
      'openai/refuses-temperature-without-code',
      { temperature: 0 },
      400,
      { error: { message: 'invalid temperature: only 1 is allowed for this model' } },
    ],
    [
      'openai/refuses-max-tokens',
      { max_tokens: 99 },
      400,
      { error: { param: 'max_tokens', code: 'unsupported_parameter' } },
    ],
    [
      'openai/refuses-max-completion-tokens',
      { max_completion_tokens: 99 },
      422,
      { message: { detail: [{ loc: ['body', 'max_completion_tokens'], input: 99 }] } },
    ],
    ['openai/refuses-json-object', object, 400, { error: expect.stringContaining("must be 'json_schema' or 'text'") }],
    ['openai/refuses-json-schema', schema, 400, { error: { message: 'This response_format type is unavailable now' } }],
    ['openai/refuses-json-schema-422', schema, 422, { error: { message: expect.stringContaining('`json_schema`') } }],
    ['openai/model-without-json-schema', schema, 400, { error: { message: expect.stringContaining('not supported') } }],
    ['openai/fails-at-json-schema', schema, 500, { error: { message: expect.stringContaining("'response_format'") } }],
    [
      'openai/fails-at-json-schema-behind-proxy',
      schema,
      500,
      { error: { message: expect.stringContaining('litellm.InternalServerError'), code: '500' } },
    ],
    ['openai/grammar-refused', schema, 400, { error: { message: expect.stringContaining('failed to parse grammar') } }],
    ['openai/flat-error', schema, 400, { object: 'error', message: expect.stringContaining('xgrammar') }],
    ['openai/detail-list', schema, 422, { detail: [{ loc: ['body', 'response_format'] }, { input: schema }] }],
    ['openai/invalid-json-schema', strict, 400, { error: { param: 'response_format', code: 'invalid_json_schema' } }],
    ['openai/json-validate-failed', schema, 400, { error: { code: 'json_validate_failed' } }],
  ])('%s', async (name, refused, status, words) => {
    await using shown = await withFixture(name);
    for (const form of [{}, whole]) {
      const refusal = await shown.call({ ...form, ...refused });
      expect(refusal.status).toBe(status);
      expect(JSON.parse(refusal.text)).toMatchObject(words);
    }
    expect(saidIn(eventsOf(await shown.call()))).toBe(content);
  });
});

describe('failures', () => {
  it.each<[Name, number, string | object]>([
    ['openai/wrong-key', 401, { error: { code: 'invalid_api_key' } }],
    [
      'openai/model-not-found',
      404,
      { error: { message: expect.stringContaining('`small`'), code: 'model_not_found' } },
    ],
    ['openai/wrong-path', 404, 'text/html'],
    ['openai/rate-limited-for-an-hour', 429, { error: { code: 'rate_limit_exceeded' } }],
    ['openai/insufficient-quota', 429, { error: { code: 'insufficient_quota' } }],
    ['openai/error-page', 500, 'text/html'],
    ['openai/overloaded', 503, { error: { type: 'server_error' } }],
    ['openai/azure-content-filter', 400, { error: { param: 'prompt', innererror: { content_filter_result: {} } } }],
    ['openai/error-at-200', 200, { error: { message: 'upstream', code: 502 } }],
    ['openai/page-at-200', 200, 'text/html'],
    ['openai/redirect', 301, 'text/html'],
    ['openai/context-length-exceeded', 400, { error: { code: 'context_length_exceeded' } }],
    ['openai/exceed-context-size', 400, { error: { type: 'exceed_context_size_error', n_ctx: 4096 } }],
  ])('%s, every time', async (name, status, expected) => {
    await using shown = await withFixture(name);
    for (const form of [{}, whole, {}]) {
      const answer = await shown.call(form);
      expect(answer.status).toBe(status);
      if (typeof expected === 'string') expect(answer.headers.get('content-type')).toContain(expected);
      else expect(JSON.parse(answer.text)).toMatchObject(expected);
    }
  });

  it('17: repeats parts of the key', async () => {
    const headers = { authorization: 'Bearer sk-proj-abcdefghijklmnop' };
    expect((await answerOf('openai/wrong-key', {}, { headers })).text).toContain('sk-proj-************mnop');
  });

  it.each<[Name, number, Record<string, string | null>]>([
    ['openai/rate-limited', 1, { 'retry-after': '1' }],
    ['openai/rate-limited-milliseconds', 1, { 'retry-after-ms': '50', 'retry-after': null }],
    ['openai/rate-limited-until-a-date', 1, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
    ['openai/rate-limited-in-words', 1, { 'retry-after': null }],
    ['openai/bad-gateway-twice', 2, { 'content-type': 'text/html; charset=utf-8' }],
  ])('%s, then an answer', async (name, times, headers) => {
    await using shown = await withFixture(name);
    for (let turn = 1; turn <= times; turn++) {
      const failure = await shown.call();
      expect([429, 502]).toContain(failure.status);
      for (const [header, value] of Object.entries(headers)) expect(failure.headers.get(header)).toBe(value);
    }
    expect(saidIn(eventsOf(await shown.call()))).toBe(content);
  });
});

describe('answers that end otherwise', () => {
  it('29: a refusal', async () => {
    const events = eventsOf(await answerOf('openai/refusal'));
    expect(saidIn(events)).toBe('');
    expect(saidIn(events, 'refusal')).toContain("can't help");
    expect(await bodyOf('openai/refusal')).toMatchObject({
      choices: [{ message: { content: null, refusal: saidIn(events, 'refusal') }, finish_reason: 'stop' }],
    });
  });

  it.each<[Name, string]>([
    ['openai/length', 'length'],
    ['openai/content-filter', 'content_filter'],
  ])('%s: two items and a bit', async (name, reason) => {
    const events = eventsOf(await answerOf(name));
    const said = saidIn(events);
    expect(said.startsWith(`${twoItems},{`)).toBe(true);
    expect(content.startsWith(said) && said !== content).toBe(true);
    expect(events.at(-2)).toMatchObject({ choices: [{ finish_reason: reason }] });
    expect(await bodyOf(name)).toMatchObject({ choices: [{ message: { content: said }, finish_reason: reason }] });
  });

  it('31: nothing but thoughts up to the limit', async () => {
    const more = { ...usage, max_completion_tokens: 500 };
    const events = eventsOf(await answerOf('openai/length-without-text', more));
    expect(saidIn(events)).toBe('');
    expect(events.at(-2)).toMatchObject({
      usage: { completion_tokens: 500, completion_tokens_details: { reasoning_tokens: 500 } },
    });
    expect(await bodyOf('openai/length-without-text')).toMatchObject({
      choices: [{ message: { content: '' }, finish_reason: 'length' }],
    });
  });
});

describe('answers of an unusual shape', () => {
  it('33: a first chunk without choices', async () => {
    const events = eventsOf(await answerOf('openai/azure-prompt-filter-results'));
    expect(events[0]).toMatchObject({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] });
    expect(saidIn(events)).toBe(content);
  });

  it('36, 37, 38: whole to a stream, broken off, without choices', async () => {
    const answer = await answerOf('openai/whole-to-stream');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(answer.text)).toMatchObject({ choices: [{ message: { content } }] });
    const { text } = await answerOf('openai/truncated-body', whole);
    expect(() => JSON.parse(text)).toThrow();
    expect(text).toMatch(/^\{"id"/);
    expect(await bodyOf('openai/no-choices')).toMatchObject({ choices: [] });
    expect(eventsOf(await answerOf('openai/no-choices'))).toEqual([expect.objectContaining({ choices: [] }), '[DONE]']);
  });

  it('39, 40: comments; CRLF without a space', async () => {
    const comments = await answerOf('openai/comments');
    expect(comments.text.startsWith(': OPENROUTER PROCESSING\n\n')).toBe(true);
    const crlf = await answerOf('openai/crlf-without-space');
    expect(crlf.text).toMatch(/^data:\{/);
    expect(crlf.text).not.toMatch(/[^\r]\n/);
    for (const answer of [comments, crlf]) expect(saidIn(eventsOf(answer))).toBe(content);
  });

  it('52 to 55: thoughts, and where the answer is', async () => {
    const reasoning = eventsOf(await answerOf('openai/reasoning-content'));
    expect(saidIn(reasoning, 'reasoning_content')).toContain('draft');
    expect(saidIn(reasoning)).toBe(content);
    const think = saidIn(eventsOf(await answerOf('openai/think-block')));
    expect(think).toMatch(/^<think>[^<]*draft[^<]*<\/think>/);
    expect(think.endsWith(content)).toBe(true);
    const only = eventsOf(await answerOf('openai/only-reasoning-content'));
    expect([saidIn(only), saidIn(only, 'reasoning_content')]).toEqual(['', content]);
    expect(await bodyOf('openai/only-reasoning-content')).toMatchObject({
      choices: [{ message: { content: null, reasoning_content: content } }],
    });
    expect(saidIn(eventsOf(await answerOf('openai/content-parts')))).toBe(content);
    expect(await bodyOf('openai/content-parts')).toMatchObject({
      choices: [{ message: { content: [{ type: 'thinking' }, { type: 'text' }, { type: 'text' }] } }],
    });
  });
});

describe('broken streams', () => {
  it.each<[Name, object | undefined]>([
    ['openai/error-event', { error: { type: 'server_error' } }],
    ['openai/named-error-event', { type: 'server_error' }],
    ['openai/flat-error-event', { object: 'error' }],
    ['openai/clean-close', undefined],
  ])('%s: two items, then the end', async (name, last) => {
    const answer = await answerOf(name);
    const events = eventsOf(answer);
    expect(saidIn(events)).toBe(twoItems);
    expect(answer.isBroken).toBe(false);
    expect(answer.text).not.toMatch(/\[DONE\]|"finish_reason":"/);
    if (last !== undefined) expect(events.at(-1)).toMatchObject(last);
    expect(answer.text.includes('event: error')).toBe(name === 'openai/named-error-event');
  });

  it('44: an event that is no JSON, between good ones', async () => {
    const events = eventsOf(await answerOf('openai/bad-event'));
    expect(events.filter((event) => typeof event === 'string')).toHaveLength(2);
    expect(saidIn(events)).toBe(content);
  });

  it('46: two items, then the connection breaks', async () => {
    const answer = await answerOf('openai/cut');
    expect(saidIn(eventsOf(answer))).toBe(twoItems);
    expect(answer.isBroken).toBe(true);
  });

  it.each<[Name, boolean]>([
    ['openai/stall', true],
    ['openai/silence', false],
  ])('%s never ends until the caller goes', async (name, hasHeaders) => {
    await using shown = await withFixture(name);
    const controller = new AbortController();
    const body = JSON.stringify({ model: 'small', stream: true, messages: [] });
    const init = { method: 'POST', body, signal: controller.signal };
    const call = fetch(`${shown.server.url}/v1/chat/completions`, init);
    if (hasHeaders) expect((await call).status).toBe(200);
    await shown.server.received(1);
    controller.abort();
    if (!hasHeaders) await expect(call).rejects.toThrow();
    await shown.server.closedEarly(1);
    expect(shown.server.requests[0]?.bodyBytes).toBe(0);
  });

  it('49: byte by byte', async () => {
    await using shown = await withFixture('openai/drip', { reply: () => 'ok' });
    expect(saidIn(eventsOf(await shown.call()))).toBe('ok');
  });

  it.each<[Name, string, RegExp]>([
    ['openai/endless-whitespace', twoItems, /^[ \n\t]{2000}/],
    ['openai/endless-whitespace-after-reply', content, /^[ \n\t]{2000}/],
    ['openai/endless-text', twoItems, /^,\{"text":"And (so on and so on and ){100}/],
  ])('%s goes on until the caller goes', async (name, begin, endless) => {
    await using shown = await withFixture(name);
    const body = JSON.stringify({ model: 'small', stream: true, max_tokens: 100, messages: [] });
    const response = await fetch(`${shown.server.url}/v1/chat/completions`, { method: 'POST', body });
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      if (text.length > 400_000) break;
    }
    await shown.server.closedEarly(1);
    const said = saidIn(eventsOf({ text: text.slice(0, text.lastIndexOf('\n\n')) } as never));
    expect(said.startsWith(begin)).toBe(true);
    expect(said.slice(begin.length)).toMatch(endless);
  });
});

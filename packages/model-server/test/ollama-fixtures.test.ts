import { describe, expect, it } from 'vitest';
import type { Fixture } from '../src/index.js';
import { answerOf, content, items, linesOf, saidIn, twoItems, withFixture } from './support/call-fixture.js';

const whole = { stream: false };
type Name = Fixture['name'];

async function bodyOf(name: Name, more: object = {}): Promise<unknown> {
  return JSON.parse((await answerOf(name, { ...whole, ...more })).text);
}

describe('good answers', () => {
  it('60, 61: one object a line, the last with the metrics; whole the same at once', async () => {
    const answer = await answerOf('ollama/stream', { stream: undefined });
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = linesOf(answer);
    expect(saidIn(lines)).toBe(content);
    const last = { done: true, done_reason: 'stop', prompt_eval_count: 3, eval_count: Math.ceil(content.length / 4) };
    expect(lines.at(-1)).toMatchObject({ message: { role: 'assistant', content: '' }, ...last });
    expect(lines.slice(0, -1).every((line) => (line as { done: boolean }).done === false)).toBe(true);
    expect(await bodyOf('ollama/whole')).toMatchObject({ message: { role: 'assistant', content }, ...last });
  });

  it('62, 66: no count of the prompt; the count of a cut prompt', async () => {
    expect(linesOf(await answerOf('ollama/no-prompt-count')).at(-1)).not.toHaveProperty('prompt_eval_count');
    const cut = (more?: object) => answerOf('ollama/silent-cut', more);
    expect(linesOf(await cut()).at(-1)).toMatchObject({ prompt_eval_count: 2050 });
    const larger = { options: { num_ctx: 32_768 } };
    expect(linesOf(await cut(larger)).at(-1)).toMatchObject({ prompt_eval_count: 16_386 });
    expect(await bodyOf('ollama/silent-cut', larger)).toMatchObject({ prompt_eval_count: 16_386 });
  });

  it('63, 64, 65: the limit, thoughts, prose', async () => {
    const limited = linesOf(await answerOf('ollama/length'));
    expect(saidIn(limited).startsWith(`${twoItems},{`)).toBe(true);
    expect(limited.at(-1)).toMatchObject({ done: true, done_reason: 'length' });
    const thinking = linesOf(await answerOf('ollama/thinking'));
    expect(saidIn(thinking, 'thinking')).toContain('draft');
    expect(saidIn(thinking)).toBe(content);
    expect(await bodyOf('ollama/thinking')).toMatchObject({ message: { content, thinking: expect.any(String) } });
    expect(saidIn(linesOf(await answerOf('ollama/format-ignored')))).toMatch(/^## [^{]*$/);
  });
});

describe('failures', () => {
  it.each<[Name, number, object | string]>([
    ['ollama/prompt-too-long', 400, { error: expect.stringContaining('longer than the context length') }],
    ['ollama/model-not-found', 404, { error: 'model "small" not found, try pulling it first' }],
    ['ollama/not-ollama', 404, '404 page not found'],
    ['ollama/runner-stopped', 500, { error: expect.stringContaining('unexpectedly stopped') }],
    ['ollama/page-at-200', 200, expect.stringContaining('<html>')],
    ['ollama/sign-in', 401, { error: 'unauthorized', signin_url: expect.any(String) }],
  ])('%s, every time', async (name, status, expected) => {
    await using shown = await withFixture(name);
    for (const form of [{}, whole]) {
      const answer = await shown.call(form);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type') === 'application/json' ? JSON.parse(answer.text) : answer.text).toEqual(
        expected,
      );
    }
  });

  it('67: JSON inside a string', async () => {
    const { error } = (await bodyOf('ollama/nested-error')) as { error: string };
    expect(JSON.parse(error)).toMatchObject({ error: { type: 'exceed_context_size_error', n_ctx: 4096 } });
  });

  it('71: thinking is refused, not thinking is fine', async () => {
    await using shown = await withFixture('ollama/refuses-thinking');
    const refusal = await shown.call({ think: true });
    expect([refusal.status, refusal.text]).toEqual([400, '{"error":"\\"small\\" does not support thinking"}']);
    for (const more of [{}, { think: false }]) expect(saidIn(linesOf(await shown.call(more)))).toBe(content);
  });

  it('72: busy once', async () => {
    await using shown = await withFixture('ollama/busy');
    const busy = await shown.call();
    expect([busy.status, JSON.parse(busy.text).error]).toEqual([503, expect.stringContaining('server busy')]);
    expect(saidIn(linesOf(await shown.call()))).toBe(content);
  });

  it('79: nobody listens', async () => {
    await expect(answerOf('ollama/closed-port')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

describe('broken streams', () => {
  it('74: an error behind two items; whole: 500', async () => {
    const lines = linesOf(await answerOf('ollama/error-line'));
    expect(saidIn(lines)).toBe(twoItems);
    expect(lines.at(-1)).toEqual({ error: expect.any(String) });
    expect(await answerOf('ollama/error-line', whole)).toMatchObject({ status: 500 });
  });

  it('75, 76: no end', async () => {
    const answer = await answerOf('ollama/no-done');
    expect(saidIn(linesOf(answer))).toBe(content);
    expect(answer.text).not.toContain('"done":true');
    const body = await bodyOf('ollama/whole-not-done');
    expect(body).toMatchObject({ message: { content }, done: false });
    expect(body).not.toHaveProperty('eval_count');
  });

  it('77: a line that is no JSON, between good ones', async () => {
    const lines = linesOf(await answerOf('ollama/bad-line'));
    expect(lines.filter((line) => typeof line === 'string')).toHaveLength(1);
    expect(saidIn(lines)).toBe(content);
  });

  it('78: the connection breaks behind two items', async () => {
    const answer = await answerOf('ollama/cut');
    expect(saidIn(linesOf(answer))).toBe(twoItems);
    expect(answer.isBroken).toBe(true);
  });

  it('80: nothing, not even headers, until the model is loaded; going away closes the connection', async () => {
    await using shown = await withFixture('ollama/cold-load');
    expect(JSON.parse(saidIn(linesOf(await shown.call())))).toEqual({ items });
    await using slow = await withFixture('ollama/cold-load', { waits: {} });
    const controller = new AbortController();
    const call = slow.call({}, { signal: controller.signal });
    await slow.server.received(1);
    controller.abort();
    await expect(call).rejects.toThrow();
    await slow.server.closedEarly(1);
    expect(slow.server.requests[0]).toMatchObject({
      closedEarly: true,
      closedAfterMs: expect.any(Number),
      bodyBytes: 0,
    });
  });
});

describe('what a server says of itself', () => {
  it.each<[Name, string, string, object]>([
    ['ollama/no-models', 'GET', '/api/tags', { models: [] }],
    [
      'ollama/thinking-model',
      'POST',
      '/api/show',
      {
        capabilities: ['completion', 'thinking'],
        model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40_960 },
      },
    ],
    ['ollama/cloud-model', 'POST', '/api/show', { remote_host: 'https://ollama.com:443' }],
    ['ollama/old-version', 'GET', '/api/version', { version: '0.5.1' }],
    ['ollama/new-version', 'GET', '/api/version', { version: '0.33.0' }],
    ['ollama/small-window', 'GET', '/api/ps', { models: [{ context_length: 4096 }] }],
  ])('%s', async (name, method, path, expected) => {
    await using shown = await withFixture(name);
    const sent = method === 'POST' ? { body: '{"model":"small"}' } : {};
    const response = await fetch(shown.server.url + path, { method, ...sent });
    expect(await response.json()).toMatchObject(expected);
    expect(saidIn(linesOf(await shown.call()))).toBe(content);
    expect(shown.server.probes).toMatchObject([{ method, path }]);
    expect(shown.server.requests).toHaveLength(1);
  });
});

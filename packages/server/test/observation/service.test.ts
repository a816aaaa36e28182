import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startModelServer } from '@ludotext/model-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonLog } from '../../src/observation/log.js';
import { startService } from '../../src/service.js';
import { readSettings } from '../../src/settings/settings.js';
import { samplesOf, sumOf } from '../support/metrics.js';

// What a whole service tells about itself.

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-observed-'));
  await cp(path.resolve(import.meta.dirname, '../fixtures'), folder, { recursive: true });
  await writeFile(path.join(folder, 'games.yaml'), 'games:\n  - package: "./words"\n    isolated: false\n');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function start(environment: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const settings = readSettings({
    PORT: '0',
    GAMES_FILE: path.join(folder, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    ...environment,
  });
  const service = await startService(settings, {
    log: jsonLog('debug', (line) => lines.push(line)),
    conditions: ['@ludotext/source'],
  });
  return { url: service.url, lines, [Symbol.asyncDispose]: () => service.stop() };
}

const samplesAt = async (url: string, headers: Record<string, string> = {}) =>
  samplesOf(await (await fetch(`${url}/metrics`, { headers })).text());

describe('a service', () => {
  it.each(['OPENAI_API_KEY', 'LUDOTEXT_PLAY_KEYS', 'LUDOTEXT_ADMIN_KEYS'])(
    'writes no key of %s into its log, not even one that a caller put where ids stand',
    async (name) => {
      await using service = await start({ [name]: 'planted-key-123' });
      await fetch(`${service.url}/health`, { headers: { 'x-request-id': 'id.planted-key-123.id' } });
      await expect.poll(() => service.lines.length).toBe(1);
      expect(JSON.parse(service.lines[0] ?? '')).toMatchObject({ event: 'request', request_id: 'id.[redacted].id' });
    },
  );

  it('names the key of a caller by a part of its hash, and no address', async () => {
    await using service = await start({ LUDOTEXT_ADMIN_KEYS: 'planted-key-123' });
    await fetch(`${service.url}/games`, { headers: { authorization: 'Bearer planted-key-123' } });
    await fetch(`${service.url}/games`);
    await expect.poll(() => service.lines.length).toBe(2);
    const callers = service.lines.map((line) => JSON.parse(line).caller);
    expect(callers).toEqual([expect.stringMatching(/^key:[0-9a-f]{8}$/), 'address']);
    expect(service.lines.join('')).not.toContain('127.0.0.1');
  });

  it('tells of probes and scrapes that went well at debug, and of everything else at info', async () => {
    await using service = await start({});
    for (const route of ['/health/live', '/metrics', '/games']) await (await fetch(service.url + route)).text();
    await expect.poll(() => service.lines.length).toBe(3);
    expect(service.lines.map((line) => JSON.parse(line)).map(({ level, route }) => [level, route])).toEqual([
      ['debug', '/health/live'],
      ['debug', '/metrics'],
      ['info', '/games'],
    ]);
  });

  it('tells of what was refused before it was a request', async () => {
    await using service = await start({});
    const { port } = new URL(service.url);
    const answer = await text(connect(Number(port), '127.0.0.1').end('TEXTMARK of a whale\r\n\r\n'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    await expect.poll(() => service.lines.length).toBe(1);
    const entry = JSON.parse(service.lines[0] ?? '');
    expect(entry).toMatchObject({ event: 'request', level: 'info', status: 400, code: 'invalid_request' });
    expect(answer).toContain(`X-Request-Id: ${entry.request_id}\r\n`);
    expect(service.lines[0]).not.toContain('TEXTMARK');
    const requests = sumOf(await samplesAt(service.url), 'ludotext_http_requests_total', 'status="400"');
    expect(requests).toBe(1);
  });

  it('counts what its model does, its games and its reloads', async () => {
    await using models = await startModelServer();
    await using service = await start({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'small', OLLAMA_HOST: models.url });
    const answer = await fetch(`${service.url}/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The small whale sings under the ice of the northern sea.', max_items: 2 }),
    });
    const { token_usage: usage } = (await answer.json()) as { token_usage: Record<string, number> };
    await (await fetch(`${service.url}/reload`, { method: 'POST' })).text();
    const running = async () => (await samplesAt(service.url)).get('ludotext_generations_running');
    // A request is under way until its caller has the last byte.
    await expect.poll(running).toBe(0);
    const samples = await samplesAt(service.url);
    const tokens = (kind: string) => sumOf(samples, 'ludotext_model_tokens_total', `llm="ollama/small",kind="${kind}"`);
    expect(usage.calls).toBeGreaterThan(0);
    expect(sumOf(samples, 'ludotext_model_calls_total')).toBe(usage.calls);
    expect(tokens('prompt')).toBe(usage.prompt_tokens);
    expect(tokens('completion')).toBe(usage.completion_tokens);
    expect(samples.get('ludotext_games{state="active"}')).toBe(1);
    expect(samples.get('ludotext_reloads_total{outcome="taken"}')).toBe(1);
  });

  it('counts a reload once, however many asked for it', async () => {
    await using service = await start({});
    const asked = Array.from({ length: 10 }, () => fetch(`${service.url}/reload`, { method: 'POST' }));
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
    const taken = (await samplesAt(service.url)).get('ludotext_reloads_total{outcome="taken"}');
    expect(taken).toBeGreaterThanOrEqual(1);
    expect(taken).toBeLessThan(10);
  });

  it('counts reloads that it refused', async () => {
    await using service = await start({});
    await writeFile(path.join(folder, 'games.yaml'), 'games:\n  - package: "./gone"\n');
    await (await fetch(`${service.url}/reload`, { method: 'POST' })).text();
    // The watcher may have looked as well.
    const refused = (await samplesAt(service.url)).get('ludotext_reloads_total{outcome="refused"}');
    expect(refused).toBeGreaterThanOrEqual(1);
  });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.js';
import { wordGame } from '../support/games.js';
import { expectProblem } from '../support/problems.js';

const manifest = JSON.parse(await readFile(path.resolve(import.meta.dirname, '../../package.json'), 'utf8'));

describe('GET /health', () => {
  it('is ok', async () => {
    await using app = await startApp();
    const response = await app.get('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      version: manifest.version,
      uptime_seconds: expect.any(Number),
      ready: true,
      llm: 'offline/extractive',
      games: { total: 1, active: 1 },
      limits: { max_text: 200_000, max_items: 50 },
      work: { requests: 0, calls: 0, waiting: 0 },
    });
  });

  it('is degraded, with reasons, and 200 all the same', async () => {
    await using app = await startApp({
      games: [wordGame()],
      control: { failure: new Error('broken') },
    });
    app.engine.setActive('words', false);
    const response = await app.get('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'degraded',
      games: { total: 1, active: 0 },
      limits: { max_text: 200_000, max_items: 50 },
      reasons: [expect.stringMatching(/games\.yaml/), 'No game is active.'],
    });
  });

  it('is unavailable while the service stops', async () => {
    await using app = await startApp({ isDraining: () => true });
    const response = await app.get('/health');
    await expectProblem(response, 'shutting_down');
    expect(response.headers.get('connection')).toBe('close');
    expect(response.headers.get('retry-after')).toBe('5');
  });
});

describe('GET /health/live and /health/ready', () => {
  it('are for probes, which need no key, want any type, and may leave the body out', async () => {
    await using app = await startApp({ environment: { LUDOTEXT_ADMIN_KEYS: 'long-enough-a-key' } });
    for (const [route, status] of [
      ['/health/live', 'ok'],
      ['/health/ready', 'ready'],
    ] as const) {
      const response = await app.get(route, { accept: 'text/plain' });
      expect([response.status, await response.json()]).toEqual([200, { status }]);
      const head = await fetch(app.url + route, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
  });

  it('say that a service that drains lives and is not ready', async () => {
    await using app = await startApp({ isDraining: () => true });
    expect((await app.get('/health/live')).status).toBe(200);
    const response = await app.get('/health/ready');
    expect([response.status, await response.json()]).toEqual([503, { status: 'draining' }]);
  });
});

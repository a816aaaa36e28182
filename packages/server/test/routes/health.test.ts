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

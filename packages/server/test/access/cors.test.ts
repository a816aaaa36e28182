import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

const listed = 'https://lessons.example';
const key = 'play-key-of-the-class';
let app: TestApp;
let closed: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { LUDOTEXT_CORS_ORIGINS: listed, LUDOTEXT_PLAY_KEYS: key } });
  closed = await startApp();
});
afterAll(() => Promise.all([app, closed].map((each) => each[Symbol.asyncDispose]())));

const sent = 'authorization, content-type, idempotency-key, last-event-id, prefer, x-request-id';

/** What a browser asks before it sends such a request; it never carries a key. */
const preflight = (at: TestApp, origin: string) =>
  fetch(`${at.url}/generate`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': sent },
  });

const corsHeaders = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

const names = (list: string | null) => (list ?? '').toLowerCase().split(/, ?/).sort();

describe('pages of a listed origin', () => {
  it('may send a key, an idempotency key, a preference and a request id', async () => {
    const answer = await preflight(app, listed);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(listed);
    expect(names(answer.headers.get('access-control-allow-headers'))).toEqual(sent.split(', '));
    expect(names(answer.headers.get('access-control-allow-methods'))).toContain('post');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toMatch(/origin/i);
  });

  it('may read answers, and what is said about limits and repetition', async () => {
    const answer = await app.get('/games', { origin: listed, authorization: `Bearer ${key}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(listed);
    expect(names(answer.headers.get('access-control-expose-headers'))).toEqual([
      'idempotent-replayed',
      'location',
      'preference-applied',
      'ratelimit',
      'ratelimit-policy',
      'retry-after',
      'x-request-id',
    ]);
  });

  it('may read errors, that of a missing key among them', async () => {
    for (const [path, code] of [
      ['/nothing', 'not_found'],
      ['/games', 'unauthorized'],
    ] as const) {
      const problem = await app.get(path, { origin: listed });
      expect(problem.headers.get('access-control-allow-origin')).toBe(listed);
      expect(problem.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
      await expectProblem(problem, code);
    }
  });
});

describe('pages of another origin', () => {
  it.each(['https://evil.example', 'null', 'http://lessons.example', 'https://lessons.example:8443'])(
    'such as %s may not read anything',
    async (origin) => {
      expect(corsHeaders(await preflight(app, origin))).toEqual([]);
      const answer = await app.get('/games', { origin, authorization: `Bearer ${key}` });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('are told nothing of it where no origin is listed', async () => {
    expect(corsHeaders(await preflight(closed, listed))).toEqual([]);
    const answer = await closed.get('/games', { origin: listed });
    expect(corsHeaders(answer)).toEqual([]);
    expect(answer.headers.get('vary') ?? '').not.toMatch(/origin/i);
  });
});

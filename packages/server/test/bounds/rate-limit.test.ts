import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateCounter, rateLimit } from '../../src/bounds/rate-limit.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

// Only the clocks: connections have timers of their own.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const text = { text: 'whale' };

describe('a limit on generation requests', () => {
  const environment = { LUDOTEXT_RATE_GENERATE: '2' };

  it('lets so many pass in a minute, tells each how many are left, and lets more pass after it', async () => {
    await using app = await startApp({ environment });
    const first = await app.post('/generate/7', text);
    expect(first.status).toBe(200);
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=2;w=60');
    expect(first.headers.get('ratelimit')).toBe('"default";r=1;t=60');
    vi.advanceTimersByTime(20_000);
    expect((await app.post('/generate/single', text)).headers.get('ratelimit')).toBe('"default";r=0;t=40');

    const refused = await app.post('/generate', text);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.headers.get('ratelimit')).toBe('"default";r=0;t=40');
    expect((await expectProblem(refused, 'rate_limited')).detail).toContain('LUDOTEXT_RATE_GENERATE');

    vi.advanceTimersByTime(40_000);
    expect((await app.post('/generate/7', text)).status).toBe(200);
  });

  it('is none on other requests', async () => {
    await using app = await startApp({ environment: { LUDOTEXT_RATE_GENERATE: '1' } });
    await app.post('/generate/7', text);
    await app.post('/generate/7', text);
    const games = await app.get('/games');
    expect(games.status).toBe(200);
    expect(games.headers.get('ratelimit')).toBeNull();
  });

  it('is one for each caller', async () => {
    const environment = { LUDOTEXT_RATE_GENERATE: '1', LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_ALLOW_OPEN: '1' };
    await using app = await startApp({ environment });
    const from = (address: string) => app.post('/generate/7', text, { 'X-Forwarded-For': address });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('2001:db8::1')).status).toBe(200);
    expect((await from('2001:db8::2')).status).toBe(429);
  });
});

it('a limit on other requests counts them', async () => {
  await using app = await startApp({ environment: { LUDOTEXT_RATE_REQUESTS: '1' } });
  expect((await app.get('/games')).status).toBe(200);
  expect((await app.get('/games')).status).toBe(429);
  expect((await app.post('/generate/7', text)).status).toBe(200);
  expect((await app.get('/health')).status).toBe(200);
});

it('on loopback there is no limit unless one is set', async () => {
  await using app = await startApp();
  const answer = await app.post('/generate/7', text);
  expect(answer.headers.get('ratelimit')).toBeNull();
});

it('behind a proxy on loopback there is one all the same', async () => {
  await using app = await startApp({ environment: { LUDOTEXT_TRUSTED_PROXIES: '1', LUDOTEXT_ALLOW_OPEN: '1' } });
  expect((await app.post('/generate/7', text)).headers.get('ratelimit-policy')).toBe('"default";q=60;w=60');
  expect((await app.get('/games')).headers.get('ratelimit-policy')).toBe('"default";q=600;w=60');
});

it('wrong keys are counted by address, and not at all with 0', async () => {
  const limit = rateLimit(readSettings({ LUDOTEXT_RATE_WRONG_KEYS: '2' }));
  await limit.wrongKey('address:192.0.2.1');
  await limit.wrongKey('address:192.0.2.1');
  await expect(limit.wrongKey('address:192.0.2.1')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60 });
  await limit.wrongKey('address:192.0.2.2');
  const none = rateLimit(readSettings({ LUDOTEXT_RATE_WRONG_KEYS: '0' }));
  await none.wrongKey('address:192.0.2.1');
  await none.wrongKey('address:192.0.2.1');
});

describe('a flood of callers', () => {
  it('is counted as one beyond the bound, and those known before it are not', async () => {
    const counter = new RateCounter(30);
    await counter.count('known');
    for (let index = 0; index < 20_000; index += 1) await counter.count(`caller ${index}`);
    const counts = [];
    for (let index = 0; index < 31; index += 1) counts.push(await counter.count(`late ${index}`));
    expect(counts.at(-1)?.isOver).toBe(true);
    expect(await counter.count('known')).toMatchObject({ isOver: false, left: 28 });
    vi.advanceTimersByTime(61_000);
    expect(await counter.count('new')).toMatchObject({ isOver: false, left: 29 });
  });
});

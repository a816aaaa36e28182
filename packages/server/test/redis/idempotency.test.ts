import { type ModelServer, startModelServer } from '@ludotext/model-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Begun } from '../../src/bounds/idempotency.js';
import { jsonLog, silentLog } from '../../src/observation/log.js';
import type { SharedRedis } from '../../src/redis/connection.js';
import { sharedAnswers } from '../../src/redis/shared-answers.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { connected } from '../support/connected.js';
import { expectProblem } from '../support/problems.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';

const text = 'The small whale sings.\nIt swims under the ice.\nThe sea is cold in winter.';

describe.skipIf(!hasRedis)('a request with an Idempotency-Key to services on one Redis', () => {
  let server: TestRedis;
  let models: ModelServer;
  let isFailing: boolean;
  let connections: SharedRedis[];
  let apps: TestApp[];
  let lines: string[];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(async () => {
    isFailing = false;
    models = await startModelServer({ fault: () => (isFailing ? { status: 401, body: 'no' } : undefined) });
    lines = [];
    const log = jsonLog('info', (line) => lines.push(line));
    connections = await Promise.all([connected(server), connected(server)]);
    const environment = { LLM_PROVIDER: 'ollama', LLM_MODEL: 'any', OLLAMA_HOST: models.url };
    apps = await Promise.all(connections.map((redis) => startApp({ environment, redis, log })));
  });
  afterEach(async () => {
    for (const app of apps) await app[Symbol.asyncDispose]();
    await connections[0]?.client.flushall();
    for (const { close } of connections) close();
    await models.close();
  });
  const ask = (app: number, key: string, body: object = {}) => {
    const headers = key === '' ? {} : { 'idempotency-key': key };
    return (apps[app] as TestApp).post('/generate/single', { text, ...body }, headers);
  };

  it('is worked on once, and its answer is the same everywhere', async () => {
    const [first, second] = [await ask(0, 'lesson'), await ask(1, 'lesson')];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await second.text()).toBe(await first.text());
    expect(models.requests.length).toBe(1);
    await expectProblem(await ask(1, 'lesson', { max_items: 2 }), 'idempotency_mismatch');
  });

  it('is refused elsewhere while it is under way', async () => {
    models.hold();
    const first = ask(0, 'patience');
    await models.received(1);
    const soon = await ask(1, 'patience');
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(soon, 'idempotency_in_progress');
    await expectProblem(await ask(1, 'patience', { max_items: 2 }), 'idempotency_mismatch');
    models.release();
    const answer = await (await first).text();
    expect(await (await ask(1, 'patience')).text()).toBe(answer);
  });

  it('works anew elsewhere after a failure', async () => {
    isFailing = true;
    expect((await ask(0, 'again')).status).toBe(502);
    isFailing = false;
    await expect.poll(async () => (await ask(1, 'again')).status).toBe(200);
  });

  it('is refused before work begins while Redis is away; one without a key is not', async () => {
    await server.stop();
    try {
      await expect.poll(() => connections.every(({ isAway }) => isAway)).toBe(true);
      const refused = await ask(0, 'away');
      expect(refused.headers.get('retry-after')).toBe('5');
      await expectProblem(refused, 'state_unavailable');
      expect(models.requests.length).toBe(0);
      expect((await ask(0, '')).status).toBe(200);
    } finally {
      await server.start();
    }
    await expect.poll(async () => (await ask(0, 'away')).status, { timeout: 5000 }).toBe(200);
    expect((await ask(1, 'away')).headers.get('idempotent-replayed')).toBe('true');
  });

  it('gets its answer also when that cannot be kept: Redis is full', async () => {
    const [{ client }] = connections as [SharedRedis];
    models.hold();
    const first = ask(0, 'full');
    await models.received(1);
    await client.config('SET', 'maxmemory', '1');
    try {
      models.release();
      expect((await first).status).toBe(200);
      expect(lines.join()).toContain('answer not kept');
      const { detail } = await expectProblem(await ask(1, 'another'), 'state_unavailable');
      expect(detail).toContain('full');
      expect((await ask(1, '')).status).toBe(200);
    } finally {
      await client.config('SET', 'maxmemory', '0');
    }
    // What could not be kept is not under way either.
    expect((await ask(1, 'full')).status).toBe(200);
  });
});

describe.skipIf(!hasRedis)('the notes of requests on Redis', () => {
  let server: TestRedis;
  let redis: SharedRedis;
  beforeAll(async () => {
    server = await startRedis();
    redis = await connected(server);
  });
  afterAll(async () => {
    redis.close();
    await server[Symbol.asyncDispose]();
  });
  const settings = (environment = {}) => readSettings(environment);
  const isUnderWay = (noted: object) => 'sinceMs' in noted;

  it('hold for a request as long as its process lives, and some time more', async () => {
    const dying = await connected(server);
    const ofDying = sharedAnswers(dying, settings(), silentLog, 300);
    const ofOther = sharedAnswers(redis, settings(), silentLog, 300);
    await ofDying.begin('id', 'content');
    const lifeLeft = () => redis.client.pttl('ludotext:answer:id');
    // It sinks and is renewed, again and again.
    for (const _ of [1, 2, 3]) {
      await expect.poll(lifeLeft, { interval: 5 }).toBeLessThan(270);
      await expect.poll(lifeLeft, { interval: 5 }).toBeGreaterThan(280);
    }
    expect(isUnderWay(await ofOther.begin('id', 'content'))).toBe(true);
    dying.close();
    await expect.poll(async () => isUnderWay(await ofOther.begin('id', 'content'))).toBe(false);
  });

  it('are not taken over from a request that was given up for dead', async () => {
    const answers = sharedAnswers(redis, settings(), silentLog, 30_000);
    const late = (await answers.begin('late', 'content')) as Begun;
    await redis.client.del('ludotext:answer:late');
    const second = (await answers.begin('late', 'content')) as Begun;
    await late.keep('"the late one"');
    late.end();
    expect(isUnderWay(await answers.begin('late', 'content'))).toBe(true);
    await second.keep('"the second"');
    second.end();
    expect(await answers.begin('late', 'content')).toEqual({ content: 'content', answer: '"the second"' });
  });

  it('take no more memory than they may: the oldest answers go first', async () => {
    const answers = sharedAnswers(redis, settings({ LUDOTEXT_IDEMPOTENCY_MB: '1' }), silentLog);
    const names = Array.from({ length: 8 }, (_, index) => `answer-${index}`);
    for (const name of names) {
      const begun = (await answers.begin(name, 'content')) as Begun;
      await begun.keep(JSON.stringify('x'.repeat(200_000)));
      begun.end();
    }
    const kept = await Promise.all(names.map((name) => redis.client.exists(`ludotext:answer:${name}`)));
    expect(kept).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
    const tooLarge = (await answers.begin('large', 'content')) as Begun;
    await tooLarge.keep(JSON.stringify('x'.repeat(2_000_000)));
    tooLarge.end();
    await expect.poll(() => redis.client.exists('ludotext:answer:large')).toBe(0);
    expect(Number(await redis.client.hget('ludotext:answers:sizes', ''))).toBeLessThan(1_048_576);
  });
});

import type { LanguageModel, ModelRequest } from '@ludotext/engine';
import { startModelServer } from '@ludotext/model-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callQueue } from '../../src/bounds/call-queue.js';
import { silentLog } from '../../src/observation/log.js';
import type { SharedRedis } from '../../src/redis/connection.js';
import { type Leases, leasesIn } from '../../src/redis/leases.js';
import { sharedGuards } from '../../src/redis/shared-guards.js';
import { readSettings } from '../../src/settings/settings.js';
import { startApp } from '../support/app.js';
import { connected } from '../support/connected.js';
import { expectProblem } from '../support/problems.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';

let server: TestRedis;
let connections: SharedRedis[];

/** As many connections as there would be processes. */
async function connect(count: number): Promise<readonly SharedRedis[]> {
  const all = await Promise.all(Array.from({ length: count }, () => connected(server)));
  connections.push(...all);
  return all;
}

describe.skipIf(!hasRedis)('on one Redis', () => {
  beforeEach(async () => {
    server = await startRedis();
    connections = [];
  });
  afterEach(async () => {
    for (const { close } of connections) close();
    await server[Symbol.asyncDispose]();
  });

  describe('model calls', () => {
    /** A model that notes how many of its calls are under way, over all queues. */
    function countingModel(pauseMs: number) {
      const seen = { now: 0, most: 0, all: 0 };
      const model: LanguageModel = {
        provider: 'openai',
        modelName: 'counting',
        contextTokens: 1000,
        generate: async () => {
          seen.now += 1;
          seen.all += 1;
          seen.most = Math.max(seen.most, seen.now);
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          seen.now -= 1;
          return { text: '{}', complete: true };
        },
        probe: async () => ({ reachable: true }),
      };
      return { model, seen };
    }
    const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
      messages: [],
      schema: { name: 'any', jsonSchema: {} },
      ...more,
    });
    const queueOn = (redis: SharedRedis, environment: Record<string, string>) => {
      const settings = readSettings({
        REDIS_URL: server.url,
        LUDOTEXT_MODEL_QUEUE_SECONDS: '60',
        ...environment,
      });
      const { calls, close } = sharedGuards(redis, settings, silentLog);
      return { ...{ queue: callQueue(settings, calls), close } };
    };

    it('are never more than the total, and as many; every process has its turn', async () => {
      const { model, seen } = countingModel(5);
      const environment = { LUDOTEXT_MODEL_CALLS_TOTAL: '5', LUDOTEXT_MODEL_CALLS: '3' };
      const queues = (await connect(3)).map((redis) => queueOn(redis, environment));
      const ends = queues.map(async ({ queue }) => {
        const queued = queue.around(model);
        await Promise.all(Array.from({ length: 60 }, () => queued.generate(request())));
        expect([queue.running, queue.waiting]).toEqual([0, 0]);
      });
      await Promise.all(ends);
      expect(seen).toEqual({ now: 0, most: 5, all: 180 });
      for (const { close } of queues) close();
    });

    it('of requests that have begun go before those that begin, and one that leaves gives its turn up', async () => {
      const [redis] = (await connect(1)) as [SharedRedis];
      const { queue, close } = queueOn(redis, { LUDOTEXT_MODEL_CALLS_TOTAL: '1' });
      const order: string[] = [];
      const { model } = countingModel(5);
      const named = (name: string, more: Partial<ModelRequest> = {}) => {
        const generate: LanguageModel['generate'] = (asked) => {
          order.push(name);
          return model.generate(asked);
        };
        return queue.around({ ...model, generate }).generate(request(more));
      };
      const identity = {};
      const leaving = new AbortController();
      const begun = named('begun', { request: identity });
      await expect.poll(() => order).toEqual(['begun']);
      const left = named('left', { signal: leaving.signal });
      const all = [begun, named('new'), named('later', { request: identity })];
      leaving.abort();
      await expect(left).rejects.toMatchObject({ code: 'aborted' });
      await Promise.all(all);
      expect(order).toEqual(['begun', 'later', 'new']);
      close();
    });

    it('go on while Redis is away, as many as are the part of each process', async () => {
      const environment = { LUDOTEXT_MODEL_CALLS_TOTAL: '4' };
      const queues = (await connect(2)).map((redis) => queueOn(redis, environment));
      await expect.poll(() => connections[0]?.client.zcard('ludotext:processes')).toBe(2);
      // With their next call both hear of each other.
      const heard = countingModel(0);
      await Promise.all(queues.map(({ queue }) => queue.around(heard.model).generate(request())));
      await server.stop();
      await expect.poll(() => connections.every(({ isAway }) => isAway)).toBe(true);
      const { model, seen } = countingModel(5);
      const calls = () =>
        queues.flatMap(({ queue }) => Array.from({ length: 20 }, () => queue.around(model).generate(request())));
      await Promise.all(calls());
      expect(seen.all).toBe(40);
      expect(seen.most).toBeLessThanOrEqual(4);
      await server.start();
      await expect.poll(() => connections.some(({ isAway }) => isAway), { timeout: 5000 }).toBe(false);
      await Promise.all(calls());
      expect(seen.all).toBe(80);
      expect(seen.most).toBeLessThanOrEqual(4);
      for (const { close } of queues) close();
    }, 20_000);
  });

  describe('leases', () => {
    const times = { life: 400, renewal: 100 };
    const takeAll = async (leases: Leases, count: number) => {
      const taken = await Promise.all(Array.from({ length: count }, () => leases.take('any', 3, () => 1)));
      return taken.filter((one) => one !== undefined);
    };

    it('are no more than there are, over all processes, and come back', async () => {
      const [one, other] = (await connect(2)).map((redis) => leasesIn(redis, times)) as [Leases, Leases];
      const taken = (await Promise.all([takeAll(one, 4), takeAll(other, 4)])).flat();
      expect(taken).toHaveLength(3);
      const change = one.change('any');
      taken[0]?.();
      await change;
      expect(await takeAll(one, 2)).toHaveLength(1);
      for (const { close } of [one, other]) close();
    });

    it('are held as long as their process lives; those of one that vanished are free soon', async () => {
      const [living, vanishing] = (await connect(2)) as [SharedRedis, SharedRedis];
      const one = leasesIn(living, times);
      const other = leasesIn(vanishing, times);
      expect(await takeAll(one, 1)).toHaveLength(1);
      expect(await takeAll(other, 2)).toHaveLength(2);
      vanishing.close();
      await expect.poll(async () => (await takeAll(one, 1)).length, { timeout: 5000 }).toBe(1);
      await expect.poll(async () => (await takeAll(one, 1)).length, { timeout: 5000 }).toBe(1);
      // The first one is still held, long after its life without a renewal.
      expect(await takeAll(one, 1)).toHaveLength(0);
      one.close();
    });

    it('are there again when Redis has lost them', async () => {
      const [redis, further] = (await connect(2)) as [SharedRedis, SharedRedis];
      const [one, other] = [leasesIn(redis, times), leasesIn(further, times)];
      expect(await takeAll(one, 3)).toHaveLength(3);
      await redis.client.flushall();
      await expect.poll(() => redis.client.zcard('ludotext:lease:any')).toBe(3);
      expect(await takeAll(other, 1)).toHaveLength(0);
      for (const { close } of [one, other]) close();
    });
  });

  it('the share of a caller counts over all services, and by service while Redis is away', async () => {
    await using models = await startModelServer();
    models.hold();
    const environment = {
      ...{ LLM_PROVIDER: 'openai', LLM_MODEL: 'any', LLM_BASE_URL: `${models.url}/v1` },
      LUDOTEXT_MAX_WORK_PER_CALLER: '2',
    };
    const apps = await Promise.all((await connect(2)).map((redis) => startApp({ environment, redis })));
    const ask = (index: number) => apps[index]?.post('/generate/7', { text: 'whale' }) as Promise<Response>;
    const underWay = [ask(0), ask(1)];
    await models.received(2);
    for (const index of [0, 1]) {
      const { detail } = await expectProblem(await ask(index), 'rate_limited');
      expect(detail).toContain('LUDOTEXT_MAX_WORK_PER_CALLER');
    }
    await server.stop();
    await expect.poll(() => connections.every(({ isAway }) => isAway)).toBe(true);
    underWay.push(ask(0));
    await models.received(3);
    await expectProblem(await ask(0), 'rate_limited');
    models.release();
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const app of apps) await app[Symbol.asyncDispose]();
  });
});

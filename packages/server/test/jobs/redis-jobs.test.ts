import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe } from 'vitest';
import type { JobStore } from '../../src/jobs/job-store.js';
import { redisJobs } from '../../src/jobs/redis-jobs.js';
import { silentLog } from '../../src/observation/log.js';
import { openRedis, type SharedRedis } from '../../src/redis/connection.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { describeJobStore, type JobPlace } from './conformance.js';

const timing = { lockMs: 2000, stalledMs: 250 };

describe.skipIf(!hasRedis)('jobs on Redis', () => {
  let server: TestRedis;

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  describeJobStore('redisJobs', () => openPlace(server.url));
});

/** Keys of their own in a Redis. */
async function openPlace(url: string): Promise<JobPlace> {
  const settings = { REDIS_URL: url, LUDOTEXT_REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}` };
  const own = await openRedis(settings, silentLog);
  const keys = () => own.client.keys(`${own.prefix}*`);
  const open = new Map<JobStore, { redis: SharedRedis; cut: () => void }>();
  const end = async (store: JobStore) => {
    await store.close();
    open.get(store)?.redis.close();
  };
  const stores: JobStore[] = [];
  return {
    store: async (jobSettings) => {
      const redis = await openRedis(settings, silentLog);
      const further: Redis[] = [];
      const store = redisJobs(
        {
          ...redis,
          another: (options) => {
            const one = redis.another(options);
            further.push(one);
            return one;
          },
        },
        jobSettings,
        silentLog,
        timing,
      );
      const cut = () => {
        redis.close();
        for (const one of further) one.disconnect();
      };
      open.set(store, { redis, cut });
      stores.push(store);
      return store;
    },
    kill: async (store) => {
      open.get(store)?.cut();
    },
    pass: async (milliseconds) => {
      for (const key of await keys()) {
        const left = await own.client.pttl(key);
        if (left >= 0) await own.client.pexpire(key, Math.round(left - milliseconds));
      }
    },
    holds: async (text) => {
      for (const key of await keys()) {
        const type = await own.client.type(key);
        const stored = type === 'hash' ? await own.client.hgetall(key) : [];
        const events = type === 'stream' ? await own.client.xrange(key, '-', '+') : [];
        if (JSON.stringify([stored, events]).includes(text)) return true;
      }
      return false;
    },
    [Symbol.asyncDispose]: async () => {
      for (const store of stores) await end(store);
      own.close();
    },
  };
}

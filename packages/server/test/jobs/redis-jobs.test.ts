import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JobStore } from '../../src/jobs/job-store.js';
import { redisJobs } from '../../src/jobs/redis-jobs.js';
import { jobScripts } from '../../src/jobs/redis-scripts.js';
import type { WorkTiming } from '../../src/jobs/redis-worker.js';
import { silentLog } from '../../src/observation/log.js';
import { openRedis, type SharedRedis } from '../../src/redis/connection.js';
import { readSettings } from '../../src/settings/settings.js';
import { hasRedis, startRedis, type TestRedis } from '../support/redis.js';
import { describeJobStore, type JobPlace, type JobSettings } from './conformance.js';
import { Desk, done, ended, eventsOf, follow, newBatch, newJob, numbered, patience } from './desk.js';

const quick: WorkTiming = { lockMs: 3000, stalledMs: 250 };

/** A process that looks after its own jobs once in a long while. */
const slow: WorkTiming = { ...quick, lockMs: 600_000 };

describe.skipIf(!hasRedis)('jobs on Redis', () => {
  let server: TestRedis;

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });

  describeJobStore('Redis', async (): Promise<JobPlace> => {
    const place = new RedisPlace(server.url);
    const { prefix, client } = await place.connect();
    const keys = () => client.keys(`${prefix}*`);
    return {
      store: (settings) => place.store(quick, settings),
      kill: (store) => place.kill(store),
      pass: async (milliseconds) => {
        for (const key of await keys()) {
          const left = await client.pttl(key);
          if (left >= 0) await client.pexpire(key, Math.round(left - milliseconds));
        }
      },
      holds: async (text) => {
        for (const key of await keys()) {
          const type = await client.type(key);
          const fields = type === 'hash' ? await client.hgetall(key) : [];
          const events = type === 'stream' ? await client.xrange(key, '-', '+') : [];
          if (JSON.stringify([fields, events]).includes(text)) return true;
        }
        return false;
      },
      [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
    };
  });

  it('one process takes a job, another works on it, a third reads its events and another cancels', async () => {
    await using place = new RedisPlace(server.url);
    const [door, worker, reader] = [await place.store(), await place.store(), await place.store()];
    const desk = new Desk();
    worker.work(2, desk.work);
    const [job, other] = [newJob(), newJob()];
    await door.handIn([job, other], { caller: 'key:a' });
    const reading = follow(reader, job.id);
    const taken = await desk.job(job.id);
    taken.append(numbered(1));
    await vi.waitFor(() => expect(reading.events).toHaveLength(1), patience);
    taken.append(numbered(2));
    await desk.end(job.id, done);
    await reading.over;
    expect(reading.events.map(({ number }) => number)).toEqual([1, 2]);
    expect(await door.job(job.id)).toMatchObject({ state: 'done', end: done, progress: { kept: 2 } });

    const { signal } = await desk.job(other.id);
    await reader.cancel([other.id]);
    await vi.waitFor(() => expect(signal.aborted).toBe(true), patience);
    expect(await door.job(other.id)).toMatchObject({ state: 'cancelled' });
  });

  it('a pause is one of all processes', async () => {
    await using place = new RedisPlace(server.url);
    const [one, other] = [await place.store(), await place.store()];
    const pauseMs = 400;
    const taken: { readonly at: number; readonly starts: number }[] = [];
    let putBack = Number.POSITIVE_INFINITY;
    one.work(1, async () => {
      putBack = performance.now();
      return { state: 'waiting', pauseMs };
    });
    const job = newJob();
    await one.handIn([job], { caller: 'key:a' });
    await vi.waitFor(async () => {
      expect(putBack).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(await one.job(job.id)).toMatchObject({ state: 'waiting' });
    }, patience);
    await one.rest(0);
    other.work(3, async ({ starts }) => {
      taken.push({ at: performance.now(), starts });
      return done;
    });
    const later = newJob();
    await one.handIn([later], { caller: 'key:b' });
    await ended(other, job.id);
    await ended(other, later.id);
    expect(taken).toHaveLength(2);
    // A timer may come a moment early.
    for (const { at, starts } of taken) {
      expect(at - putBack).toBeGreaterThanOrEqual(pauseMs - 5);
      expect(starts).toBe(1);
    }
  });

  it('what a process says about a job that another has taken over is dropped', async () => {
    await using place = new RedisPlace(server.url);
    const [late, next] = [await place.store(slow), await place.store()];
    const [lateDesk, nextDesk] = [new Desk(), new Desk()];
    const job = newJob();
    await late.handIn([job], { caller: 'key:a' });
    late.work(1, lateDesk.work);
    const first = await lateDesk.job(job.id);
    first.append({ type: 'item', data: { by: 'first' } });
    await vi.waitFor(async () => expect(await late.job(job.id)).toMatchObject({ progress: { kept: 1 } }), patience);

    await place.loseLock(job.id);
    next.work(1, nextDesk.work);
    const second = await nextDesk.job(job.id);
    expect(second).toMatchObject({ starts: 2, events: [{ number: 1, data: { by: 'first' } }] });
    expect((await late.counts()).stalled + (await next.counts()).stalled).toBe(1);
    expect(first.signal.aborted).toBe(false);
    first.append({ type: 'item', data: { by: 'late' } });
    // It hears that the job is no longer its own.
    await vi.waitFor(() => expect(first.signal.aborted).toBe(true), patience);
    await lateDesk.end(job.id, { state: 'done', result: { by: 'late' } });
    second.append({ type: 'item', data: { by: 'second' } });
    await nextDesk.end(job.id, { state: 'done', result: { by: 'second' } });

    const end = await ended(next, job.id);
    expect(end).toMatchObject({ end: { result: { by: 'second' } }, progress: { kept: 2 } });
    expect((await eventsOf(late, job.id)).map(({ data }) => data)).toEqual([{ by: 'first' }, { by: 'second' }]);
    // The late process goes on with other jobs.
    await next.rest(0);
    const other = newJob();
    await next.handIn([other], { caller: 'key:a' });
    await lateDesk.end(other.id, done);
    await ended(late, other.id);
    expect(await next.job(job.id)).toEqual(end);
  });

  it('an end that comes when another has taken over is dropped, too', async () => {
    await using place = new RedisPlace(server.url);
    const [late, next] = [await place.store(slow), await place.store()];
    const [lateDesk, nextDesk] = [new Desk(), new Desk()];
    const job = newJob();
    await late.handIn([job], { caller: 'key:a' });
    late.work(1, lateDesk.work);
    await lateDesk.job(job.id);
    await place.loseLock(job.id);
    next.work(1, nextDesk.work);
    await nextDesk.job(job.id);
    await lateDesk.end(job.id, { state: 'done', result: { by: 'late' } });
    // Once the late process works on the next job, it is done with this one.
    const other = newJob();
    await late.handIn([other], { caller: 'key:a' });
    await lateDesk.job(other.id);
    expect(await late.job(job.id)).toMatchObject({ state: 'active' });
    await nextDesk.end(job.id, { state: 'done', result: { by: 'second' } });
    expect(await ended(late, job.id)).toMatchObject({ end: { result: { by: 'second' } } });
  });

  it('a process that lost a job which nobody else has yet gives it up, and it is begun again', async () => {
    await using place = new RedisPlace(server.url);
    const store = await place.store();
    const desk = new Desk();
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    store.work(1, desk.work);
    const first = await desk.job(job.id);
    await place.loseLock(job.id);
    await vi.waitFor(() => expect(first.signal.aborted).toBe(true), patience);
    await vi.waitFor(() => expect(desk.taken).toEqual([job.id, job.id]), patience);
    // It was not the work that failed.
    expect(await desk.job(job.id)).toMatchObject({ starts: 1 });
    await desk.end(job.id, done);
    expect(await ended(store, job.id)).toMatchObject({ state: 'done' });
  });

  it('jobs of a process that ended before they were in the queue are found', async () => {
    await using place = new RedisPlace(server.url);
    const redis = await place.connect();
    const job = newJob();
    const fields = [job.id, JSON.stringify(job.request), job.requested, ''];
    const [none, noBatch] = [
      { key: '', content: '' },
      { id: '', names: '' },
    ];
    await jobScripts(redis, 3_600_000).handIn(Date.now(), 'key:a', 10, 10, none, noBatch, fields);
    const store = await place.store();
    const desk = new Desk();
    store.work(1, desk.work);
    expect(await desk.job(job.id)).toMatchObject({ request: job.request, starts: 1 });
    await desk.end(job.id, done);
    await ended(store, job.id);
  });

  it('a job that has ended leaves the queue, whoever worked on it, and is not begun again', async () => {
    await using place = new RedisPlace(server.url);
    const [first, next] = [await place.store(slow), await place.store()];
    const { client, prefix } = await place.connect();
    const [firstDesk, nextDesk] = [new Desk(), new Desk()];
    const job = newJob();
    await first.handIn([job], { caller: 'key:a' });
    first.work(1, firstDesk.work);
    await firstDesk.job(job.id);
    await place.kill(first);
    await place.loseLock(job.id);
    await next.cancel([job.id]);
    next.work(1, nextDesk.work);
    await vi.waitFor(async () => expect(await client.exists(`${prefix}queue:${job.id}`)).toBe(0), patience);
    expect(nextDesk.taken).toEqual([]);
    expect(await next.job(job.id)).toMatchObject({ state: 'cancelled' });
  });

  it('goes on when its connections break', async () => {
    await using place = new RedisPlace(server.url);
    const store = await place.store();
    const { client } = await place.connect();
    const desk = new Desk();
    const [job, next] = [newJob(), newJob()];
    await store.handIn([job], { caller: 'key:a' });
    store.work(1, desk.work);
    const reading = follow(store, job.id);
    const taken = await desk.job(job.id);
    for (const type of ['NORMAL', 'PUBSUB']) await client.call('CLIENT', 'KILL', 'TYPE', type, 'SKIPME', 'YES');
    for (let count = 1; count <= 3; count += 1) taken.append(numbered(count));
    await desk.end(job.id, done);
    await reading.over;
    expect(reading.events.map(({ number }) => number)).toEqual([1, 2, 3]);
    await vi.waitFor(() => store.handIn([next], { caller: 'key:a' }), patience);
    await desk.end(next.id, done);
    await ended(store, next.id);
    expect(desk.taken).toEqual([job.id, next.id]);
  });

  it('takes a batch of a thousand texts at once, and cancels it at once', async () => {
    await using place = new RedisPlace(server.url);
    const store = await place.store();
    const batch = newBatch(1000);
    await store.handIn(batch.jobs, batch.how);
    expect(await store.counts()).toMatchObject({ waiting: 1000 });
    await store.cancel(batch.jobs.map(({ id }) => id));
    expect(await store.batch(batch.id)).toMatchObject({ counts: { waiting: 0, cancelled: 1000 } });
    const desk = new Desk();
    store.work(1, desk.work);
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    await desk.end(job.id, done);
    await ended(store, job.id);
    expect(desk.taken).toEqual([job.id]);
  });

  it('survives that Redis stops and starts again, and says meanwhile that it is away', async () => {
    await using own = await startRedis();
    await using place = new RedisPlace(own.url);
    const store = await place.store();
    const desk = new Desk();
    const [job, waiting] = [newJob(), newJob()];
    await store.handIn([job], { caller: 'key:a' });
    store.work(1, desk.work);
    await store.handIn([waiting], { caller: 'key:a' });
    const taken = await desk.job(job.id);
    taken.append(numbered(1));
    const reading = follow(store, job.id);
    await vi.waitFor(() => expect(reading.events).toHaveLength(1), patience);

    await own.stop();
    const problem = { code: 'state_unavailable', status: 503 };
    await expect(store.handIn([newJob()], { caller: 'key:a' })).rejects.toMatchObject(problem);
    await expect(store.job(job.id)).rejects.toMatchObject(problem);
    await expect(store.batch(job.id)).rejects.toMatchObject(problem);
    await expect(store.cancel([job.id])).rejects.toMatchObject(problem);
    await expect(store.counts()).rejects.toMatchObject(problem);
    taken.append(numbered(2));
    await desk.end(job.id, done);
    await own.start();

    await reading.over;
    expect(reading.events.map(({ number }) => number)).toEqual([1, 2]);
    expect(await ended(store, job.id)).toMatchObject({ state: 'done', end: done });
    await desk.end(waiting.id, done);
    await ended(store, waiting.id);
    expect(desk.taken).toEqual([job.id, waiting.id]);
    const next = newJob();
    await store.handIn([next], { caller: 'key:a' });
    await desk.end(next.id, done);
    await ended(store, next.id);
  });

  it('closes while Redis is away', async () => {
    await using own = await startRedis();
    await using place = new RedisPlace(own.url);
    const store = await place.store();
    const desk = new Desk();
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    store.work(2, desk.work);
    const { signal } = await desk.job(job.id);
    const reading = follow(store, job.id);
    await own.stop('SIGKILL');
    await store.close();
    expect(signal.aborted).toBe(true);
    await expect(reading.over).rejects.toMatchObject({ code: 'shutting_down' });
  });

  it('says that Redis is full, and loses nothing that was accepted', async () => {
    await using own = await startRedis(['--maxmemory', '16mb', '--maxmemory-policy', 'noeviction']);
    await using place = new RedisPlace(own.url);
    const store = await place.store();
    const { client } = await place.connect();
    const accepted: string[] = [];
    const handIn = async () => {
      const job = newJob('A whale. '.repeat(20_000));
      await store.handIn([job], { caller: `key:${accepted.length}` });
      accepted.push(job.id);
    };
    const full = {
      code: 'state_unavailable',
      message: 'Redis is full and keeps nothing more. Try again in a moment.',
    };
    const untilFull = async (fill: () => Promise<unknown>) => {
      for (let count = 0; count < 10_000; count += 1) await fill();
    };
    await expect(untilFull(handIn)).rejects.toMatchObject(full);
    expect(accepted.length).toBeGreaterThan(10);

    const desk = new Desk();
    store.work(1, desk.work);
    const [first = ''] = accepted;
    const taken = await desk.job(first);
    // Somebody else's data fills what is left.
    let junk = 0;
    await expect(untilFull(() => client.set(`junk:${junk++}`, 'x'.repeat(10_000)))).rejects.toThrow('OOM');
    await expect(handIn()).rejects.toMatchObject(full);
    taken.append(numbered(1));
    await desk.end(first, done);
    expect(await ended(store, first)).toMatchObject({ state: 'done', progress: { kept: 1 } });
    for (let at = 0; at < junk; at += 1) await client.del(`junk:${at}`);

    for (const id of accepted.slice(1)) await desk.end(id, done);
    for (const id of accepted) expect(await ended(store, id)).toMatchObject({ state: 'done' });
    expect(desk.taken.toSorted()).toEqual(accepted.toSorted());
    await handIn();
  });
});

/** Stores of several processes on one Redis, among keys of their own. */
class RedisPlace implements AsyncDisposable {
  readonly #settings: { readonly REDIS_URL: string; readonly LUDOTEXT_REDIS_PREFIX: string };
  readonly #connections: SharedRedis[] = [];
  readonly #stores = new Map<JobStore, () => void>();

  constructor(url: string) {
    this.#settings = { REDIS_URL: url, LUDOTEXT_REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}` };
  }

  async connect(): Promise<SharedRedis> {
    const redis = await openRedis(this.#settings, silentLog);
    this.#connections.push(redis);
    return redis;
  }

  async store(timing = quick, settings: JobSettings = readSettings({})): Promise<JobStore> {
    const redis = await this.connect();
    const further: Redis[] = [];
    const another: SharedRedis['another'] = (options) => {
      const connection = redis.another(options);
      further.push(connection);
      return connection;
    };
    const store = redisJobs(Object.create(redis, { another: { value: another } }), settings, silentLog, timing);
    this.#stores.set(store, () => {
      redis.close();
      for (const connection of further) connection.disconnect();
    });
    return store;
  }

  /** Cuts all connections of a store for good. */
  async kill(store: JobStore): Promise<void> {
    this.#stores.get(store)?.();
  }

  /** As if the process that works on a job had given no sign of life for long. */
  async loseLock(id: string): Promise<void> {
    const { client, prefix } = await this.connect();
    expect(await client.del(`${prefix}queue:${id}:lock`)).toBe(1);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#stores.keys()].map((store) => store.close()));
    for (const redis of this.#connections) redis.close();
  }
}

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { times } from '../../../../test/support/long.js';
import { Problem } from '../../src/http/problem.js';
import type { JobState, JobStore, NewJob, TakenJob } from '../../src/jobs/job-store.js';
import { readSettings, type Settings } from '../../src/settings/settings.js';
import { Desk, done, ended, eventsOf, failed, follow, freshId, newBatch, newJob, numbered, patience } from './desk.js';

// What every implementation of the port JobStore does.

/** The settings of jobs. */
export type JobSettings = Pick<Settings, 'LUDOTEXT_JOB_HOURS' | 'LUDOTEXT_MAX_JOBS' | 'LUDOTEXT_MAX_JOBS_PER_CALLER'>;

/** A place where jobs are stored: a folder, a Redis. */
export interface JobPlace extends AsyncDisposable {
  /** Opens a store there. What an earlier one left is still there. */
  store(settings: JobSettings): Promise<JobStore>;
  /** As `kill -9` of the store's process: it writes nothing more and tells nobody. */
  kill(store: JobStore): Promise<void>;
  /** Lets so much time go by for what is stored, in milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /** Whether this text stands anywhere in the place. */
  holds(text: string): Promise<boolean>;
}

const hour = 3_600_000;

/**
 * Runs the suite.
 * @param open a fresh place
 */
export function describeJobStore(name: string, open: () => Promise<JobPlace>): void {
  describe(`${name}: what every store of jobs does`, () => {
    let place: JobPlace;
    let stores: JobStore[];

    const storeWith = async (settings: Partial<JobSettings> = {}) => {
      const store = await place.store({ ...readSettings({}), ...settings });
      stores.push(store);
      return store;
    };
    const close = async (store: JobStore, graceMs = 0) => {
      stores = stores.filter((one) => one !== store);
      await store.rest(graceMs);
      await store.close();
    };
    const kill = async (store: JobStore) => {
      stores = stores.filter((one) => one !== store);
      await place.kill(store);
    };

    beforeEach(async () => {
      stores = [];
      place = await open();
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await place[Symbol.asyncDispose]();
    });

    describe('hands in', () => {
      it('keeps a job, and finds it', async () => {
        const store = await storeWith();
        const before = Date.now();
        const job = newJob();
        expect(await store.handIn([job], { caller: 'key:a' })).toEqual({ jobs: [job.id] });
        const found = await store.job(job.id);
        expect(found).toEqual({
          id: job.id,
          caller: 'key:a',
          state: 'waiting',
          created: expect.any(Number),
          progress: { kept: 0, requested: 3 },
        });
        // Clocks of two machines may differ by a little.
        expect(Math.abs((found?.created ?? 0) - before)).toBeLessThan(60_000);
      });

      it('knows nothing of an id that never was', async () => {
        const store = await storeWith();
        expect(await store.job(freshId())).toBeUndefined();
        expect(await store.batch(freshId())).toBeUndefined();
        expect(await eventsOf(store, freshId())).toEqual([]);
        await store.cancel([freshId()]);
        expect(await store.counts()).toEqual({ waiting: 0, active: 0, stalled: 0, oldestSeconds: 0 });
      });

      it('counts what waits and what is worked on', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const jobs = [newJob(), newJob(), newJob()];
        for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
        expect(await store.counts()).toMatchObject({ waiting: 3, active: 0, stalled: 0 });
        store.work(1, desk.work);
        await desk.holds(1);
        expect(await store.counts()).toMatchObject({ waiting: 2, active: 1, stalled: 0 });
        expect((await store.counts()).oldestSeconds).toBeGreaterThanOrEqual(0);
      });
    });

    describe('works', () => {
      it('hands a job over as it was handed in', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const created = (await store.job(job.id))?.created;
        store.work(2, desk.work);
        const taken = await desk.job(job.id);
        expect(taken).toMatchObject({ id: job.id, caller: 'key:a', created, request: job.request });
        expect(taken).toMatchObject({ starts: 1, events: [] });
        expect(taken.signal.aborted).toBe(false);
        expect(await store.job(job.id)).toMatchObject({ state: 'active' });
      });

      it('takes a job that is handed in while it works', async () => {
        const store = await storeWith();
        const desk = new Desk();
        store.work(2, desk.work);
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        expect(await desk.job(job.id)).toMatchObject({ id: job.id });
      });

      it('keeps the result of a job that is done', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        await desk.end(job.id, done);
        expect(await ended(store, job.id)).toMatchObject({ state: 'done', end: done });
        expect(await store.counts()).toMatchObject({ waiting: 0, active: 0 });
      });

      it('keeps the problem of a job that failed', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        await desk.end(job.id, failed());
        expect(await ended(store, job.id)).toMatchObject({ state: 'failed', end: failed() });
      });

      it('counts the items that were kept', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        taken.append({ type: 'analysis', data: { games: [1] } });
        taken.append({ type: 'item', data: { index: 0 } });
        taken.append({ type: 'rejected', data: {} });
        taken.append({ type: 'item', data: { index: 1 } });
        await vi.waitFor(
          async () => expect(await store.job(job.id)).toMatchObject({ progress: { kept: 2, requested: 3 } }),
          patience,
        );
        await desk.end(job.id, done);
        expect(await ended(store, job.id)).toMatchObject({ progress: { kept: 2, requested: 3 } });
      });

      it('works on so many at once and no more', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const jobs = Array.from({ length: 7 }, () => newJob());
        for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
        store.work(3, desk.work);
        for (let left = jobs.length; left > 0; left -= 1) {
          await desk.holds(Math.min(3, left));
          await desk.end(desk.held[0] ?? '', done);
        }
        expect(desk.most).toBe(3);
        for (const { id } of jobs) expect(await ended(store, id)).toMatchObject({ state: 'done' });
        expect(desk.taken.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
      });

      it('does not let the many jobs of one caller hold up the first one of another', async () => {
        const store = await storeWith();
        for (let count = 0; count < 20; count += 1) await store.handIn([newJob()], { caller: 'key:many' });
        const first = newJob();
        await store.handIn([first], { caller: 'key:one' });
        const order: string[] = [];
        store.work(1, async ({ id }) => {
          order.push(id);
          return done;
        });
        await ended(store, first.id);
        expect(order.indexOf(first.id)).toBeLessThanOrEqual(2);
      });

      it('does not put off the many jobs of one caller for ever because others come with few', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const many = Array.from({ length: 5 }, () => newJob());
        for (const job of many) await store.handIn([job], { caller: 'key:many' });
        store.work(1, desk.work);
        for (let round = 0; round < 20; round += 1) {
          await desk.holds(1);
          await store.handIn([newJob()], { caller: `key:few-${round}` });
          await desk.end(desk.held[0] ?? '', done);
        }
        for (const { id } of many) expect(desk.taken).toContain(id);
      });

      it('takes the jobs of one caller in the order in which they came', async () => {
        const store = await storeWith();
        const jobs = Array.from({ length: 8 }, () => newJob());
        for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
        const order: string[] = [];
        store.work(1, async ({ id }) => {
          order.push(id);
          return done;
        });
        await vi.waitFor(() => expect(order).toEqual(jobs.map(({ id }) => id)), patience);
      });

      it('forgets the text when a job ends', async () => {
        const store = await storeWith();
        const secrets = ['Once-upon-a-time-one', 'Once-upon-a-time-two', 'Once-upon-a-time-three'];
        const jobs = secrets.map((secret) => newJob(secret));
        for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
        for (const secret of secrets) expect(await place.holds(secret)).toBe(true);
        await store.cancel([jobs[2]?.id ?? '']);
        const desk = new Desk();
        store.work(1, desk.work);
        await desk.end(jobs[0]?.id ?? '', done);
        await desk.end(jobs[1]?.id ?? '', failed());
        for (const { id } of jobs) await ended(store, id);
        for (const secret of secrets)
          await vi.waitFor(async () => expect(await place.holds(secret)).toBe(false), patience);
      });
    });

    describe('events', () => {
      it('come as they happen, numbered from 1, and end with the job', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const reader = follow(store, job.id);
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        for (let count = 1; count <= 5; count += 1) {
          taken.append(numbered(count));
          // The next one happens when this one has been read.
          await vi.waitFor(() => expect(reader.events).toHaveLength(count), patience);
        }
        expect(reader.isOver).toBe(false);
        await desk.end(job.id, done);
        await reader.over;
        expect(reader.events).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, ...numbered(number) })));
      });

      it('are all there when many come at once', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const readers = [follow(store, job.id), follow(store, job.id), follow(store, job.id, 150)];
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        for (let count = 1; count <= 300; count += 1) taken.append(numbered(count));
        await desk.end(job.id, done);
        for (const { over } of readers) await over;
        const all = Array.from({ length: 300 }, (_, index) => index + 1);
        expect(readers.map(({ events }) => events.map(({ number }) => number))).toEqual([all, all, all.slice(150)]);
        expect(readers[0]?.events.map(({ data }) => data)).toEqual(all.map((count) => numbered(count).data));
      });

      it('can be read later, and from a number on', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        for (let count = 1; count <= 4; count += 1) taken.append(numbered(count));
        const early = follow(store, job.id, 2);
        await vi.waitFor(() => expect(early.events.map(({ number }) => number)).toEqual([3, 4]), patience);
        await desk.end(job.id, done);
        await ended(store, job.id);
        expect((await eventsOf(store, job.id)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
        expect((await eventsOf(store, job.id, 3)).map(({ number }) => number)).toEqual([4]);
        expect(await eventsOf(store, job.id, 4)).toEqual([]);
        expect(await eventsOf(store, job.id, 99)).toEqual([]);
      });

      it('stop with the signal of the reader, with its reason', async () => {
        const store = await storeWith();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const leaving = new AbortController();
        const reader = follow(store, job.id, 0, leaving.signal);
        const reason = new Error('The reader leaves.');
        leaving.abort(reason);
        await expect(reader.over).rejects.toBe(reason);
      });

      it('keep characters of any script, line breaks and nested data', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob('Ein „Text“\n\u2028 mit 🐳 und "quotes" \\ und \u0000');
        await store.handIn([job], { caller: 'key:ä:b' });
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        expect(taken.request).toEqual(job.request);
        const data = { item: { question: 'a\nb\u2028c 🐳', list: [1.5, null, true, { deep: ['x'] }] } };
        taken.append({ type: 'item', data });
        await desk.end(job.id, { state: 'done', result: data });
        expect(await ended(store, job.id)).toMatchObject({ caller: 'key:ä:b', end: { state: 'done', result: data } });
        expect(await eventsOf(store, job.id)).toEqual([{ number: 1, type: 'item', data }]);
      });
    });

    describe('cancels', () => {
      it('a job that waits: it is never begun', async () => {
        const store = await storeWith();
        const [job, next] = [newJob(), newJob()];
        await store.handIn([job], { caller: 'key:a' });
        await store.handIn([next], { caller: 'key:a' });
        await store.cancel([job.id]);
        expect(await store.job(job.id)).toMatchObject({ state: 'cancelled', end: { state: 'cancelled' } });
        expect(await store.counts()).toMatchObject({ waiting: 1 });
        expect(await eventsOf(store, job.id)).toEqual([]);
        const desk = new Desk();
        store.work(2, desk.work);
        await desk.end(next.id, done);
        await ended(store, next.id);
        expect(desk.taken).toEqual([next.id]);
      });

      it('a job that is worked on: its work is aborted, and what it returns is dropped', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const reader = follow(store, job.id);
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        taken.append(numbered(1));
        await vi.waitFor(() => expect(reader.events).toHaveLength(1), patience);
        await store.cancel([job.id]);
        expect(await store.job(job.id)).toMatchObject({ state: 'cancelled' });
        await vi.waitFor(() => expect(taken.signal.aborted).toBe(true), patience);
        await reader.over;
        taken.append(numbered(2));
        await desk.end(job.id, done);
        // The place of the cancelled job is free again.
        const next = newJob();
        await store.handIn([next], { caller: 'key:a' });
        await desk.end(next.id, done);
        await ended(store, next.id);
        expect(await store.job(job.id)).toMatchObject({ state: 'cancelled', end: { state: 'cancelled' } });
        expect((await eventsOf(store, job.id)).map(({ number }) => number)).toEqual([1]);
      });

      it('changes nothing about a job that has ended', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        await desk.end(job.id, done);
        const end = await ended(store, job.id);
        await store.cancel([job.id]);
        expect(await store.job(job.id)).toEqual(end);
      });

      it('several at once, in each state', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const jobs = [newJob(), newJob(), newJob()];
        for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        await desk.end(jobs[0]?.id ?? '', done);
        await ended(store, jobs[0]?.id ?? '');
        await desk.job(jobs[1]?.id ?? '');
        await store.cancel([...jobs.map(({ id }) => id), freshId()]);
        const states = await Promise.all(jobs.map(async ({ id }) => (await store.job(id))?.state));
        expect(states).toEqual(['done', 'cancelled', 'cancelled']);
      });

      it('has one end when a job is cancelled at the moment at which it is done', async () => {
        const store = await storeWith();
        const desk = new Desk();
        store.work(4, desk.work);
        for (let round = 0; round < 12; round += 1) {
          const job = newJob();
          await store.handIn([job], { caller: 'key:a' });
          const reader = follow(store, job.id);
          await desk.job(job.id);
          await Promise.all([desk.end(job.id, done), store.cancel([job.id])]);
          await reader.over;
          const end = await ended(store, job.id);
          expect(['done', 'cancelled']).toContain(end.state);
          await store.cancel([job.id]);
          expect(await store.job(job.id)).toEqual(end);
        }
      });
    });

    describe('once', () => {
      const once = { key: 'digest-of-key', content: 'digest-of-content' };

      it('gives the job of the first time, also when that has ended', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        const first = await store.handIn([job], { caller: 'key:a', once });
        expect(await store.handIn([newJob()], { caller: 'key:a', once })).toEqual(first);
        store.work(1, desk.work);
        await desk.end(job.id, done);
        await ended(store, job.id);
        expect(await store.handIn([newJob()], { caller: 'key:a', once })).toEqual({ jobs: [job.id] });
        expect(desk.taken).toEqual([job.id]);
      });

      it('gives one job to calls at the same moment', async () => {
        const store = await storeWith();
        const asked = Array.from({ length: 8 }, () => store.handIn([newJob()], { caller: 'key:a', once }));
        const got = await Promise.all(asked);
        expect(new Set(got.map(({ jobs }) => jobs[0])).size).toBe(1);
        expect(await store.counts()).toMatchObject({ waiting: 1 });
      });

      it('rejects other content', async () => {
        const store = await storeWith();
        await store.handIn([newJob()], { caller: 'key:a', once });
        const other = store.handIn([newJob()], { caller: 'key:a', once: { ...once, content: 'other' } });
        await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' });
        expect(await store.counts()).toMatchObject({ waiting: 1 });
        await store.handIn([newJob()], { caller: 'key:a', once: { key: 'another', content: 'other' } });
        expect(await store.counts()).toMatchObject({ waiting: 2 });
      });

      it('gives the batch of the first time', async () => {
        const store = await storeWith();
        const [first, again] = [newBatch(2), newBatch(2)];
        const got = await store.handIn(first.jobs, { ...first.how, once });
        expect(got).toEqual({ jobs: first.jobs.map(({ id }) => id), batch: first.id });
        expect(await store.handIn(again.jobs, { ...again.how, once })).toEqual(got);
        expect(await store.batch(again.id)).toBeUndefined();
      });

      it('is remembered after a restart', async () => {
        const store = await storeWith();
        const [job, batch] = [newJob(), newBatch(2)];
        const got = await store.handIn([job], { caller: 'key:a', once });
        const gotBatch = await store.handIn(batch.jobs, { ...batch.how, once: { ...once, key: 'of-batch' } });
        await close(store);
        const next = await storeWith();
        expect(await next.handIn([newJob()], { caller: 'key:a', once })).toEqual(got);
        const again = newBatch(2);
        expect(await next.handIn(again.jobs, { ...again.how, once: { ...once, key: 'of-batch' } })).toEqual(gotBatch);
      });
    });

    describe('bounds', () => {
      const overloaded = { code: 'overloaded', status: 503 };

      it('rejects more jobs than there may be, until one has ended', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS: 2 });
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        await store.handIn([newJob()], { caller: 'key:b' });
        await expect(store.handIn([newJob()], { caller: 'key:c' })).rejects.toMatchObject(overloaded);
        await store.cancel([job.id]);
        await store.handIn([newJob()], { caller: 'key:c' });
        await expect(store.handIn([newJob()], { caller: 'key:c' })).rejects.toBeInstanceOf(Problem);
      });

      it('counts jobs that are worked on', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS: 1 });
        const desk = new Desk();
        const job = newJob();
        store.work(1, desk.work);
        await store.handIn([job], { caller: 'key:a' });
        await desk.job(job.id);
        await expect(store.handIn([newJob()], { caller: 'key:a' })).rejects.toMatchObject(overloaded);
        await desk.end(job.id, done);
        await ended(store, job.id);
        await store.handIn([newJob()], { caller: 'key:a' });
      });

      it('rejects more jobs of one caller than it may have, and of no other', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS_PER_CALLER: 2 });
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        await store.handIn([newJob()], { caller: 'key:a' });
        await expect(store.handIn([newJob()], { caller: 'key:a' })).rejects.toMatchObject({ code: 'overloaded' });
        await store.handIn([newJob()], { caller: 'key:b' });
        await store.cancel([job.id]);
        await store.handIn([newJob()], { caller: 'key:a' });
      });

      it('has no bound for a caller where that is 0', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS_PER_CALLER: 0 });
        for (let count = 0; count < 5; count += 1) await store.handIn([newJob()], { caller: 'key:a' });
        expect(await store.counts()).toMatchObject({ waiting: 5 });
      });

      it('counts a batch of a caller once, until the last of its jobs has ended', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS_PER_CALLER: 2 });
        const batch = newBatch(5);
        await store.handIn(batch.jobs, batch.how);
        await store.handIn([newJob()], { caller: 'key:a' });
        await expect(store.handIn([newJob()], { caller: 'key:a' })).rejects.toMatchObject({ code: 'overloaded' });
        const [last = '', ...others] = batch.jobs.map(({ id }) => id);
        await store.cancel(others);
        await expect(store.handIn([newJob()], { caller: 'key:a' })).rejects.toMatchObject({ code: 'overloaded' });
        await store.cancel([last]);
        await store.handIn([newJob()], { caller: 'key:a' });
      });

      it('accepts all jobs of a batch or none', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS: 4 });
        await store.handIn([newJob()], { caller: 'key:a' });
        const [tooMany, fitting] = [newBatch(4), newBatch(3)];
        await expect(store.handIn(tooMany.jobs, tooMany.how)).rejects.toMatchObject(overloaded);
        expect(await store.batch(tooMany.id)).toBeUndefined();
        for (const { id } of tooMany.jobs) expect(await store.job(id)).toBeUndefined();
        await store.handIn(fitting.jobs, fitting.how);
        expect(await store.counts()).toMatchObject({ waiting: 4 });
      });

      it('holds the bounds for calls at the same moment', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS: 5, LUDOTEXT_MAX_JOBS_PER_CALLER: 3 });
        const of = (caller: string) => Array.from({ length: 6 }, () => store.handIn([newJob()], { caller }));
        const results = await Promise.allSettled([...of('key:a'), ...of('key:b')]);
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
        expect(await store.counts()).toMatchObject({ waiting: 5 });
      });

      it('still gives the job of the first time when there is no room', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS: 1 });
        const once = { key: 'key', content: 'content' };
        const got = await store.handIn([newJob()], { caller: 'key:a', once });
        expect(await store.handIn([newJob()], { caller: 'key:a', once })).toEqual(got);
      });

      it('accepts what was rejected under its key when there is room again', async () => {
        const store = await storeWith({ LUDOTEXT_MAX_JOBS: 1 });
        const once = { key: 'key', content: 'content' };
        const [job, later] = [newJob(), newJob()];
        await store.handIn([job], { caller: 'key:a' });
        await expect(store.handIn([newJob()], { caller: 'key:a', once })).rejects.toMatchObject(overloaded);
        await store.cancel([job.id]);
        expect(await store.handIn([later], { caller: 'key:a', once })).toEqual({ jobs: [later.id] });
      });
    });

    describe('batches', () => {
      it('have names in the order given, and counts by state', async () => {
        const store = await storeWith();
        const batch = newBatch(5);
        const ids = batch.jobs.map(({ id }) => id);
        expect(await store.handIn(batch.jobs, batch.how)).toEqual({ jobs: ids, batch: batch.id });
        const entries = ids.map((job, index) => ({ name: `text ${index}`, job }));
        const none = { waiting: 0, active: 0, done: 0, failed: 0, cancelled: 0 };
        expect(await store.batch(batch.id)).toEqual({
          id: batch.id,
          caller: 'key:a',
          created: expect.any(Number),
          entries,
          counts: { ...none, waiting: 5 },
        });
        const desk = new Desk();
        store.work(3, desk.work);
        await desk.holds(3);
        const [one = '', two = ''] = desk.held;
        await desk.end(one, done);
        await desk.end(two, failed());
        await ended(store, one);
        await ended(store, two);
        await desk.holds(3);
        await store.cancel([desk.held[0] ?? '']);
        await vi.waitFor(async () => {
          expect(await store.batch(batch.id)).toMatchObject({
            entries,
            counts: { ...none, active: 2, done: 1, failed: 1, cancelled: 1 },
          });
        }, patience);
      });

      it('are there after a restart', async () => {
        const store = await storeWith();
        const batch = newBatch(3);
        await store.handIn(batch.jobs, batch.how);
        const before = await store.batch(batch.id);
        await close(store);
        const next = await storeWith();
        expect(await next.batch(batch.id)).toEqual(before);
      });
    });

    describe('puts back', () => {
      it('takes nothing before the pause is over, and does not count the start', async () => {
        const store = await storeWith();
        const pauseMs = 300;
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const taken: { readonly job: TakenJob; readonly at: number }[] = [];
        let putBack = 0;
        store.work(2, async (job) => {
          taken.push({ job, at: performance.now() });
          if (taken.length > 1) return done;
          job.append({ type: 'item', data: { index: 0 } });
          putBack = performance.now();
          return { state: 'waiting', pauseMs };
        });
        await vi.waitFor(async () => {
          expect(putBack).toBeGreaterThan(0);
          expect(await store.job(job.id)).toMatchObject({ state: 'waiting' });
        }, patience);
        const other = newJob();
        await store.handIn([other], { caller: 'key:b' });
        await ended(store, job.id);
        await ended(store, other.id);
        const [first, ...later] = taken;
        expect(first?.job.starts).toBe(1);
        expect(later).toHaveLength(2);
        // A timer may come a moment early.
        for (const { at } of later) expect(at - putBack).toBeGreaterThanOrEqual(pauseMs - 5);
        const again = later.find(({ job: { id } }) => id === job.id)?.job;
        expect(again?.starts).toBe(1);
        expect(again?.events).toEqual([{ number: 1, type: 'item', data: { index: 0 } }]);
        expect(await eventsOf(store, job.id)).toHaveLength(1);
      });

      it('numbers the events of a later start on', async () => {
        const store = await storeWith();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        const reader = follow(store, job.id);
        let starts = 0;
        store.work(1, async (taken) => {
          starts += 1;
          expect(taken.events.map(({ number }) => number)).toEqual(starts === 1 ? [] : [1, 2]);
          taken.append({ type: 'item', data: { start: starts } });
          taken.append({ type: 'usage', data: { start: starts } });
          return starts === 1 ? { state: 'waiting', pauseMs: 0 } : done;
        });
        await reader.over;
        expect(reader.events.map(({ number, data }) => [number, data])).toEqual([
          [1, { start: 1 }],
          [2, { start: 1 }],
          [3, { start: 2 }],
          [4, { start: 2 }],
        ]);
      });

      it('can be cancelled while it waits again', async () => {
        const store = await storeWith();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, async () => ({ state: 'waiting', pauseMs: 60_000 }));
        await vi.waitFor(async () => expect(await store.counts()).toMatchObject({ waiting: 1, active: 0 }), patience);
        await store.cancel([job.id]);
        expect(await store.job(job.id)).toMatchObject({ state: 'cancelled' });
      });
    });

    describe('restarts', () => {
      it('with the jobs that waited and those that ended', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const [first, waiting] = [newJob(), newJob()];
        await store.handIn([first], { caller: 'key:a' });
        store.work(1, desk.work);
        (await desk.job(first.id)).append({ type: 'item', data: { index: 0 } });
        await desk.end(first.id, done);
        const end = await ended(store, first.id);
        await close(store);

        const between = await storeWith();
        await between.handIn([waiting], { caller: 'key:a' });
        await close(between);

        const next = await storeWith();
        expect(await next.job(first.id)).toEqual(end);
        expect(await eventsOf(next, first.id)).toEqual([{ number: 1, type: 'item', data: { index: 0 } }]);
        expect(await next.job(waiting.id)).toMatchObject({ state: 'waiting', caller: 'key:a' });
        expect(await next.counts()).toMatchObject({ waiting: 1, active: 0, stalled: 0 });
        const nextDesk = new Desk();
        next.work(2, nextDesk.work);
        expect(await nextDesk.job(waiting.id)).toMatchObject({ request: waiting.request, starts: 1 });
        await nextDesk.end(waiting.id, done);
        await ended(next, waiting.id);
        expect(nextDesk.taken).toEqual([waiting.id]);
      });

      it('after a kill with the jobs that were worked on: begun again, with what had happened', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        taken.append(numbered(1));
        taken.append(numbered(2));
        const reader = follow(store, job.id);
        await vi.waitFor(() => expect(reader.events).toHaveLength(2), patience);
        reader.leave();
        await kill(store);

        const next = await storeWith();
        const nextDesk = new Desk();
        const later = follow(next, job.id, 1);
        next.work(1, nextDesk.work);
        const again = await nextDesk.job(job.id);
        expect(again).toMatchObject({ starts: 2, request: job.request, caller: 'key:a' });
        expect(again.events).toEqual([1, 2].map((number) => ({ number, ...numbered(number) })));
        expect(await next.counts()).toMatchObject({ active: 1, stalled: 1 });
        again.append(numbered(3));
        await nextDesk.end(job.id, done);
        await later.over;
        expect(later.events.map(({ number }) => number)).toEqual([2, 3]);
        expect(await ended(next, job.id)).toMatchObject({ state: 'done', end: done });
      });
    });

    it('begins jobs that lost their worker one at a time, so that one that breaks it takes no other along', async () => {
      const lost = [newJob(), newJob(), newJob()];
      const [poison] = lost as [NewJob];
      const all = times(2, 3);
      for (let kills = 1; kills <= all; kills++) {
        const store = await storeWith();
        const desk = new Desk();
        if (kills === 1) for (const job of lost) await store.handIn([job], { caller: 'key:a' });
        store.work(3, desk.work);
        // The first time all are under way; later whoever comes before the poison is done, and others wait.
        if (kills === 1) await desk.holds(3);
        else {
          const fresh = newJob();
          await store.handIn([fresh], { caller: 'key:b' });
          await vi.waitFor(async () => {
            for (const id of desk.held) if (id !== poison.id) await desk.end(id, done);
            expect(desk.held).toEqual([poison.id]);
            expect(desk.taken).toContain(fresh.id);
          }, patience);
        }
        await kill(store);
      }
      const store = await storeWith();
      const desk = new Desk();
      store.work(3, desk.work);
      const begun = await desk.job(poison.id);
      expect(begun.starts).toBe(all + 1);
      await desk.end(poison.id, failed());
      for (const { id } of lost) {
        await vi.waitFor(async () => {
          for (const held of desk.held) {
            expect((await desk.job(held)).starts).toBe(2);
            await desk.end(held, done);
          }
          expect((await store.job(id))?.end).toBeDefined();
        }, patience);
      }
    });

    describe('closes', () => {
      it('lets work end within the grace', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const [job, waiting] = [newJob(), newJob()];
        await store.handIn([job], { caller: 'key:a' });
        await store.handIn([waiting], { caller: 'key:a' });
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        const closed = close(store, 60_000);
        taken.append(numbered(1));
        await desk.end(job.id, done);
        await closed;
        expect(taken.signal.aborted).toBe(false);
        expect(desk.taken).toEqual([job.id]);
        const next = await storeWith();
        expect(await next.job(job.id)).toMatchObject({ state: 'done', end: done });
        expect(await eventsOf(next, job.id)).toEqual([{ number: 1, ...numbered(1) }]);
        expect(await next.job(waiting.id)).toMatchObject({ state: 'waiting' });
      });

      it('puts back a job that it is just taking', async () => {
        const job = newJob();
        const first = await storeWith();
        await first.handIn([job], { caller: 'key:a' });
        await close(first);
        for (let round = 0; round < 8; round += 1) {
          const store = await storeWith();
          store.work(1, new Desk().work);
          // Each time a little later.
          for (let steps = 0; steps < round; steps += 1) await store.job(job.id);
          await close(store);
        }
        const desk = new Desk();
        const last = await storeWith();
        last.work(1, desk.work);
        expect((await desk.job(job.id)).starts).toBe(1);
        expect(await last.counts()).toMatchObject({ stalled: 0 });
      });

      it('puts back what has not ended by then, and does not count its start', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = newJob();
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        const taken = await desk.job(job.id);
        taken.append(numbered(1));
        await close(store, 50);
        expect(taken.signal.aborted).toBe(true);
        taken.append(numbered(2));
        await desk.end(job.id, done);

        const next = await storeWith();
        expect(await next.job(job.id)).toMatchObject({ state: 'waiting' });
        const nextDesk = new Desk();
        next.work(1, nextDesk.work);
        const again = await nextDesk.job(job.id);
        expect(again.starts).toBe(1);
        expect(again.events).toEqual([{ number: 1, ...numbered(1) }]);
        expect(await next.counts()).toMatchObject({ stalled: 0 });
      });
    });

    describe('rests', () => {
      it('takes no job, and does everything else', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const [job, waiting] = [newJob(), newJob()];
        await store.handIn([job], { caller: 'key:a' });
        store.work(2, desk.work);
        await desk.job(job.id);
        await store.rest(0);
        expect(await store.job(job.id)).toMatchObject({ state: 'waiting' });
        await store.handIn([waiting], { caller: 'key:a' });
        const reader = follow(store, waiting.id);
        expect(await store.counts()).toMatchObject({ waiting: 2, active: 0 });
        await store.cancel([waiting.id]);
        await reader.over;
        expect(await store.job(waiting.id)).toMatchObject({ state: 'cancelled' });
        expect(desk.taken).toEqual([job.id]);
      });
    });

    describe('notices', () => {
      const webhook = 'https://hooks.example/end?of=job';

      it('tell of each end whose job has a webhook, and of no other', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const [good, bad, cancelled, silent] = [
          { ...newJob(), webhook },
          { ...newJob(), webhook },
          { ...newJob(), webhook },
          newJob(),
        ];
        const before = Date.now();
        for (const job of [good, bad, cancelled, silent]) await store.handIn([job], { caller: 'key:a' });
        expect(await store.takeNotices(before + hour, before + 2 * hour, 10)).toEqual([]);
        await store.cancel([cancelled.id]);
        store.work(3, desk.work);
        (await desk.job(good.id)).append({ type: 'item', data: { index: 0 } });
        await desk.end(good.id, done);
        await desk.end(bad.id, failed());
        await desk.end(silent.id, done);
        for (const { id } of [good, bad, silent]) await ended(store, id);
        const now = Date.now() + 60_000;
        const notices = await store.takeNotices(now, now + hour, 10);
        expect(new Map(notices.map(({ job: { id, state } }) => [id, state]))).toEqual(
          new Map([
            [cancelled.id, 'cancelled'],
            [good.id, 'done'],
            [bad.id, 'failed'],
          ]),
        );
        const { created, progress } = (await store.job(good.id)) ?? {};
        expect(notices.find(({ job }) => job.id === good.id)).toEqual({
          job: { id: good.id, state: 'done', created, progress },
          webhook,
          ended: expect.any(Number),
          attempts: 0,
        });
        expect(progress).toEqual({ kept: 1, requested: 3 });
      });

      it('are given to one taker until then, and to another one after it', async () => {
        const store = await storeWith();
        const jobs = Array.from({ length: 3 }, () => ({ ...newJob(), webhook }));
        for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
        // One after the other, so that the first is due longest.
        for (const { id } of jobs) {
          await store.cancel([id]);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        const now = Date.now() + 60_000;
        const taken = await Promise.all([store.takeNotices(now, now + hour, 1), store.takeNotices(now, now + hour, 1)]);
        expect(
          taken
            .flat()
            .map(({ job }) => job.id)
            .toSorted(),
        ).toEqual([jobs[0]?.id, jobs[1]?.id].toSorted());
        expect((await store.takeNotices(now, now + hour, 9)).map(({ job }) => job.id)).toEqual([jobs[2]?.id]);
        expect(await store.takeNotices(now, now + hour, 9)).toEqual([]);
        expect(await store.takeNotices(now + hour, now + 2 * hour, 9)).toHaveLength(3);
      });

      it('are due again when they were sent in vain, and end when they are settled, restarts or not', async () => {
        const store = await storeWith();
        const [again, over] = [
          { ...newJob(), webhook },
          { ...newJob(), webhook },
        ];
        for (const job of [again, over]) await store.handIn([job], { caller: 'key:a' });
        await store.cancel([again.id, over.id]);
        const now = Date.now() + 60_000;
        expect(await store.takeNotices(now, now + 1000, 9)).toHaveLength(2);
        await store.settleNotice(again.id, now + hour);
        await store.settleNotice(over.id);
        await store.settleNotice(freshId(), now);
        expect(await store.takeNotices(now + hour - 1, now + hour, 9)).toEqual([]);
        await close(store);
        const next = await storeWith();
        expect(await next.takeNotices(now + hour - 1, now + hour, 9)).toEqual([]);
        const [notice, ...others] = await next.takeNotices(now + hour, now + 2 * hour, 9);
        expect(others).toEqual([]);
        expect(notice).toMatchObject({ job: { id: again.id, state: 'cancelled' }, webhook, attempts: 1 });
        await next.settleNotice(again.id);
        expect(await next.takeNotices(now + 9 * hour, now + 10 * hour, 9)).toEqual([]);
        expect(await next.job(again.id)).toMatchObject({ state: 'cancelled' });
      });

      it('tell once that a job is cancelled that is worked on, however often it is cancelled', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const job = { ...newJob(), webhook };
        await store.handIn([job], { caller: 'key:a' });
        store.work(1, desk.work);
        await desk.job(job.id);
        await store.cancel([job.id]);
        await desk.end(job.id, done);
        const now = Date.now() + 60_000;
        expect(await store.takeNotices(now, now + hour, 9)).toMatchObject([
          { job: { id: job.id, state: 'cancelled' } },
        ]);
        await store.settleNotice(job.id);
        await store.cancel([job.id]);
        await store.settleNotice(job.id, now);
        expect(await store.takeNotices(now + 9 * hour, now + 10 * hour, 9)).toEqual([]);
      });

      it('are there after a kill, the ones that were taken too', async () => {
        const store = await storeWith();
        const desk = new Desk();
        const [taken, fresh] = [
          { ...newJob(), webhook },
          { ...newJob(), webhook },
        ];
        store.work(1, desk.work);
        const now = Date.now() + 60_000;
        for (const job of [taken, fresh]) {
          await store.handIn([job], { caller: 'key:a' });
          await desk.end(job.id, done);
          await ended(store, job.id);
          if (job === taken) expect(await store.takeNotices(now, now + 1000, 9)).toHaveLength(1);
        }
        await kill(store);
        const next = await storeWith();
        const notices = await next.takeNotices(now + 1000, now + hour, 9);
        expect(notices.map(({ job }) => job.id).toSorted()).toEqual([taken.id, fresh.id].toSorted());
        expect(notices).toMatchObject(notices.map(() => ({ job: { state: 'done' }, webhook, attempts: 0 })));
      });

      it('go with their job', async () => {
        const store = await storeWith({ LUDOTEXT_JOB_HOURS: 1 });
        const job = { ...newJob(), webhook };
        await store.handIn([job], { caller: 'key:a' });
        await store.cancel([job.id]);
        await place.pass(1.5 * hour);
        await vi.waitFor(async () => expect(await store.job(job.id)).toBeUndefined(), patience);
        const now = Date.now() + 2 * hour;
        expect(await store.takeNotices(now, now + hour, 9)).toEqual([]);
        await store.settleNotice(job.id, now);
        expect(await store.job(job.id)).toBeUndefined();
      });
    });

    describe('keeps', () => {
      it('jobs for LUDOTEXT_JOB_HOURS after their end, and those that wait for as long as it takes', async () => {
        const store = await storeWith({ LUDOTEXT_JOB_HOURS: 2 });
        const once = { key: 'key', content: 'content' };
        const [job, waiting, batch] = [newJob(), newJob(), newBatch(2)];
        await store.handIn([waiting], { caller: 'key:a' });
        await place.pass(5 * hour);
        await store.handIn([job], { caller: 'key:a', once });
        await store.handIn(batch.jobs, batch.how);
        await store.cancel([job.id, ...batch.jobs.map(({ id }) => id)]);
        await place.pass(1.9 * hour);
        expect(await store.job(job.id)).toMatchObject({ state: 'cancelled' });
        expect(await store.batch(batch.id)).toMatchObject({ counts: { cancelled: 2 } });
        await place.pass(0.2 * hour);
        await vi.waitFor(async () => {
          expect(await store.job(job.id)).toBeUndefined();
          expect(await store.batch(batch.id)).toBeUndefined();
        }, patience);
        expect(await eventsOf(store, job.id)).toEqual([]);
        expect(await store.job(waiting.id)).toMatchObject({ state: 'waiting' });
        // Its key is free.
        const next = newJob();
        expect(await store.handIn([next], { caller: 'key:a', once })).toEqual({ jobs: [next.id] });
      });
    });

    it('does what a model of it does, whatever happens in whatever order', async () => {
      const index = fc.nat(30);
      const operation = fc.oneof(
        { weight: 4, arbitrary: fc.record({ what: fc.constant('hand in'), caller: fc.nat(2), once: fc.nat(5) }) },
        {
          weight: 1,
          arbitrary: fc.record({ what: fc.constant('batch'), caller: fc.nat(2), size: fc.integer({ min: 1, max: 4 }) }),
        },
        { weight: 3, arbitrary: fc.record({ what: fc.constant('append'), index }) },
        { weight: 4, arbitrary: fc.record({ what: fc.constant('end'), index, fails: fc.boolean() }) },
        { weight: 1, arbitrary: fc.record({ what: fc.constant('put back'), index }) },
        { weight: 2, arbitrary: fc.record({ what: fc.constant('cancel'), index }) },
        { weight: 1, arbitrary: fc.record({ what: fc.constant('restart') }) },
      ) as fc.Arbitrary<Operation>;
      const run = async (operations: readonly Operation[]) => {
        await using own = await open();
        const model = new StoreModel(() => own.store({ ...readSettings({}), LUDOTEXT_MAX_JOBS: 8 }));
        try {
          await model.restart();
          for (const one of operations) await model.run(one);
        } finally {
          await model.close();
        }
      };
      await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), run), {
        numRuns: times(5, 15),
      });
    });
  });
}

type Operation =
  | { readonly what: 'hand in'; readonly caller: number; readonly once: number }
  | { readonly what: 'batch'; readonly caller: number; readonly size: number }
  | { readonly what: 'append' | 'put back' | 'cancel'; readonly index: number }
  | { readonly what: 'end'; readonly index: number; readonly fails: boolean }
  | { readonly what: 'restart' };

interface ModelJob {
  readonly id: string;
  readonly caller: string;
  state: JobState;
  events: number;
}

/** A store beside what must be in it, compared after each operation. */
class StoreModel {
  readonly #open: () => Promise<JobStore>;
  readonly #jobs: ModelJob[] = [];
  readonly #onces = new Map<string, string>();
  #store: JobStore | undefined;
  #desk = new Desk();

  constructor(open: () => Promise<JobStore>) {
    this.#open = open;
  }

  async restart(): Promise<void> {
    await this.close();
    for (const job of this.#jobs) if (job.state === 'active') job.state = 'waiting';
    this.#store = await this.#open();
    this.#desk = new Desk();
    this.#store.work(2, this.#desk.work);
  }

  async close(): Promise<void> {
    await this.#store?.close();
    this.#store = undefined;
  }

  async run(operation: Operation): Promise<void> {
    await this.#do(operation);
    await this.#check();
  }

  /** The jobs that have not ended. */
  get #left(): ModelJob[] {
    return this.#jobs.filter(({ state }) => state === 'waiting' || state === 'active');
  }

  async #do(operation: Operation): Promise<void> {
    const store = this.#store as JobStore;
    if (operation.what === 'restart') return this.restart();
    if (operation.what === 'hand in') {
      const caller = `key:${operation.caller}`;
      const job = newJob();
      // Half of them under a key, of which there are few.
      const key = operation.once < 3 ? `${caller} ${operation.once}` : undefined;
      const known = key === undefined ? undefined : this.#onces.get(key);
      const once = key === undefined ? {} : { once: { key, content: 'same' } };
      const asked = store.handIn([job], { caller, ...once });
      if (known !== undefined) return expect(await asked).toEqual({ jobs: [known] });
      return this.#handedIn([job], caller, asked, key);
    }
    if (operation.what === 'batch') {
      const caller = `key:${operation.caller}`;
      const { jobs, how } = newBatch(operation.size, caller);
      return this.#handedIn(jobs, caller, store.handIn(jobs, how));
    }
    const active = this.#jobs.filter(({ state }) => state === 'active');
    const among = operation.what === 'cancel' ? this.#jobs : active;
    const job = among[operation.index % Math.max(1, among.length)];
    if (job === undefined) return;
    if (operation.what === 'append') {
      job.events += 1;
      return (await this.#desk.job(job.id)).append(numbered(job.events));
    }
    if (operation.what === 'cancel') {
      await store.cancel([job.id]);
      if (job.state === 'active') await this.#desk.end(job.id, done);
      if (job.state === 'active' || job.state === 'waiting') job.state = 'cancelled';
      return;
    }
    if (operation.what === 'put back') {
      job.state = 'waiting';
      return this.#desk.end(job.id, { state: 'waiting', pauseMs: 0 });
    }
    const end = operation.what === 'end' && operation.fails ? failed() : done;
    job.state = end.state;
    await this.#desk.end(job.id, end);
  }

  async #handedIn(jobs: readonly NewJob[], caller: string, asked: Promise<object>, key?: string): Promise<void> {
    if (this.#left.length + jobs.length > 8) {
      await expect(asked).rejects.toMatchObject({ code: 'overloaded' });
      return;
    }
    await asked;
    for (const { id } of jobs) this.#jobs.push({ id, caller, state: 'waiting', events: 0 });
    if (key !== undefined) this.#onces.set(key, jobs[0]?.id ?? '');
  }

  /** Waits until as many jobs are begun as can be, and compares everything. */
  async #check(): Promise<void> {
    const store = this.#store as JobStore;
    await this.#desk.holds(Math.min(2, this.#left.length));
    for (const job of this.#left) {
      const isHeld = this.#desk.held.includes(job.id);
      if (job.state === 'active') expect(isHeld).toBe(true);
      if (isHeld) job.state = 'active';
    }
    for (const id of this.#desk.held) {
      expect(this.#jobs.find((job) => job.id === id)?.state).toBe('active');
      const { starts } = await this.#desk.job(id);
      // Nothing is killed, and what was put back does not count.
      expect(starts).toBe(1);
    }
    await vi.waitFor(async () => {
      for (const { id, caller, state, events } of this.#jobs) {
        const job = await store.job(id);
        expect(job).toMatchObject({ id, caller, state, progress: { kept: events, requested: 3 } });
        if (['done', 'failed', 'cancelled'].includes(state)) expect(await eventsOf(store, id)).toHaveLength(events);
      }
      const active = this.#left.filter(({ state }) => state === 'active').length;
      const waiting = this.#left.length - active;
      expect(await store.counts()).toMatchObject({ waiting, active, stalled: 0 });
    }, patience);
  }
}

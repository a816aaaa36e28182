import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobEnd, JobStore, NewJob, Notice } from '../../src/jobs/job-store.js';
import { readSettings } from '../../src/settings/settings.js';
import type { JobPlace } from './conformance.js';

const minute = 60_000;
const webhook = 'https://hooks.example/end?of=job';
const done: JobEnd = { state: 'done', result: { success: true, games: [] } };
const problem = {
  type: 'urn:ludotext:error:model_error',
  title: 'Model error',
  status: 502,
  detail: 'The model failed.',
  code: 'model_error',
  success: false,
  request_id: 'request-1',
} as const;

function newJob(address: string | undefined = webhook): NewJob {
  return {
    id: randomBytes(16).toString('hex'),
    request: {
      route: 'direct',
      params: { type_id: '1' },
      body: { text: 'The small whale sings.' },
      messageLanguage: 'en',
      requestId: 'request-1',
    },
    requested: 3,
    ...(address === '' ? {} : { webhook: address }),
  };
}

/**
 * Runs the part of the conformance suite that is about the notices of ends.
 * @param open a fresh place
 */
export function describeNotices(name: string, open: () => Promise<JobPlace>): void {
  describe(`${name}: the notices of every store of jobs`, () => {
    let place: JobPlace;
    let stores: JobStore[];

    const newStore = async () => {
      const store = await place.store(readSettings({}));
      stores.push(store);
      return store;
    };
    beforeEach(async () => {
      stores = [];
      place = await open();
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await place[Symbol.asyncDispose]();
    });

    /** Hands jobs in and works on them until they have ended. */
    const end = async (store: JobStore, jobs: readonly NewJob[], outcome: JobEnd = done) => {
      for (const job of jobs) await store.handIn([job], { caller: 'key:a' });
      store.work(2, async () => outcome);
      for (const { id } of jobs) {
        await vi.waitFor(async () => expect((await store.job(id))?.end).toBeDefined(), {
          timeout: 20_000,
          interval: 5,
        });
      }
    };
    // The clock of the store may be another one.
    const soon = () => Date.now() + minute;
    const ids = (notices: readonly Notice[]) => notices.map(({ job }) => job.id);

    it.each([
      ['done', done],
      ['failed', { state: 'failed', problem }],
    ] as const)('there is one when a job is %s, without its result', async (state, outcome) => {
      const store = await newStore();
      const job = newJob();
      await end(store, [job], outcome);
      const { created = 0, progress } = (await store.job(job.id)) ?? {};
      const [notice, ...others] = await store.takeNotices(soon(), soon() + minute, 10);
      expect(others).toEqual([]);
      expect(notice).toEqual({
        job: { id: job.id, state, created, progress },
        webhook,
        ended: expect.any(Number),
        attempts: 0,
      });
      expect(notice?.ended).toBeGreaterThanOrEqual(created);
    });

    it('there is one when a job is cancelled that waits, and when it is worked on', async () => {
      const store = await newStore();
      const [active, waiting] = [newJob(), newJob()];
      await store.handIn([active], { caller: 'key:a' });
      store.work(
        1,
        ({ signal }) => new Promise((settle) => signal.addEventListener('abort', () => settle({ state: 'cancelled' }))),
      );
      await vi.waitFor(async () => expect(await store.job(active.id)).toMatchObject({ state: 'active' }));
      await store.handIn([waiting], { caller: 'key:a' });
      expect(await store.takeNotices(soon(), soon() + minute, 10)).toEqual([]);
      await store.cancel([waiting.id, active.id]);
      const notices = await store.takeNotices(soon(), soon() + minute, 10);
      expect(ids(notices).toSorted()).toEqual([active.id, waiting.id].toSorted());
      expect(notices.map(({ job }) => job.state)).toEqual(['cancelled', 'cancelled']);
      // Another cancellation of the same jobs is no other end.
      for (const { job } of notices) await store.settleNotice(job.id);
      await store.cancel([waiting.id, active.id]);
      expect(await store.takeNotices(soon() + minute, soon() + 2 * minute, 10)).toEqual([]);
    });

    it('there is none without a webhook', async () => {
      const store = await newStore();
      const [silent, told] = [newJob(''), newJob()];
      await end(store, [silent, told]);
      expect(ids(await store.takeNotices(soon(), soon() + minute, 10))).toEqual([told.id]);
    });

    it('is taken by one, and again when its time is over', async () => {
      const store = await newStore();
      const job = newJob();
      await end(store, [job]);
      const [now, until] = [soon(), soon() + minute];
      const taken = await Promise.all([store.takeNotices(now, until, 10), store.takeNotices(now, until, 10)]);
      expect(ids(taken.flat())).toEqual([job.id]);
      expect(await store.takeNotices(until - 1, until, 10)).toEqual([]);
      expect(await store.takeNotices(until, until + minute, 10)).toMatchObject([{ job: { id: job.id }, attempts: 0 }]);
    });

    it('ends when it is settled', async () => {
      const store = await newStore();
      const job = newJob();
      await end(store, [job]);
      await store.takeNotices(soon(), soon(), 10);
      await store.settleNotice(job.id);
      expect(await store.takeNotices(soon() + 60 * minute, soon() + 61 * minute, 10)).toEqual([]);
      // Neither is there one that never was.
      await store.settleNotice(job.id, soon());
      await store.settleNotice(randomBytes(16).toString('hex'), soon());
      expect(await store.takeNotices(soon() + 60 * minute, soon() + 61 * minute, 10)).toEqual([]);
      expect(await store.job(job.id)).toMatchObject({ state: 'done' });
    });

    it('is due again when it says so, and counts the attempts', async () => {
      const store = await newStore();
      const job = newJob();
      await end(store, [job]);
      const [now, later] = [soon(), soon() + 10 * minute];
      await store.takeNotices(now, now + minute, 10);
      await store.settleNotice(job.id, later);
      expect(await store.takeNotices(later - 1, later, 10)).toEqual([]);
      expect(await store.takeNotices(later, later + minute, 10)).toMatchObject([{ attempts: 1, webhook }]);
      await store.settleNotice(job.id, later + minute);
      expect(await store.takeNotices(later + minute, later + 2 * minute, 10)).toMatchObject([{ attempts: 2 }]);
    });

    it('comes in order of time, so many at once', async () => {
      const store = await newStore();
      const jobs = [newJob(), newJob(), newJob()];
      await end(store, jobs);
      const now = soon();
      expect(await store.takeNotices(now, now + minute, 0)).toEqual([]);
      expect(await store.takeNotices(now, now + minute, 10)).toHaveLength(3);
      const [first, second, third] = jobs.map(({ id }) => id) as [string, string, string];
      await store.settleNotice(second, now + minute);
      await store.settleNotice(third, now + 2 * minute);
      await store.settleNotice(first, now + 3 * minute);
      const later = now + 4 * minute;
      expect(ids(await store.takeNotices(later, later + minute, 2))).toEqual([second, third]);
      expect(ids(await store.takeNotices(later, later + minute, 2))).toEqual([first]);
    });

    it.each(['close', 'kill'] as const)('is there after a restart, with its attempts: %s', async (way) => {
      const store = await newStore();
      const [told, tried, fresh] = [newJob(), newJob(), newJob()];
      await end(store, [told, tried, fresh]);
      const now = soon();
      await store.takeNotices(now, now + minute, 10);
      await store.settleNotice(told.id);
      await store.settleNotice(tried.id, now + 5 * minute);
      stores = [];
      if (way === 'close') await store.close();
      else await place.kill(store);
      const next = await newStore();
      const notices = await next.takeNotices(now + minute, now + 2 * minute, 10);
      expect(notices).toMatchObject([{ job: { id: fresh.id, state: 'done' }, attempts: 0, webhook }]);
      expect(await next.takeNotices(now + 5 * minute, now + 6 * minute, 10)).toMatchObject([
        { job: { id: fresh.id } },
        { job: { id: tried.id, state: 'done', progress: { kept: 0, requested: 3 } }, attempts: 1, webhook },
      ]);
    });

    it('goes with its job', async () => {
      const store = await newStore();
      const job = newJob();
      await end(store, [job]);
      const day = 1440 * minute;
      await place.pass(day + minute);
      await vi.waitFor(async () => expect(await store.job(job.id)).toBeUndefined(), { timeout: 20_000, interval: 5 });
      expect(await store.takeNotices(soon() + 2 * day, soon() + 3 * day, 10)).toEqual([]);
      await store.settleNotice(job.id, soon());
      expect(await store.takeNotices(soon() + 2 * day, soon() + 3 * day, 10)).toEqual([]);
    });
  });
}

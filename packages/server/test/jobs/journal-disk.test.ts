import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FaultyDisk } from '../../../../test/reliability/support/faulty-disk.js';
import type { HandIn, JobStore, NewJob, TakenJob } from '../../src/jobs/job-store.js';
import { journalJobs } from '../../src/jobs/journal-jobs.js';
import { jsonLog } from '../../src/observation/log.js';
import { readSettings } from '../../src/settings/settings.js';
import { done, eventsOf, newBatch, newJob, patience } from './desk.js';

// Jobs in a folder of a disk that fails at each of its calls.

const faulty = vi.hoisted(() => ({ disk: undefined as FaultyDisk | undefined }));
vi.mock('node:fs/promises', async (original) => {
  const { faultyDisk } = await import('../../../../test/reliability/support/faulty-disk.js');
  const { disk, module } = faultyDisk(await original());
  faulty.disk = disk;
  return module;
});
function diskOf(): FaultyDisk {
  if (faulty.disk === undefined) throw new Error('The disk is not wrapped.');
  return faulty.disk;
}

/** What the call with this index fails with. */
const codeAt = (index: number) => ['ENOSPC', 'EROFS', 'EIO'][index % 3] ?? '';

let home: string;
let folder: string;
let logged: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-jobs-'));
  folder = path.join(home, 'jobs');
  logged = '';
  onTestFinished(async () => {
    diskOf().mend();
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  });
});

function open(): Promise<JobStore> {
  const log = jsonLog('info', (line) => {
    logged += line;
  });
  return journalJobs(folder, { ...readSettings({}), LUDOTEXT_MAX_JOBS: 6 }, log);
}

/** How many calls of the disk something makes. */
async function callsOf(run: () => Promise<unknown>): Promise<number> {
  diskOf().watch(home);
  await run();
  const { length } = diskOf().calls;
  diskOf().mend();
  return length;
}

it.each([
  ['a job', (): [NewJob[], HandIn] => [[newJob()], { caller: 'key:a' }]],
  [
    'a batch',
    (): [NewJob[], HandIn] => {
      const { jobs, how } = newBatch(3);
      return [jobs, how];
    },
  ],
])('a disk that fails while %s is handed in: it is accepted, or nothing is left of it', async (_, make) => {
  const first = await open();
  const calls = await callsOf(() => first.handIn(...make()));
  await first.close();
  let refused = 0;
  for (let index = 0; index < calls; index += 1) {
    await rm(folder, { recursive: true, force: true });
    const store = await open();
    const [jobs, how] = make();
    const once = { key: 'key', content: 'content' };
    diskOf().watch(home, { index, code: codeAt(index) });
    const outcome = await store.handIn(jobs, { ...how, once }).catch((error: unknown) => ({ error }));
    diskOf().mend();
    const isRefused = 'error' in outcome;
    if (isRefused) {
      refused += 1;
      expect(outcome.error).toMatchObject({ code: 'state_unavailable', status: 503 });
      expect(String(outcome.error)).not.toContain(home);
      expect(await readdir(folder).catch(() => [])).toEqual([]);
    }
    for (const each of [store, await open()]) {
      expect(await each.counts()).toMatchObject({ waiting: isRefused ? 0 : jobs.length });
      expect((await each.job(jobs[0]?.id ?? '')) === undefined).toBe(isRefused);
    }
    // The disk works again, and so does the store: there is room, and the key is free.
    const again = make();
    expect((await store.handIn(again[0], { ...again[1], once })).jobs).toEqual(
      (isRefused ? again[0] : jobs).map(({ id }) => id),
    );
    await store.close();
  }
  expect(refused).toBeGreaterThan(3);
});

/** A job that is worked on until the test ends it. */
async function atWork(store: JobStore): Promise<{ readonly job: TakenJob; readonly end: () => void }> {
  const given = newJob('The text of a job whose end is hard to write.');
  await store.handIn([given], { caller: 'key:a' });
  return new Promise((resolve) => {
    store.work(1, (job) => new Promise((settle) => resolve({ job, end: () => settle(done) })));
  });
}

/** Settles when no job is left; asks nothing of the disk. */
async function over(store: JobStore): Promise<void> {
  await vi.waitFor(async () => expect(await store.counts()).toMatchObject({ waiting: 0, active: 0 }), patience);
}

it('a disk that fails while an end is written: it is told, and written when the disk works again', async () => {
  const measured = await open();
  const { end } = await atWork(measured);
  const calls = await callsOf(async () => {
    end();
    await over(measured);
  });
  await measured.close();
  let late = 0;
  for (let index = 0; index < calls; index += 1) {
    logged = '';
    const store = await open();
    const { job, end } = await atWork(store);
    job.append({ type: 'item', data: { index: 0 } });
    for await (const _ of store.events(job.id, 0, new AbortController().signal)) break;
    diskOf().watch(home, { index, code: codeAt(index) });
    end();
    await over(store);
    diskOf().mend();
    const toldNow = await store.job(job.id);
    expect(toldNow).toMatchObject({ state: 'done', end: done, progress: { kept: 1 } });
    expect(await eventsOf(store, job.id)).toHaveLength(1);
    if (logged !== '') late += 1;
    // The last attempt at the latest.
    await store.close();
    const next = await open();
    expect(await next.job(job.id)).toEqual(toldNow);
    expect(await eventsOf(next, job.id)).toHaveLength(1);
    await next.close();
    expect(logged).not.toContain(home);
  }
  expect(late).toBeGreaterThan(3);
});

it('a disk that fails while events are written: readers have them, and they are in the file in the end', async () => {
  const store = await open();
  const { job, end } = await atWork(store);
  const seen: number[] = [];
  const reader = (async () => {
    for await (const { number } of store.events(job.id, 0, new AbortController().signal)) seen.push(number);
  })();
  let count = 0;
  const append = async () => {
    count += 1;
    job.append({ type: 'item', data: { text: 'x'.repeat(count) } });
    await vi.waitFor(() => expect(seen).toHaveLength(count), patience);
  };
  await append();
  // Opened, half written, closed: each with each code.
  for (let fault = 0; fault < 9; fault += 1) {
    diskOf().watch(home, { index: Math.floor(fault / 3), code: codeAt(fault) });
    await append();
    diskOf().mend();
  }
  const messages = logged.trim().split('\n');
  expect(messages.some((line) => line.includes('cannot be written'))).toBe(true);
  const before = await open();
  expect(await before.job(job.id)).toMatchObject({ state: 'waiting' });
  end();
  await reader;
  await store.close();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  expect(seen).toEqual(numbers);
  const next = await open();
  expect((await eventsOf(next, job.id)).map(({ number }) => number)).toEqual(numbers);
});

it('a folder that cannot be read at the start: nothing is accepted, and the jobs are there later', async () => {
  const store = await open();
  const job = newJob();
  await store.handIn([job], { caller: 'key:a' });
  await store.close();
  diskOf().watch(home, { index: 0, code: 'EACCES' });
  const blind = await open();
  diskOf().mend();
  const unavailable = { code: 'state_unavailable' };
  await expect(blind.handIn([newJob()], { caller: 'key:a' })).rejects.toMatchObject(unavailable);
  await expect(blind.job(job.id)).rejects.toMatchObject(unavailable);
  expect(logged).toContain('EACCES');
  expect(logged).not.toContain(home);
  await blind.close();
  expect(await (await open()).job(job.id)).toMatchObject({ state: 'waiting' });
});

import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { times } from '../../../../test/support/long.js';
import type { JobEnd, JobStore } from '../../src/jobs/job-store.js';
import { journalJobs } from '../../src/jobs/journal-jobs.js';
import { jsonLog, silentLog } from '../../src/observation/log.js';
import { readSettings } from '../../src/settings/settings.js';
import { describeJobStore, type JobSettings } from './conformance.js';
import { done, eventsOf, freshId, newBatch, newJob, patience } from './desk.js';

describeJobStore('journalJobs', async () => {
  const home = await mkdtemp(path.join(os.tmpdir(), 'ludotext-jobs-'));
  const folder = path.join(home, 'jobs');
  let skipped = 0;
  return {
    store: (settings) => journalJobs(folder, settings, silentLog, () => Date.now() + skipped),
    // A store whose work does not go on writes nothing more; real kills stand below.
    kill: async () => {},
    pass: async (milliseconds) => {
      skipped += milliseconds;
    },
    holds: async (text) => (await contentsOf(folder)).includes(text),
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true, maxRetries: 3 }),
  };
});

const hour = 3_600_000;

let home: string;
let folder: string;
let logged: string;
let time: number;

beforeEach(async () => {
  home = await freshFolder();
  folder = path.join(home, 'data', 'jobs');
  logged = '';
  time = Date.now();
});

async function freshFolder(): Promise<string> {
  const fresh = await mkdtemp(path.join(os.tmpdir(), 'ludotext-jobs-'));
  onTestFinished(() => rm(fresh, { recursive: true, force: true, maxRetries: 3 }));
  return fresh;
}

async function open(settings: Partial<JobSettings> = {}): Promise<JobStore> {
  const log = jsonLog('info', (line) => {
    logged += line;
  });
  const store = await journalJobs(folder, { ...readSettings({}), ...settings }, log, () => time);
  onTestFinished(() => store.close());
  return store;
}

const fileOf = (id: string) => path.join(folder, `${id}.jsonl`);

/** Everything in the files of a folder. */
async function contentsOf(place: string): Promise<string> {
  const files = (await readdir(place)).map((name) => readFile(path.join(place, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

/** Lets a store work on all jobs until none is left. */
async function workOff(store: JobStore, outcome: JobEnd = done): Promise<void> {
  store.work(4, async () => outcome);
  await vi.waitFor(async () => expect(await store.counts()).toMatchObject({ waiting: 0, active: 0 }), patience);
}

/** Leaves a job behind in which two items were kept, as a kill does. */
async function leftBehind(): Promise<string> {
  const store = await journalJobs(folder, readSettings({}), silentLog);
  const job = newJob('The text of a job that was left behind.');
  await store.handIn([job], { caller: 'key:a' });
  store.work(1, ({ append }) => {
    append({ type: 'item', data: { index: 0 } });
    append({ type: 'item', data: { index: 1 } });
    return new Promise(() => {});
  });
  await vi.waitFor(async () => expect(await readFile(fileOf(job.id), 'utf8')).toMatch(/"number":2.*\n$/), patience);
  return job.id;
}

describe('the folder of jobs', () => {
  it('is not there before the first job, and only for this user then', async () => {
    const store = await open();
    await store.job(freshId());
    await store.counts();
    expect(await readdir(home)).toEqual([]);
    const batch = newBatch(2);
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    await store.handIn(batch.jobs, batch.how);
    const modeOf = async (place: string) => (await stat(place)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    const names = await readdir(folder);
    expect(names).toHaveLength(4);
    expect(names.toSorted()).toEqual(
      [...[job, ...batch.jobs].map(({ id }) => `${id}.jsonl`), `batch-${batch.id}.jsonl`].toSorted(),
    );
    await workOff(store);
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(4), patience);
    for (const name of await readdir(folder)) expect(await modeOf(path.join(folder, name))).toBe(0o600);
  });

  it('is empty when nothing is kept any more, also when the time is over while no process runs', async () => {
    const store = await open({ LUDOTEXT_JOB_HOURS: 1 });
    const [early, late] = [newJob(), newBatch(2)];
    await store.handIn([early], { caller: 'key:a' });
    await workOff(store);
    time += 0.5 * hour;
    await store.handIn(late.jobs, late.how);
    await workOff(store);
    time += 0.6 * hour;
    expect(await store.job(early.id)).toBeUndefined();
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(3), patience);
    await store.close();
    time += 0.5 * hour;
    const next = await open({ LUDOTEXT_JOB_HOURS: 1 });
    expect(await next.batch(late.id)).toBeUndefined();
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), patience);
  });

  it('keeps ten times LUDOTEXT_MAX_JOBS of ended jobs, and drops those first that ended first', async () => {
    const store = await open({ LUDOTEXT_MAX_JOBS: 1 });
    const jobs = Array.from({ length: 12 }, () => newJob());
    for (const job of jobs) {
      await store.handIn([job], { caller: 'key:a' });
      await store.cancel([job.id]);
    }
    const kept = await Promise.all(jobs.map(async ({ id }) => (await store.job(id)) !== undefined));
    expect(kept).toEqual([false, false, ...Array.from({ length: 10 }, () => true)]);
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(10), patience);
  });
});

describe('files that are not as they were written', () => {
  it.each([
    ['a torn last line', '{"event":{"number":3,"ty'],
    ['a torn last line with its end', '{"event":{"number":3,"ty\n'],
    ['zeros of a power cut', '\0'.repeat(5000)],
    ['lines of another kind', '{"other":1}\n{"event":{"number":9,"type":"item","data":{}}}\n'],
  ])('%s: what stands before it counts', async (_, tail) => {
    const id = await leftBehind();
    await appendFile(fileOf(id), tail);
    const store = await open();
    expect(await store.job(id)).toMatchObject({ state: 'waiting', progress: { kept: 2 } });
    expect(await store.counts()).toMatchObject({ waiting: 1, stalled: 1 });
    store.work(1, async ({ starts, events, append }) => {
      append({ type: 'item', data: { starts, before: events.length } });
      return { state: 'waiting', pauseMs: 60_000 };
    });
    await vi.waitFor(async () => expect(await store.job(id)).toMatchObject({ progress: { kept: 3 } }), patience);
    await store.close();

    const next = await open();
    await workOff(next);
    const events = await eventsOf(next, id);
    expect(events.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(events[2]?.data).toEqual({ starts: 2, before: 2 });
    expect(logged).toBe('');
  });

  it.each([
    ['empty', ''],
    ['zeros', '\0'.repeat(4096)],
    ['no JSON', 'The small whale sings.\n'],
    ['JSON of something else', '{"version":1,"fields":{}}\n'],
    ['a first line without an end', 'x'.repeat(200_000)],
  ])('a file that is %s: it is put aside, and the others are there', async (_, content) => {
    const store = await open();
    const [bad, good, alsoGood] = [newJob(), newJob(), newBatch(2)];
    await store.handIn([bad], { caller: 'key:a' });
    await store.handIn([good], { caller: 'key:a' });
    await store.handIn(alsoGood.jobs, alsoGood.how);
    await store.close();
    await writeFile(fileOf(bad.id), content);
    const next = await open();
    expect(await next.job(bad.id)).toBeUndefined();
    expect(await next.counts()).toMatchObject({ waiting: 3 });
    expect(await readFile(`${fileOf(bad.id)}.corrupt`, 'utf8')).toBe(content);
    expect(logged.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(logged)).toMatchObject({ level: 'warn', message: expect.stringContaining('.corrupt') });
    // The next start does not find it again.
    await next.close();
    await workOff(await open());
    expect(logged.trim().split('\n')).toHaveLength(1);
  });

  it('a job without its request: it is put aside', async () => {
    const store = await open();
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    await store.close();
    await truncate(fileOf(job.id), (await stat(fileOf(job.id))).size - 9);
    const next = await open();
    expect(await next.job(job.id)).toBeUndefined();
    expect(await readdir(folder)).toEqual([`${job.id}.jsonl.corrupt`]);
  });

  it('a file of a newer version: it is left alone', async () => {
    const store = await open();
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    await store.close();
    const content = (await readFile(fileOf(job.id), 'utf8')).replace('"version":1', '"version":2');
    await writeFile(fileOf(job.id), content);
    const next = await open();
    expect(await next.job(job.id)).toBeUndefined();
    expect(await readFile(fileOf(job.id), 'utf8')).toBe(content);
    expect(logged).toMatch(/newer version/);
  });

  it('a batch whose own file is damaged: its jobs are worked on', async () => {
    const store = await open();
    const batch = newBatch(3);
    await store.handIn(batch.jobs, batch.how);
    await store.close();
    await writeFile(path.join(folder, `batch-${batch.id}.jsonl`), 'x');
    for (const start of [1, 2]) {
      const next = await open();
      expect(await next.batch(batch.id)).toBeUndefined();
      expect(await next.counts(), `start ${start}`).toMatchObject({ waiting: 3 });
      await next.close();
    }
    const last = await open();
    await workOff(last);
    for (const { id } of batch.jobs) expect(await last.job(id)).toMatchObject({ state: 'done' });
  });

  it('jobs of a batch that was not accepted, and unfinished files: they are removed', async () => {
    const store = await open();
    const batch = newBatch(3);
    const job = newJob();
    await store.handIn(batch.jobs, batch.how);
    await store.handIn([job], { caller: 'key:a' });
    await store.close();
    // As a kill leaves it before the file of the batch has its name.
    const file = path.join(folder, `batch-${batch.id}.jsonl`);
    await rename(file, `${file}.0123456789ab.tmp`);
    const next = await open();
    expect(await next.counts()).toMatchObject({ waiting: 1 });
    expect(await readdir(folder)).toEqual([`${job.id}.jsonl`]);
  });

  it('a file that was removed while its job waited: the job fails, and says so', async () => {
    const store = await open();
    const job = newJob();
    await store.handIn([job], { caller: 'key:a' });
    await rm(fileOf(job.id));
    store.work(1, async () => done);
    await vi.waitFor(async () => expect(await store.job(job.id)).toMatchObject({ state: 'failed' }), patience);
    expect(await store.job(job.id)).toMatchObject({ end: { problem: { code: 'state_unavailable', status: 503 } } });
  });
});

describe('kill -9', () => {
  let writer: string;

  beforeAll(async () => {
    const place = await mkdtemp(path.join(os.tmpdir(), 'ludotext-writer-'));
    writer = path.join(place, 'writer.mjs');
    await build({
      entryPoints: [path.join(import.meta.dirname, 'journal-writer.ts')],
      outfile: writer,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@ludotext/source'],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      logLevel: 'error',
    });
    return () => rm(place, { recursive: true, force: true });
  });

  it('at any moment: each job that was accepted is there, none twice, and an end stays as it was told', async () => {
    const kills = { each: times(2, 8), atOnce: 3 };
    const counts = await Promise.all(Array.from({ length: kills.atOnce }, () => killed(kills.each)));
    const sum = (of: 'accepted' | 'ended') => counts.reduce((all, count) => all + count[of], 0);
    expect(sum('accepted')).toBeGreaterThan(kills.each * kills.atOnce);
    expect(sum('ended')).toBeGreaterThan(0);
  });

  interface Said {
    readonly asked?: number;
    readonly accepted?: number;
    readonly jobs?: readonly string[];
    readonly batch?: string;
    readonly ended?: string;
    readonly end?: JobEnd;
  }

  /** Kills the writer so often in a folder, and looks after each kill. */
  async function killed(times: number): Promise<{ readonly accepted: number; readonly ended: number }> {
    const place = path.join(await freshFolder(), 'jobs');
    const accepted = new Map<number, Said>();
    const ends = new Map<string, JobEnd>();
    let next = 0;
    for (let kill = 0; kill < times; kill += 1) {
      const child = spawn(process.execPath, [writer, place, String(next)], { stdio: ['ignore', 'pipe', 'inherit'] });
      onTestFinished(() => void child.kill('SIGKILL'));
      let output = '';
      // In the middle of something, after so many words; a busy machine is slower to say them.
      const words = 1 + Math.floor(Math.random() * 30);
      let isDue = false;
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (isDue || output.split('\n').length <= words) return;
        isDue = true;
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
      });
      const { signal } = await new Promise<{ signal: string | null }>((resolve) =>
        child.once('close', (_, signal) => resolve({ signal })),
      );
      expect(signal).toBe('SIGKILL');
      // The last line may be torn.
      const lines = output.split('\n').slice(0, -1);
      for (const said of lines.map((line) => JSON.parse(line) as Said)) {
        if (said.accepted !== undefined) accepted.set(said.accepted, said);
        if (said.ended !== undefined && said.end !== undefined) ends.set(said.ended, said.end);
        next = Math.max(next, said.asked ?? 0);
      }
      await expectAll(place, accepted, ends, next);
      // The caller of the request that had no answer sends it again, as the first request of the next process.
    }
    return { accepted: accepted.size, ended: ends.size };
  }

  async function expectAll(
    place: string,
    accepted: ReadonlyMap<number, Said>,
    ends: ReadonlyMap<string, JobEnd>,
    last: number,
  ): Promise<void> {
    const store = await journalJobs(place, readSettings({}), silentLog);
    const known = new Set<string>();
    for (const { jobs = [], batch } of accepted.values()) {
      for (const id of jobs) {
        known.add(id);
        const job = await store.job(id);
        expect(job).toBeDefined();
        if (ends.has(id)) expect(job?.end).toEqual(ends.get(id));
        if (job?.end === undefined) continue;
        const numbers = (await eventsOf(store, id)).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(job.progress.kept).toBe(numbers.length);
      }
      if (batch !== undefined) expect((await store.batch(batch))?.entries.map(({ job }) => job)).toEqual(jobs);
    }
    await store.close();
    // The first kill may come before the first job.
    const names = await readdir(place).catch(() => []);
    expect(names.filter((name) => !/^(batch-)?[0-9a-f]{32}\.jsonl$/.test(name))).toEqual([]);
    // Besides what was accepted there is at most the one whose answer was not heard, as a whole.
    const more = names.filter((name) => !name.startsWith('batch-') && !known.has(name.slice(0, 32)));
    expect([0, last % 5 === 0 ? 6 : 1]).toContain(more.length);
  }
});

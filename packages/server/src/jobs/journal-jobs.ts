import { raceAbort } from '@ludotext/engine/host';
import { Shares } from '../bounds/admission.js';
import { mismatch } from '../bounds/idempotency.js';
import { Problem, problemBody, shuttingDown } from '../http/problem.js';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';
import {
  type EndHead,
  type EventPlace,
  type FoundJob,
  isItem,
  type JobFile,
  type JobHead,
  UnusableFile,
} from './job-file.js';
import { type BatchHead, JobFolder } from './job-folder.js';
import {
  type Batch,
  type HandIn,
  type Job,
  type JobEnd,
  type JobEvent,
  type JobOutcome,
  type JobRequest,
  type JobState,
  type JobStore,
  type JobWork,
  type NewJob,
  type Notice,
  type QueueCounts,
  type TakenJob,
  tooManyJobs,
  tooManyOfCaller,
} from './job-store.js';
import { WaitingJobs } from './waiting-jobs.js';

type JournalSettings = Pick<Settings, 'LUDOTEXT_JOB_HOURS' | 'LUDOTEXT_MAX_JOBS' | 'LUDOTEXT_MAX_JOBS_PER_CALLER'>;

/** `LUDOTEXT_MAX_JOBS` when it is not set. */
const defaultMaxJobs = 1000;

/** How many jobs that have ended are kept, for each that may wait. */
const endedPerJob = 10;

/** Milliseconds between two looks for jobs that are no longer kept, and before a failed write is tried again. */
const intervals = { sweep: 60_000, retry: 5_000 };

/** Seconds after which a caller may try again when the disk has failed. */
const retryAfter = 30;

/**
 * Stores jobs in a folder, for one process that works on them itself: a journal per job, which survives the end of the
 * process. A job's text goes with its end; its events and result stay for `LUDOTEXT_JOB_HOURS`, those of a batch until
 * that long after the last end of its jobs. Of jobs that have ended at most ten times `LUDOTEXT_MAX_JOBS` (1000 when
 * unset) are kept; the oldest go first. The folder is created with the first job, accessible only to this user.
 *
 * A job that cannot be written is not accepted. An end that cannot be written is told all the same, and written when
 * the disk works again; if the process ends before, the next one begins the job again. What a power cut left unfinished
 * is cut off; a damaged file is renamed and not read. Where the folder itself cannot be read at the start, all methods
 * throw `state_unavailable` until the next one.
 * @param folder used by no other process
 * @param now the clock, in milliseconds since 1970
 */
export async function journalJobs(
  folder: string,
  settings: JournalSettings,
  log: Log,
  now: () => number = Date.now,
): Promise<JobStore> {
  const store = new JournalJobs(new JobFolder(folder, log), settings, log, now);
  await store.load();
  return store;
}

/** Jobs that were handed in together, as a batch or alone; they are kept and dropped together. */
interface Group {
  readonly once: HandIn['once'];
  readonly batch: BatchHead | undefined;
  readonly jobs: JournalJob[];
  /** How many of them have not ended. */
  left: number;
  /** When the last one ended, in milliseconds since 1970. */
  endedAt: number;
}

/** What is in memory of a job. */
interface JournalJob {
  readonly head: JobHead;
  readonly caller: string;
  readonly created: number;
  readonly order: number;
  readonly group: Group;
  readonly file: JobFile;
  readonly change: Change;
  state: JobState;
  /** How often it was begun; one that was put back is not counted. */
  starts: number;
  /** How many events it has, and how many of them tell of an item. */
  events: number;
  kept: number;
  /** Aborts its work, while that may still add to the job. */
  work: AbortController | undefined;
  /** Settles when its end is told. */
  ending: Promise<void> | undefined;
  /** How it ended, as the file says it or will. */
  end: EndHead | undefined;
  /** All of its end, while that is not in the file. */
  unwritten: JobEnd | undefined;
}

/** A job that was just handed in. */
const untouched = { events: 0, kept: 0, starts: 0, isLeft: false };

type HandedIn = Awaited<ReturnType<JobStore['handIn']>>;

class JournalJobs implements JobStore {
  readonly #folder: JobFolder;
  readonly #keptMs: number;
  readonly #max: number;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #jobs = new Map<string, JournalJob>();
  readonly #batches = new Map<string, Group>();
  readonly #onces = new Map<string, { readonly content: string; readonly accepted: Promise<HandedIn> }>();
  readonly #waiting = new WaitingJobs<JournalJob>();
  /** What is worked on, and when that is over. */
  readonly #active = new Map<JournalJob, Promise<void>>();
  /** Jobs that are being written, wait or are worked on. */
  #left = 0;
  readonly #shares: Shares;
  /** Groups without a job that is left, in the order of their ends, and how many jobs they have. */
  readonly #over = new Set<Group>();
  #ended = 0;
  /** Jobs whose webhook has yet to hear of their end. */
  readonly #noticed = new Set<JournalJob>();
  /** Jobs with something that could not be written. */
  readonly #troubled = new Set<JournalJob>();
  /** Writing that nobody waits for; the store is not closed before it is over. */
  readonly #background = new Set<Promise<unknown>>();
  #order = 0;
  #stalled = 0;
  #working: { readonly atOnce: number; readonly work: JobWork } | undefined;
  /** Until when no job is taken, by the clock of the process. */
  #pausedUntil = 0;
  #resuming: NodeJS.Timeout | undefined;
  #retrying: NodeJS.Timeout | undefined;
  readonly #sweeping: NodeJS.Timeout;
  /** Why the folder could not be read. */
  #refusal: string | undefined;
  #isClosed = false;

  constructor(folder: JobFolder, settings: JournalSettings, log: Log, now: () => number) {
    this.#folder = folder;
    this.#keptMs = settings.LUDOTEXT_JOB_HOURS * 3_600_000;
    this.#max = settings.LUDOTEXT_MAX_JOBS ?? defaultMaxJobs;
    this.#shares = new Shares(settings.LUDOTEXT_MAX_JOBS_PER_CALLER);
    this.#log = log;
    this.#now = now;
    this.#sweeping = setInterval(() => this.#sweep(), intervals.sweep).unref();
  }

  /** Reads the jobs of earlier processes. */
  async load(): Promise<void> {
    const read = await this.#folder.read().catch((error: unknown) => {
      this.#refusal = `The jobs cannot be read (${codeOf(error)}).`;
      this.#log.warn('jobs', { message: this.#refusal });
      return { jobs: [], batches: [] };
    });
    const byId = new Map(read.jobs.map((job) => [job.head.id, job]));
    const batches = read.batches.map((batch) => {
      const jobs = batch.entries.map(({ job }) => byId.get(job)).filter((job) => job !== undefined);
      for (const { head } of jobs) byId.delete(head.id);
      return { created: batch.created, batch, jobs };
    });
    const alone = [...byId.values()].map((job) => ({ created: job.head.created, batch: undefined, jobs: [job] }));
    const groups = [...batches, ...alone].sort((a, b) => a.created - b.created);
    const over = groups.flatMap(({ batch, jobs }) => {
      const group = this.#add(jobs, batch);
      const accepted = Promise.resolve(handedInWith(group));
      if (group.once !== undefined) this.#onces.set(group.once.key, { content: group.once.content, accepted });
      if (group.left === 0) return [group];
      this.#left += group.left;
      this.#shares.add((batch ?? jobs[0]?.head)?.caller ?? '');
      return [];
    });
    for (const group of over.sort((a, b) => a.endedAt - b.endedAt)) this.#keep(group);
    this.#sweep();
  }

  async handIn(jobs: readonly NewJob[], how: HandIn): Promise<HandedIn> {
    this.#sweep();
    this.#refuseUnread();
    if (this.#isClosed) throw shuttingDown();
    const { caller, once } = how;
    const before = once === undefined ? undefined : this.#onces.get(once.key);
    if (before !== undefined && before.content !== once?.content) throw mismatch();
    if (before !== undefined) return before.accepted;
    if (this.#left + jobs.length > this.#max) throw tooManyJobs();
    if (this.#shares.isTaken(caller)) throw tooManyOfCaller();
    this.#left += jobs.length;
    this.#shares.add(caller);
    const accepted = this.#accept(jobs, how).catch((cause: unknown) => {
      this.#left -= jobs.length;
      this.#shares.remove(caller);
      if (once !== undefined) this.#onces.delete(once.key);
      throw unavailable(`The job could not be written (${codeOf(cause)}); it is not accepted.`, cause);
    });
    if (once !== undefined) this.#onces.set(once.key, { content: once.content, accepted });
    return this.#inBackground(accepted);
  }

  async #accept(jobs: readonly NewJob[], { caller, batch: named, once }: HandIn): Promise<HandedIn> {
    const created = this.#now();
    const optional = once === undefined ? {} : { once };
    const entries = jobs.map(({ id }, index) => ({ name: named?.names[index] ?? '', job: id }));
    const batch = named && { id: named.id, caller, created, entries, ...optional };
    const found = jobs.map(({ id, requested, request, webhook }) => {
      const own = batch === undefined ? optional : { batch: batch.id };
      return {
        request,
        head: { id, caller, created, requested, ...own, ...(webhook === undefined ? {} : { webhook }) },
      };
    });
    const files = await this.#folder.create(found, batch);
    const group = this.#add(
      found.map(({ head }, index) => ({ ...untouched, head, file: files[index] as JobFile })),
      batch,
    );
    this.#takeNext();
    return handedInWith(group);
  }

  async job(id: string): Promise<Job | undefined> {
    this.#sweep();
    this.#refuseUnread();
    const job = this.#jobs.get(id);
    if (job === undefined) return undefined;
    const { caller, created, head, state, kept } = job;
    const known = { id, caller, state, created, progress: { kept, requested: head.requested } };
    if (!isEnd(state)) return known;
    const end = await this.#read(job, () => endOf(job));
    return end && { ...known, end };
  }

  async batch(id: string): Promise<Batch | undefined> {
    this.#sweep();
    this.#refuseUnread();
    const { batch, jobs = [] } = this.#batches.get(id) ?? {};
    if (batch === undefined) return undefined;
    const counts = { waiting: 0, active: 0, done: 0, failed: 0, cancelled: 0 };
    for (const { state } of jobs) counts[state] += 1;
    const { caller, created, entries } = batch;
    return { id, caller, created, entries, counts };
  }

  async *events(id: string, after: number, signal: AbortSignal): AsyncGenerator<JobEvent, void, void> {
    this.#sweep();
    this.#refuseUnread();
    const job = this.#jobs.get(id);
    if (job === undefined) return;
    let number = after;
    let place: EventPlace | undefined;
    for (;;) {
      // Both are looked at before the events, so that nothing happens in between.
      const changed = job.change.next();
      const isOver = isEnd(job.state);
      const read = await raceAbort(
        signal,
        this.#read(job, () => job.file.events(place)),
      );
      for (const event of read?.events ?? []) {
        if (event.number <= number) continue;
        number = event.number;
        yield event;
      }
      if (isOver) return;
      if (this.#isClosed) throw shuttingDown();
      place = read?.place;
      await raceAbort(signal, changed);
    }
  }

  async cancel(ids: readonly string[]): Promise<void> {
    this.#refuseUnread();
    const jobs = ids.map((id) => this.#jobs.get(id)).filter((job) => job !== undefined);
    await Promise.all(jobs.map((job) => this.#end(job, { state: 'cancelled' })));
  }

  work(atOnce: number, work: JobWork): void {
    this.#working = { atOnce, work };
    this.#takeNext();
  }

  async counts(): Promise<QueueCounts> {
    const { oldest } = this.#waiting;
    return {
      waiting: this.#waiting.size,
      active: [...this.#active.keys()].filter(({ state }) => state === 'active').length,
      stalled: this.#stalled,
      oldestSeconds: oldest === undefined ? 0 : Math.max(0, this.#now() - oldest) / 1000,
    };
  }

  async takeNotices(now: number, until: number, max: number): Promise<readonly Notice[]> {
    this.#sweep();
    this.#refuseUnread();
    const due = [...this.#noticed].filter((job) => dueOf(job) <= now).sort((a, b) => dueOf(a) - dueOf(b));
    return due.slice(0, max).flatMap((job) => {
      const { head, created, state, kept, end } = job;
      if (end?.notice === undefined) return [];
      const { attempts } = end.notice;
      // Only in memory: if the process ends meanwhile, it is told again.
      job.end = { ...end, notice: { attempts, due: until } };
      const said = { id: head.id, state, created, progress: { kept, requested: head.requested } };
      return [{ job: said, webhook: head.webhook ?? '', ended: end.at, attempts }];
    });
  }

  async settleNotice(id: string, due?: number): Promise<void> {
    this.#refuseUnread();
    const job = this.#jobs.get(id);
    if (job?.end?.notice === undefined) return;
    const { notice, ...end } = job.end;
    job.end = due === undefined ? end : { ...end, notice: { attempts: notice.attempts + 1, due } };
    if (due === undefined) this.#noticed.delete(job);
    await this.#inBackground(this.#save(job));
  }

  async rest(graceMs: number): Promise<void> {
    this.#working = undefined;
    clearTimeout(this.#resuming);
    await within(graceMs, Promise.all(this.#active.values()));
    for (const [job] of this.#active) {
      if (job.work === undefined) continue;
      job.work.abort();
      this.#putBack(job);
    }
  }

  async close(): Promise<void> {
    await this.rest(0);
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    clearTimeout(this.#retrying);
    await Promise.allSettled(this.#background);
    await Promise.all([...this.#troubled].map((job) => this.#save(job)));
    for (const { change } of this.#jobs.values()) change.tell();
  }

  /** Puts jobs that were accepted in their places. */
  #add(found: readonly FoundJob[], batch: BatchHead | undefined): Group {
    const once = batch === undefined ? found[0]?.head.once : batch.once;
    const left = found.filter(({ end }) => end === undefined).length;
    const endedAt = Math.max(0, ...found.map(({ end }) => end?.at ?? 0));
    const group: Group = { once, batch, jobs: [], left, endedAt };
    for (const { head, file, events, kept, starts, isLeft, end } of found) {
      this.#order += 1;
      const { caller, created } = head;
      const job: JournalJob = {
        ...{ head, caller, created, order: this.#order, group, file, change: new Change() },
        ...{ state: end?.state ?? 'waiting', starts, events, kept },
        ...{ work: undefined, ending: undefined, end, unwritten: undefined },
      };
      group.jobs.push(job);
      this.#jobs.set(head.id, job);
      if (end === undefined) this.#waiting.add(job);
      if (isLeft) this.#stalled += 1;
      if (end?.notice !== undefined) this.#noticed.add(job);
    }
    if (batch !== undefined) this.#batches.set(batch.id, group);
    return group;
  }

  /** Begins as many jobs as may be worked on. */
  #takeNext(): void {
    if (this.#working === undefined || this.#isClosed) return;
    const { atOnce, work } = this.#working;
    const pause = this.#pausedUntil - performance.now();
    clearTimeout(this.#resuming);
    if (pause > 0) {
      this.#resuming = setTimeout(() => this.#takeNext(), Math.ceil(pause)).unref();
      return;
    }
    while (this.#active.size < atOnce) {
      // Those that lost their process are worked on one at a time: one that breaks it takes no other along a second time.
      const isLostOneActive = [...this.#active.keys()].some(({ starts }) => starts > 1);
      const job = this.#waiting.take(this.#active.keys(), ({ starts }) => starts === 0 || !isLostOneActive);
      if (job === undefined) return;
      const worked = this.#begin(job, work).finally(() => {
        this.#active.delete(job);
        this.#takeNext();
      });
      this.#active.set(job, worked);
    }
  }

  async #begin(job: JournalJob, work: JobWork): Promise<void> {
    const stopping = new AbortController();
    job.work = stopping;
    job.state = 'active';
    job.starts += 1;
    job.file.add({ start: true });
    await this.#save(job);
    const outcome = await this.#outcome(job, work, stopping);
    // It has ended meanwhile, or was put back because the store closes.
    if (job.work !== stopping) return;
    if (outcome.state !== 'waiting') return this.#end(job, outcome);
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + outcome.pauseMs);
    this.#putBack(job);
  }

  async #outcome(job: JournalJob, work: JobWork, stopping: AbortController): Promise<JobOutcome> {
    const { id, caller, created } = job.head;
    const { signal } = stopping;
    let request: JobRequest;
    let events: readonly JobEvent[];
    try {
      request = await job.file.request();
      events = (await job.file.events()).events;
    } catch (error) {
      this.#log.warn('jobs', { message: 'A job that was to be worked on cannot be read.', cause: codeOf(error) });
      const isGone = error instanceof UnusableFile || codeOf(error) === 'ENOENT';
      if (!isGone) return { state: 'waiting', pauseMs: intervals.retry };
      return { state: 'failed', problem: problemBody(unavailable('The job can no longer be read.', error), id) };
    }
    const append: TakenJob['append'] = ({ type, data }) => {
      if (job.work !== stopping) return;
      job.events += 1;
      if (isItem({ type })) job.kept += 1;
      job.file.add({ event: { number: job.events, type, data } });
      void this.#inBackground(this.#save(job));
    };
    if (signal.aborted) return { state: 'waiting', pauseMs: 0 };
    return work({ id, caller, created, request, starts: job.starts, events, signal, append });
  }

  #putBack(job: JournalJob): void {
    job.work = undefined;
    job.state = 'waiting';
    job.starts -= 1;
    job.file.add({ back: true });
    void this.#inBackground(this.#save(job));
    this.#waiting.add(job);
  }

  /** Ends a job that has not ended; settles when the end is told. */
  async #end(job: JournalJob, end: JobEnd): Promise<void> {
    if (isEnd(job.state)) return;
    job.ending ??= this.#inBackground(this.#endNow(job, end));
    return job.ending;
  }

  async #endNow(job: JournalJob, end: JobEnd): Promise<void> {
    const { group, head, kept, work } = job;
    const at = this.#now();
    this.#waiting.remove(job);
    job.work = undefined;
    if (end.state === 'cancelled') work?.abort();
    const notice = head.webhook === undefined ? {} : { notice: { attempts: 0, due: at } };
    job.end = { state: end.state, at, kept, ...notice };
    job.unwritten = end;
    await this.#save(job);
    job.state = end.state;
    if (head.webhook !== undefined) this.#noticed.add(job);
    job.change.tell();
    this.#left -= 1;
    group.left -= 1;
    if (group.left > 0) return;
    group.endedAt = at;
    this.#shares.remove(job.caller);
    this.#keep(group);
  }

  /** Writes what is not in a job's file yet. It is told to readers even if that fails, and tried again later. */
  async #save(job: JournalJob): Promise<void> {
    const { file, head, end, unwritten } = job;
    try {
      if (end === undefined) await file.flush();
      else if (unwritten === undefined) await this.#folder.inTurn(() => file.restate(head, end));
      else await this.#folder.inTurn(() => file.finish(head, end, unwritten));
      if (unwritten !== undefined) job.unwritten = undefined;
      const wasLast = this.#troubled.delete(job) && this.#troubled.size === 0;
      if (wasLast) this.#log.info('jobs', { message: 'What happened to jobs is written again.' });
    } catch (error) {
      const message = 'What happens to jobs cannot be written; it is kept in memory and tried again.';
      if (this.#troubled.size === 0) this.#log.warn('jobs', { message, cause: codeOf(error) });
      this.#troubled.add(job);
      this.#retryLater();
    }
    job.change.tell();
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    this.#retrying ??= setTimeout(() => {
      this.#retrying = undefined;
      for (const job of this.#troubled) void this.#inBackground(this.#save(job));
    }, intervals.retry).unref();
  }

  /** Notes that all jobs of a group have ended. */
  #keep(group: Group): void {
    this.#over.add(group);
    this.#ended += group.jobs.length;
  }

  /** Drops what is no longer kept. */
  #sweep(): void {
    if (this.#isClosed) return;
    const before = this.#now() - this.#keptMs;
    for (const group of this.#over) {
      if (group.endedAt > before && this.#ended <= this.#max * endedPerJob) return;
      this.#drop(group);
    }
  }

  #drop(group: Group): void {
    const { batch, jobs, once } = group;
    this.#over.delete(group);
    this.#ended -= jobs.length;
    if (batch !== undefined) this.#batches.delete(batch.id);
    if (once !== undefined) this.#onces.delete(once.key);
    for (const job of jobs) {
      this.#jobs.delete(job.head.id);
      this.#noticed.delete(job);
      this.#troubled.delete(job);
    }
    const ids = jobs.map(({ head }) => head.id);
    const removed = this.#folder.remove(ids, batch?.id).catch((error: unknown) => {
      this.#log.warn('jobs', { message: 'Jobs that are no longer kept could not be removed.', cause: codeOf(error) });
    });
    void this.#inBackground(removed);
  }

  /** @throws Problem `state_unavailable` */
  #refuseUnread(): void {
    if (this.#refusal !== undefined) throw unavailable(this.#refusal);
  }

  /** Reads a job's file; undefined when the job was dropped meanwhile. @throws Problem `state_unavailable` */
  async #read<Value>(job: JournalJob, read: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await read();
    } catch (cause) {
      if (this.#jobs.get(job.head.id) !== job) return undefined;
      throw unavailable(`The job cannot be read (${codeOf(cause)}).`, cause);
    }
  }

  #inBackground<Value>(work: Promise<Value>): Promise<Value> {
    this.#background.add(work);
    const forget = () => void this.#background.delete(work);
    work.then(forget, forget);
    return work;
  }
}

/** Wakes who waits for the next change. */
class Change {
  #next: Promise<void> | undefined;
  #wake = () => {};

  next(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      this.#wake = resolve;
    });
    return this.#next;
  }

  tell(): void {
    this.#next = undefined;
    this.#wake();
  }
}

function isEnd(state: JobState): state is JobEnd['state'] {
  return state !== 'waiting' && state !== 'active';
}

async function endOf({ file, unwritten }: JournalJob): Promise<JobEnd> {
  return unwritten ?? file.end();
}

/** When the webhook of a job is to hear of its end. */
function dueOf({ end }: JournalJob): number {
  return end?.notice?.due ?? Number.POSITIVE_INFINITY;
}

function handedInWith({ jobs, batch }: Group): HandedIn {
  if (batch !== undefined) return { jobs: batch.entries.map(({ job }) => job), batch: batch.id };
  return { jobs: jobs.map(({ head }) => head.id) };
}

/** Settles when the work is over, or after so many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

function unavailable(message: string, cause?: unknown): Problem {
  return new Problem('state_unavailable', message, { cause, retryAfter });
}

function codeOf(error: unknown): string {
  if (error instanceof UnusableFile) return 'damaged';
  return (error as NodeJS.ErrnoException).code ?? 'unknown cause';
}

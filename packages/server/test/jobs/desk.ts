import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { Problem, problemBody } from '../../src/http/problem.js';
import type {
  HandIn,
  Job,
  JobEnd,
  JobEvent,
  JobOutcome,
  JobStore,
  JobWork,
  NewJob,
  TakenJob,
} from '../../src/jobs/job-store.js';

// Jobs for tests, and somebody who works on them.

/** How long a test waits for what it expects, and how often it looks, in milliseconds. */
export const patience = { timeout: 20_000, interval: 5 };

/** The end of a job that went well. */
export const done: JobEnd = { state: 'done', result: { success: true, games: [1, 2] } };

/** An id of a job or a batch. */
export const freshId = () => randomBytes(16).toString('hex');

/** A job about this text. */
export function newJob(text = 'The small whale sings.'): NewJob {
  return {
    id: freshId(),
    request: {
      route: 'direct',
      params: { type_id: '1' },
      body: { text, max_items: 3 },
      messageLanguage: 'de',
      requestId: 'request-1',
    },
    requested: 3,
  };
}

/** A batch of the caller `key:a`. */
export function newBatch(
  size: number,
  caller = 'key:a',
): { readonly id: string; readonly jobs: NewJob[]; readonly how: HandIn } {
  const id = freshId();
  const names = Array.from({ length: size }, (_, index) => `text ${index}`);
  return { id, jobs: names.map((name) => newJob(name)), how: { caller, batch: { id, names } } };
}

/** The end of a job that failed. */
export function failed(): JobEnd {
  return { state: 'failed', problem: problemBody(new Problem('model_error', 'The model failed.'), 'request-1') };
}

/** An event with this content. */
export function numbered(count: number): { readonly type: string; readonly data: object } {
  return { type: 'item', data: { index: count } };
}

/** The job once it has ended. */
export async function ended(store: JobStore, id: string): Promise<Job> {
  return vi.waitFor(async () => {
    const job = await store.job(id);
    if (job?.end === undefined) throw new Error(`The job is ${job?.state ?? 'unknown'}.`);
    expect(job.state).toBe(job.end.state);
    return job;
  }, patience);
}

/** All events of a job that has ended, or of none. */
export async function eventsOf(store: JobStore, id: string, after = 0): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for await (const event of store.events(id, after, AbortSignal.timeout(patience.timeout))) events.push(event);
  return events;
}

/** A reader of a job's events, who notes what came. */
export function follow(store: JobStore, id: string, after = 0, signal?: AbortSignal) {
  const leaving = new AbortController();
  const reader = {
    events: [] as JobEvent[],
    isOver: false,
    over: Promise.resolve(),
    /** Stops reading. */
    leave: () => leaving.abort(),
  };
  const read = async () => {
    for await (const event of store.events(id, after, signal ?? leaving.signal)) reader.events.push(event);
    reader.isOver = true;
  };
  reader.over = read();
  reader.over.catch(() => {});
  return reader;
}

/** Works on jobs by holding them until the test says what becomes of them. */
export class Desk {
  /** The ids of all jobs that were ever begun, in order. */
  readonly taken: string[] = [];
  /** How many were held at once, at most. */
  most = 0;
  readonly #held = new Map<string, { readonly job: TakenJob; readonly settle: (outcome: JobOutcome) => void }>();

  readonly work: JobWork = (job) =>
    new Promise((settle) => {
      this.taken.push(job.id);
      this.#held.set(job.id, { job, settle });
      this.most = Math.max(this.most, this.#held.size);
    });

  /** The ids of the jobs that are held, the oldest first. */
  get held(): readonly string[] {
    return [...this.#held.keys()];
  }

  /** Settles when so many jobs are held. */
  async holds(count: number): Promise<void> {
    await vi.waitFor(() => expect(this.#held.size).toBe(count), patience);
  }

  /** The job, when it is held. */
  async job(id: string): Promise<TakenJob> {
    return (await this.#entry(id)).job;
  }

  /** Lets the work on a job return this, when it is held. */
  async end(id: string, outcome: JobOutcome): Promise<void> {
    const { settle } = await this.#entry(id);
    this.#held.delete(id);
    settle(outcome);
  }

  #entry(id: string) {
    return vi.waitFor(() => {
      const entry = this.#held.get(id);
      if (entry === undefined) throw new Error('The job is not begun.');
      return entry;
    }, patience);
  }
}

import type { Problem as ProblemBody, Job as WireJob } from '@ludotext/wire';
import { Problem } from '../http/problem.js';

/** `done`, `failed` and `cancelled` are ends. */
export type JobState = 'waiting' | 'active' | 'done' | 'failed' | 'cancelled';

/** A generation request as JSON, checked before it became a job. */
export interface JobRequest {
  readonly route: 'generate' | 'single' | 'direct' | 'rewrite';
  /** The params of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly body: object;
  /** BCP 47 tag of the language of sentences. */
  readonly messageLanguage: string;
  /** The `X-Request-Id` of the HTTP request, for the log. */
  readonly requestId: string;
}

/** A job that is handed in. */
export interface NewJob {
  /** 128 random bits as 32 hexadecimal digits. */
  readonly id: string;
  readonly request: JobRequest;
  /** How many items are asked for, as far as that is known; for the progress. */
  readonly requested: number;
  /** Where its end is told. */
  readonly webhook?: string;
}

/** What jobs that are handed in together have in common. */
export interface HandIn {
  /** Jobs and batches belong to their caller. */
  readonly caller: string;
  /** Makes them a batch; `names` are the caller's own ids of its texts, one per job. */
  readonly batch?: { readonly id: string; readonly names: readonly string[] };
  /** The `Idempotency-Key` with its route and caller, and the request, as digests. */
  readonly once?: { readonly key: string; readonly content: string };
}

/** How a job ended. */
export type JobEnd =
  | { readonly state: 'done'; readonly result: object }
  | { readonly state: 'failed'; readonly problem: ProblemBody }
  | { readonly state: 'cancelled' };

/** A job as it stands. */
export interface Job {
  readonly id: string;
  readonly caller: string;
  readonly state: JobState;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** `kept` counts its events `item`. */
  readonly progress: { readonly kept: number; readonly requested: number };
  /** Its end; undefined while it waits or is worked on. */
  readonly end?: JobEnd;
}

/** An event of a job, in the names of the wire, as its route's event stream has it; never the last one. */
export interface JobEvent {
  /** Counts from 1 without a gap. */
  readonly number: number;
  readonly type: string;
  readonly data: object;
}

/** Jobs that were handed in together. */
export interface Batch {
  readonly id: string;
  readonly caller: string;
  readonly created: number;
  /** In the order given. */
  readonly entries: readonly { readonly name: string; readonly job: string }[];
  /** How many of its jobs are in each state. */
  readonly counts: Readonly<Record<JobState, number>>;
}

/** A job that this process works on. */
export interface TakenJob {
  readonly id: string;
  readonly caller: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly request: JobRequest;
  /** How often it was begun, this time included; one that was put back is not counted. */
  readonly starts: number;
  /** What happened in earlier starts. */
  readonly events: readonly JobEvent[];
  /**
   * Aborted when the work is no longer wanted here: the job was cancelled, another process has it, or this one stops.
   * What is appended or returned after that is dropped.
   */
  readonly signal: AbortSignal;
  /** Adds an event for readers and for a later start. The store keeps the order and writes it in the background. */
  append(event: { readonly type: string; readonly data: object }): void;
}

/** What became of a job that was taken: its end, or when it may be taken again (after `pauseMs`, and no other job before). */
export type JobOutcome = JobEnd | { readonly state: 'waiting'; readonly pauseMs: number };

/** Does a job. It must not throw. */
export type JobWork = (job: TakenJob) => Promise<JobOutcome>;

/** The end of a job that its webhook has yet to hear of. Stored with the end, whatever the end; it goes with the job. */
export interface Notice {
  readonly job: Omit<Job, 'caller' | 'end'>;
  readonly webhook: string;
  /** When the job ended, in milliseconds since 1970. */
  readonly ended: number;
  /** How often it was sent in vain. */
  readonly attempts: number;
}

/** How the queue stands. */
export interface QueueCounts {
  readonly waiting: number;
  readonly active: number;
  /** How many jobs this process found that their worker had left behind, since it started. */
  readonly stalled: number;
  /** Age of the oldest job that waits, in seconds; 0 without one. */
  readonly oldestSeconds: number;
}

/**
 * Keeps jobs until some time after their end, and hands them to whoever works. A job is begun at least once; it has one
 * end, which never changes. All methods throw Problem `state_unavailable` when the place of the jobs cannot be reached.
 */
export interface JobStore {
  /**
   * Accepts jobs, all or none; they are durable when this settles.
   * @returns the ids of the jobs, or of the batch and its jobs, that were handed in first with the same `once`
   * @throws Problem `overloaded` when there are too many, `idempotency_mismatch`
   */
  handIn(jobs: readonly NewJob[], how: HandIn): Promise<{ readonly jobs: readonly string[]; readonly batch?: string }>;
  /** Undefined for one that never was, or is no longer kept. */
  job(id: string): Promise<Job | undefined>;
  batch(id: string): Promise<Batch | undefined>;
  /** The events after a number, as they come; ends when the job has ended, or does not exist. @throws the signal's reason */
  events(id: string, after: number, signal: AbortSignal): AsyncIterable<JobEvent>;
  /** Ends jobs that have not ended as cancelled; their work is aborted, wherever it is done. */
  cancel(ids: readonly string[]): Promise<void>;
  /** Begins to take jobs, so many at once. */
  work(atOnce: number, work: JobWork): void;
  /**
   * Takes notices that are due at `now`, those first that are due longest: from the end of the job on, later as
   * {@link settleNotice} says. Nobody else gets one of them before `until`. Times in milliseconds since 1970.
   */
  takeNotices(now: number, until: number, max: number): Promise<readonly Notice[]>;
  /**
   * Ends a notice, or counts an attempt in vain and makes it due again.
   * @param id of the job; nothing happens when it has no notice
   * @param due in milliseconds since 1970; absent, the notice ends
   */
  settleNotice(id: string, due?: number): Promise<void>;
  counts(): Promise<QueueCounts>;
  /**
   * Takes no more jobs, lets those under way go on for so long, and puts the others back for whoever works next.
   * Everything else goes on, so that a process that stops still answers.
   */
  rest(graceMs: number): Promise<void>;
  /** Rests at once, where that was not done, and releases what the store holds. */
  close(): Promise<void>;
}

/** A job as callers and webhooks see it. */
export function wireJob({ id, state, created, progress }: Omit<Job, 'caller' | 'end'>): WireJob {
  return { id, state, created: new Date(created).toISOString(), progress };
}

/** Seconds after which a caller may try again; when a job will end is not known. */
const retryAfter = 10;

export function tooManyJobs(): Problem {
  return new Problem(
    'overloaded',
    'The service has as many jobs as it may have (LUDOTEXT_MAX_JOBS). Try again when some of them have ended.',
    { retryAfter },
  );
}

export function tooManyOfCaller(): Problem {
  return new Problem(
    'overloaded',
    'You have as many jobs as you may have (LUDOTEXT_MAX_JOBS_PER_CALLER). Try again when one of them has ended.',
    { retryAfter },
  );
}

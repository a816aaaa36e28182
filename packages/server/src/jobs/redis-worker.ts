import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { raceAbort, takeTurns } from '@ludotext/engine/host';
import { type Queue, RateLimitError, WaitingError, Worker } from 'bullmq';
import { Problem, shuttingDown } from '../http/problem.js';
import { causeNames } from '../observation/cause-words.js';
import type { Log } from '../observation/log.js';
import type { SharedRedis } from '../redis/connection.js';
import type { JobEvent, JobWork, TakenJob } from './job-store.js';
import type { JobScripts, QueuedJob } from './redis-scripts.js';

/** Times of the work on jobs, in milliseconds. */
export interface WorkTiming {
  /** How long a job belongs to a process that gives no sign of life; it gives one at half of it. */
  readonly lockMs: number;
  /** How often jobs are looked for that belong to nobody. */
  readonly stalledMs: number;
}

/** The work of this process on jobs. */
export interface RedisWorker {
  /** How many jobs this process found that their worker had left behind. */
  readonly stalled: number;
  /**
   * Takes no more jobs, and puts back those that are still under way after the grace period.
   * @param hurry ends the grace period
   */
  rest(graceMs: number, hurry: AbortSignal): Promise<void>;
}

export interface WorkerParts {
  readonly redis: SharedRedis;
  readonly scripts: JobScripts;
  readonly queue: Queue;
  readonly log: Log;
  /** Puts jobs into the queue. */
  readonly enqueue: (jobs: readonly QueuedJob[]) => Promise<void>;
  readonly eventsAfter: (id: string, after: number) => Promise<JobEvent[]>;
}

/** How long it may take to put back what was aborted, and to leave the queue. */
const patienceMs = 3000;

/** Pause after something that Redis refused. */
const pauseMs = 500;

/** A job that this process has begun. */
interface Held {
  readonly hold: number;
  /** Aborts the work. A job that is put back can be taken again at once; one that is let go belongs to others already. */
  release(reason: Error, then: 'put back' | 'let go'): void;
}

/** Takes jobs from the queue, so many at once. */
export function redisWorker(parts: WorkerParts, timing: WorkTiming, atOnce: number, work: JobWork): RedisWorker {
  const { redis, scripts, queue, log } = parts;
  const held = new Map<string, Held>();
  const underWay = new Set<Promise<unknown>>();
  const givenUp = new AbortController();
  // Each job may wait for it.
  setMaxListeners(0, givenUp.signal);
  let resting = false;
  let graceIsOver = false;
  let stalled = 0;

  /** Asks until Redis has answered; work under way outlasts that it is away. @throws when the process may wait no longer */
  const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        note(error);
        await delay(pauseMs, undefined, { signal: givenUp.signal });
      }
    }
  };

  const note = (error: unknown) => {
    // The connection itself tells that Redis is away.
    if (redis.isAway || givenUp.signal.aborted) return;
    const cause = error instanceof Problem ? error.cause : error;
    // Redis says its reason in capitals first. The rest of a message could hold the id of a job.
    const reason = cause instanceof Error ? /^[A-Z]{3,}\b/.exec(cause.message)?.[0] : undefined;
    log.warn('jobs', { cause: reason ?? causeNames(cause) });
  };

  const oneOfLost = takeTurns();

  /**
   * Does a job. Those that lost their worker wait for each other, and waiting is no start: one that breaks whoever works
   * on it takes no other along a second time.
   */
  const doJob = async (id: string): Promise<void> => {
    const starts = await untilAnswered(() => redis.client.hget(`${redis.prefix}job:${id}`, 'starts'));
    if (Number(starts ?? 0) === 0) return doNow(id);
    return oneOfLost(async () => {
      if (resting) throw new RateLimitError();
      await doNow(id);
    });
  };

  const doNow = async (id: string): Promise<void> => {
    const begun = await untilAnswered(() => scripts.begin(id));
    // It was cancelled, or its worker ended right after its end.
    if (begun === undefined) return;
    const { hold, request, ...facts } = begun;
    const controller = new AbortController();
    const { signal } = controller;
    let released: 'put back' | 'let go' | undefined;
    const own: Held = {
      hold,
      release: (reason, then) => {
        released ??= then;
        controller.abort(reason);
      },
    };
    held.set(id, own);
    if (graceIsOver) own.release(shuttingDown(), 'put back');
    try {
      const earlier = await untilAnswered(() => parts.eventsAfter(id, 0));
      const events = eventLog(earlier.length + 1, async (first, added) => {
        const isHeld = await untilAnswered(() => scripts.append(id, hold, first, added));
        if (!isHeld) letGo(own);
        return isHeld;
      });
      const append: TakenJob['append'] = (event) => {
        if (!signal.aborted) events.append(event);
      };
      const taken = { id, ...facts, request: JSON.parse(request), events: earlier, signal, append };
      const outcome = await raceAbort(signal, () => work(taken)).catch((error: unknown) => {
        if (released === undefined) throw error;
      });
      await events.flushed();
      // What the work returned before it was aborted counts.
      if (outcome !== undefined && outcome.state !== 'waiting') {
        const end = JSON.stringify(outcome);
        if (await untilAnswered(() => scripts.end(id, hold, outcome.state, end))) return;
        released = 'let go';
      }
      if (outcome?.state === 'waiting') await untilAnswered(() => pauseQueue(outcome.pauseMs));
      const isBack = await untilAnswered(() => scripts.putBack(id, hold));
      if (isBack && released !== 'let go') throw new RateLimitError();
      const state = await untilAnswered(() => redis.client.hget(`${redis.prefix}job:${id}`, 'state'));
      // Somebody else works on it, or will: its place in the queue is not to be touched.
      if (state === 'waiting' || state === 'active') throw new WaitingError();
    } finally {
      held.delete(id);
    }
  };

  const letGo = (job: Held | undefined) =>
    job?.release(new Error('The job was cancelled, or another process has it.'), 'let go');

  /** A pause that is there already is not made shorter. */
  const pauseQueue = async (ms: number) => {
    const left = await redis.client.pttl(queue.toKey('limiter'));
    if (ms > Math.max(left, 0)) await queue.rateLimit(ms);
  };

  const main = redis.another({ maxRetriesPerRequest: null, socketTimeout: 30_000 });
  // Its troubles are those of the shared connection.
  main.on('error', () => {});
  const worker = new Worker(
    queue.name,
    async ({ id }) => {
      // One that is still worked on here was lost for a time: that work is over before the next begins.
      letGo(held.get(id ?? ''));
      if (id === undefined || resting || held.has(id)) throw new RateLimitError();
      const doing = doJob(id);
      underWay.add(doing);
      try {
        await doing;
      } catch (error) {
        if (error instanceof RateLimitError || error instanceof WaitingError) throw error;
        // The job is found when nobody renews its lock.
        note(error);
        throw new WaitingError();
      } finally {
        underWay.delete(doing);
      }
    },
    {
      connection: main,
      prefix: redis.prefix.slice(0, -1),
      concurrency: atOnce,
      lockDuration: timing.lockMs,
      stalledInterval: timing.stalledMs,
      // How often a job may be begun is for the work to say.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      // Without a limiter the queue cannot be paused for a time.
      limiter: { max: 1e9, duration: 1 },
      drainDelay: 1,
      runRetryDelay: pauseMs,
    },
  );

  // BullMQ asks again at once when Redis refuses a command.
  let breather: NodeJS.Timeout | undefined;
  const breathe = () => {
    if (resting || breather !== undefined) return;
    void worker.pause(true);
    breather = setTimeout(() => {
      breather = undefined;
      if (!resting) void worker.resume();
    }, pauseMs);
  };
  worker.on('error', (error) => {
    // Of each job that was lost BullMQ says so, too.
    if (/\block\b/i.test(error.message)) return;
    note(error);
    if (!redis.isAway) breathe();
  });
  worker.on('stalled', () => {
    stalled++;
    log.warn('job stalled');
  });
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) letGo(held.get(id));
    log.warn('jobs lost', { count: ids.length });
  });
  // A message that was missed is noticed here.
  const lookAfter = async (ids: readonly string[]) => {
    for (const id of ids) {
      const job = held.get(id);
      const [state, hold] = await redis.client.hmget(`${redis.prefix}job:${id}`, 'state', 'hold');
      if (state !== 'active' || Number(hold) !== job?.hold) letGo(job);
    }
  };
  worker.on('locksRenewed', ({ jobIds }) => void lookAfter(jobIds).catch(note));
  const unlisten = redis.listen(`${redis.prefix}jobs:cancelled`, (id) => letGo(held.get(id)));

  const sweep = async () => {
    const lost = await scripts.leftBehind(Date.now() - timing.stalledMs);
    if (lost.length > 0) await parts.enqueue(lost);
    if (!worker.isRunning() && !worker.isPaused() && !resting) await worker.run();
  };
  const sweeper = setInterval(() => void sweep().catch(note), timing.stalledMs);

  const rest = async (graceMs: number, hurry: AbortSignal) => {
    resting = true;
    clearInterval(sweeper);
    clearTimeout(breather);
    void worker.pause(true);
    await within(graceMs, Promise.allSettled(underWay), hurry);
    graceIsOver = true;
    for (const job of held.values()) job.release(shuttingDown(), 'put back');
    await within(patienceMs, Promise.allSettled(underWay));
    givenUp.abort();
    unlisten();
    const closed = worker.close();
    // It says goodbye to Redis.
    await within(redis.isAway ? 0 : patienceMs, closed);
    main.disconnect();
    await within(pauseMs, closed);
  };
  return {
    get stalled() {
      return stalled;
    },
    rest,
  };
}

interface EventLog {
  append(event: { readonly type: string; readonly data: object }): void;
  /** When all that was appended is written, or nothing more can be. */
  flushed(): Promise<void>;
}

/**
 * Writes events in the background, those of one turn together.
 * @param first the number of the next event
 * @param write gets pairs of type and data; false when nothing more is to be written
 */
function eventLog(first: number, write: (first: number, events: readonly string[]) => Promise<boolean>): EventLog {
  let next = first;
  let waiting: string[] = [];
  let writing: Promise<void> | undefined;
  let isOver = false;
  const flush = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0 && !isOver) {
      const some = waiting;
      waiting = [];
      isOver = !(await write(next, some));
      next += some.length / 2;
    }
    writing = undefined;
  };
  return {
    append: ({ type, data }) => {
      if (isOver) return;
      waiting.push(type, JSON.stringify(data));
      writing ??= flush();
      // Whoever ends the job hears of it.
      writing.catch(() => {});
    },
    flushed: async () => {
      await writing;
    },
  };
}

/** Waits for something, but only so long. */
async function within(ms: number, something: Promise<unknown>, hurry?: AbortSignal): Promise<void> {
  const timer = new AbortController();
  const late = delay(ms, undefined, { signal: timer.signal });
  await raceAbort(hurry, Promise.race([something, late])).catch(() => {});
  timer.abort();
}

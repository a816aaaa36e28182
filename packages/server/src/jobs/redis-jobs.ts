import { raceAbort } from '@ludotext/engine/host';
import { Queue } from 'bullmq';
import { mismatch } from '../bounds/idempotency.js';
import { shuttingDown } from '../http/problem.js';
import type { Log } from '../observation/log.js';
import { away, type SharedRedis } from '../redis/connection.js';
import type { Settings } from '../settings/settings.js';
import {
  type Job,
  type JobEnd,
  type JobEvent,
  type JobState,
  type JobStore,
  type Notice,
  tooManyJobs,
  tooManyOfCaller,
} from './job-store.js';
import { jobScripts, type QueuedJob } from './redis-scripts.js';
import { type RedisWorker, redisWorker, type WorkTiming } from './redis-worker.js';

/** How long readers of events wait for Redis to come back, and how often they look, in milliseconds. */
const reading = { patienceMs: 60_000, lookMs: 1000, atOnce: 100 };

/** Jobs on Redis are limited to this many where nothing else is set. */
const maxJobs = 200_000;

/**
 * Keeps jobs in Redis, where every process that shares it can hand in, read and work. A hash per job is the truth about
 * it; BullMQ is the queue of their ids, and finds those whose worker is gone. What must happen at once is one script.
 */
export function redisJobs(
  redis: SharedRedis,
  settings: Pick<Settings, 'LUDOTEXT_JOB_HOURS' | 'LUDOTEXT_MAX_JOBS' | 'LUDOTEXT_MAX_JOBS_PER_CALLER'>,
  log: Log,
  timing: WorkTiming = { lockMs: 60_000, stalledMs: 30_000 },
): JobStore {
  const { client, prefix } = redis;
  const scripts = jobScripts(redis, settings.LUDOTEXT_JOB_HOURS * 3_600_000);
  const queue = new Queue('queue', {
    connection: client,
    prefix: prefix.slice(0, -1),
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    streams: { events: { maxLen: 1000 } },
  });
  // Whoever uses it hears of its failures.
  queue.on('error', () => {});
  const keyOf = (id: string) => `${prefix}job:${id}`;

  const enqueue = async (jobs: readonly QueuedJob[]) => {
    for (const some of inParts(jobs)) {
      await queue.addBulk(some.map(({ id, turn }) => ({ name: 'job', data: {}, opts: { jobId: id, priority: turn } })));
      await client.zrem(`${prefix}jobs:handed`, ...some.map(({ id }) => id));
    }
  };

  const eventsAfter = async (id: string, after: number, count = Number.MAX_SAFE_INTEGER): Promise<JobEvent[]> => {
    const [key, from, to] = [`${keyOf(id)}:events`, `${after + 1}-0`, '+'] as const;
    const found = client.xrange(key, from, to, 'COUNT', count);
    return (await found).map(([number, [, type = '', , data = '{}']]) => ({
      number: Number.parseInt(number, 10),
      type,
      data: JSON.parse(data),
    }));
  };

  let worker: RedisWorker | undefined;
  let rested: Promise<void> | undefined;
  const closing = new AbortController();
  const rest = (graceMs: number) => {
    rested ??= worker?.rest(graceMs, closing.signal) ?? Promise.resolve();
    return rested;
  };
  const readers = new Set<Bell>();

  return {
    handIn: async (jobs, { caller, batch, once }) => {
      const [outcome, first = '', second = ''] = await scripts.handIn(
        Date.now(),
        caller,
        settings.LUDOTEXT_MAX_JOBS ?? maxJobs,
        settings.LUDOTEXT_MAX_JOBS_PER_CALLER,
        once ?? { key: '', content: '' },
        batch === undefined ? { id: '', names: '' } : { id: batch.id, names: JSON.stringify(batch.names) },
        jobs.flatMap(({ id, request, requested, webhook = '' }) => [id, JSON.stringify(request), requested, webhook]),
      );
      if (outcome === 'again') return { jobs: first.split(','), ...(second === '' ? {} : { batch: second }) };
      if (outcome !== 'new') throw refusals[outcome]();
      const turns = first.split(',').map(Number);
      // They are accepted: what fails here, the workers make up for.
      await enqueue(jobs.map(({ id }, at) => ({ id, turn: turns[at] ?? 1 }))).catch(() => {});
      return { jobs: jobs.map(({ id }) => id), ...(batch === undefined ? {} : { batch: batch.id }) };
    },
    job: async (id) => {
      const fields = ['caller', 'state', 'created', 'kept', 'requested', 'end'] as const;
      const [caller, state, created, kept, requested, end] = await orAway(client.hmget(keyOf(id), ...fields));
      if (caller == null) return undefined;
      const job: Omit<Job, 'end'> = {
        id,
        caller,
        state: state as JobState,
        created: Number(created),
        progress: { kept: Number(kept ?? 0), requested: Number(requested) },
      };
      return end == null ? job : { ...job, end: JSON.parse(end) };
    },
    batch: async (id) => {
      const { caller, created, names, jobs, ...counts } = await orAway(client.hgetall(`${prefix}batch:${id}`));
      if (caller === undefined || names === undefined || jobs === undefined) return undefined;
      const ids = jobs.split(',');
      const entries = (JSON.parse(names) as string[]).map((name, at) => ({ name, job: ids[at] ?? '' }));
      const count = (state: JobState) => Number(counts[state] ?? 0);
      return {
        id,
        caller,
        created: Number(created),
        entries,
        counts: {
          waiting: count('waiting'),
          active: count('active'),
          done: count('done'),
          failed: count('failed'),
          cancelled: count('cancelled'),
        },
      };
    },
    events: (id, after, signal) => readEvents(id, after, signal),
    cancel: async (ids) => {
      for (const some of inParts(ids)) {
        await scripts.cancel(some, JSON.stringify({ state: 'cancelled' } satisfies JobEnd));
        // What stays in the queue is taken out when it is taken up.
        await Promise.allSettled(some.map((id) => queue.remove(id)));
      }
    },
    work: (atOnce, work) => {
      worker = redisWorker({ redis, scripts, queue, log, enqueue, eventsAfter }, timing, atOnce, work);
    },
    takeNotices: async (now, until, max) => (await scripts.takeNotices(now, until, max)).map(noticeOf),
    settleNotice: scripts.settleNotice,
    counts: async () => {
      const waitingKey = `${prefix}jobs:waiting`;
      const [waiting, active, [, oldest]] = await orAway(
        Promise.all([
          client.zcard(waitingKey),
          client.zcard(`${prefix}jobs:active`),
          client.zrange(waitingKey, '0', '0', 'WITHSCORES'),
        ]),
      );
      const oldestSeconds = oldest === undefined ? 0 : Math.max(0, (Date.now() - Number(oldest)) / 1000);
      return { waiting, active, stalled: worker?.stalled ?? 0, oldestSeconds };
    },
    rest,
    close: async () => {
      closing.abort();
      for (const reader of readers) reader.ring();
      await rest(0);
      await queue.close();
    },
  };

  async function* readEvents(id: string, after: number, signal: AbortSignal): AsyncGenerator<JobEvent> {
    const news = bell();
    readers.add(news);
    const unlisten = redis.listen(keyOf(id), news.ring);
    let last = after;
    let awaySince: number | undefined;
    try {
      for (;;) {
        signal.throwIfAborted();
        if (closing.signal.aborted) throw shuttingDown();
        // In this order: after its end a job has no further events.
        const asked = Promise.all([client.hget(keyOf(id), 'state'), eventsAfter(id, last, reading.atOnce)]);
        const found = await asked.catch((error: unknown) => {
          awaySince ??= Date.now();
          if (Date.now() - awaySince > reading.patienceMs) throw away(error);
        });
        if (found !== undefined) {
          awaySince = undefined;
          const [state, events] = found;
          yield* events;
          last += events.length;
          if (events.length === reading.atOnce) continue;
          if (state !== 'waiting' && state !== 'active') return;
        }
        await raceAbort(signal, news.wait(reading.lookMs));
      }
    } finally {
      unlisten();
      readers.delete(news);
      news.ring();
    }
  }
}

const refusals = {
  mismatch,
  full: () => away(new Error('OOM')),
  max: tooManyJobs,
  maxOfCaller: tooManyOfCaller,
};

async function orAway<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw away(error);
  }
}

function noticeOf([
  id = '',
  state,
  created,
  kept,
  requested,
  webhook = '',
  ended,
  attempts,
]: readonly string[]): Notice {
  const progress = { kept: Number(kept), requested: Number(requested) };
  return {
    job: { id, state: state as JobState, created: Number(created), progress },
    webhook,
    ended: Number(ended),
    attempts: Number(attempts),
  };
}

interface Bell {
  ring(): void;
  /** Until it rings, or has rung since the last wait; at most so long. */
  wait(ms: number): Promise<void>;
}

function bell(): Bell {
  let hasRung = false;
  let wake = () => {};
  return {
    ring: () => {
      hasRung = true;
      wake();
    },
    wait: async (ms) => {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}

/** Keeps Redis from being busy with one request for long. */
function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  const size = 1000;
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

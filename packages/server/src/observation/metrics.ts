import { setTimeout as pause } from 'node:timers/promises';
import type { GenerationEvent, LanguageModel } from '@ludotext/engine';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobState, QueueCounts } from '../jobs/job-store.js';
import { version } from '../version.js';
import { fewValues, other } from './labels.js';
import { modelMetrics } from './model-metrics.js';
import { lostLines } from './standard-error.js';

/** Values read from the service when metrics are requested. */
export interface Gauges {
  /** Generation requests under way. */
  readonly underWay: () => number;
  /** Calls of the model under way. */
  readonly callsRunning: () => number;
  /** Calls of the model waiting. */
  readonly callsWaiting: () => number;
  /** Games registered, and those active. */
  readonly games: () => { readonly total: number; readonly active: number };
  /**
   * How the queue stands; while that cannot be told, nothing is shown of it. Absent where requests do not become jobs.
   */
  readonly jobs?: () => Promise<QueueCounts>;
  /** Whether Redis is connected; absent without one. */
  readonly redis?: () => boolean;
}

/** The service's counters, for Prometheus. */
export interface Metrics {
  request(end: RequestEnd): void;
  /** One event of a generation: retries, items, games that failed. */
  event(event: GenerationEvent<unknown>): void;
  /** The same model, with its calls and tokens counted. */
  around(model: LanguageModel): LanguageModel;
  reload(outcome: 'taken' | 'refused'): void;
  /** The end of one worker's work on a job. */
  job(run: JobRun): void;
  /** An attempt to tell a webhook the end of a job. */
  webhook(outcome: 'delivered' | 'failed' | 'given_up'): void;
  /** An uncaught error, which ends the process. */
  unhandled(): void;
  gauges(gauges: Gauges): void;
  /** All metrics, in Prometheus' text format. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/**
 * Creates the counters of one service: two services in one process count separately. They begin at 0, apart from the
 * crashes: who reads them sees a crash only after the next start.
 * @param crashes how many runs crashed before this one
 */
export function createMetrics(crashes = 0): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const ofProcess = processMetrics();
  new Gauge({
    name: 'ludotext_build_info',
    help: 'Always 1; the labels tell what runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.versions.node }, 1);
  const reloads = new Counter({
    name: 'ludotext_reloads_total',
    help: 'Reloads of games.yaml: taken, or refused with every game unchanged.',
    labelNames: ['outcome'],
    registers,
  });
  // Set from the start, so that the first one is an increase.
  for (const outcome of ['taken', 'refused']) reloads.inc({ outcome }, 0);
  const webhooks = new Counter({
    name: 'ludotext_webhooks_total',
    help: 'Attempts to tell a webhook the end of a job: delivered, failed with another attempt to come, or given up.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['delivered', 'failed', 'given_up']) webhooks.inc({ outcome }, 0);
  const unhandled = new Counter({
    name: 'ludotext_unhandled_failures_total',
    help: 'Crashes: uncaught errors, and runs before this one that ended without a stop; 0 again after a stop.',
    registers,
  });
  unhandled.inc(crashes);
  return {
    request: requestMetrics(registry),
    event: generationMetrics(registry),
    around: modelMetrics(registry),
    job: jobMetrics(registry),
    reload: (outcome) => reloads.inc({ outcome }),
    webhook: (outcome) => webhooks.inc({ outcome }),
    unhandled: () => unhandled.inc(),
    gauges: (gauges) => registerGauges(registry, gauges),
    text: async () => ({
      type: registry.contentType,
      body: `${await registry.metrics()}${await ofProcess.metrics()}`,
    }),
  };
}

function registerGauges(registry: Registry, gauges: Gauges): void {
  const { underWay, callsRunning, callsWaiting, games, jobs, redis } = gauges;
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('ludotext_generations_running', 'Generation requests under way, those that wait included.', underWay);
  gauge('ludotext_model_calls_running', 'Questions to the model under way.', callsRunning);
  gauge('ludotext_model_calls_waiting', 'Questions to the model that wait for their turn.', callsWaiting);
  new Gauge({
    name: 'ludotext_games',
    help: 'Registered games, by whether they are active.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, active } = games();
      this.set({ state: 'active' }, active);
      this.set({ state: 'inactive' }, total - active);
    },
  });
  if (jobs !== undefined) registerQueue(registry, jobs);
  if (redis !== undefined) {
    gauge('ludotext_redis_connected', '1 while Redis is connected, 0 while it is away.', () => (redis() ? 1 : 0));
  }
}

/** How long a scrape waits for the place of the jobs, in milliseconds. */
const queuePatience = 1000;

/** Gauges of the queue. A scrape asks for all of them once. */
function registerQueue(registry: Registry, jobs: () => Promise<QueueCounts>): void {
  let asked: Promise<QueueCounts | undefined> | undefined;
  const ask = () => {
    const late = pause(queuePatience, undefined, { ref: false });
    asked ??= Promise.race([jobs(), late])
      .catch(() => undefined)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  const gauge = (name: string, help: string, read: (counts: QueueCounts) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const counts = await ask();
        if (counts === undefined) this.remove();
        else this.set(read(counts));
      },
    });
  gauge('ludotext_jobs_waiting', 'Jobs that wait; on Redis, of all processes.', ({ waiting }) => waiting);
  gauge('ludotext_jobs_active', 'Jobs that are worked on; on Redis, in all processes.', ({ active }) => active);
  gauge(
    'ludotext_jobs_oldest_seconds',
    'How long the oldest job that waits has waited; 0 without one.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  new Counter({
    name: 'ludotext_jobs_stalled_total',
    help: 'Jobs that this process found without their worker, and put back into the queue.',
    registers: [registry],
    async collect() {
      const counts = await ask();
      if (counts === undefined) return;
      this.reset();
      this.inc(counts.stalled);
    },
  });
}

/** One worker's work on a job. */
export interface JobRun {
  /** What is asked for: the name of its route. */
  readonly route: string;
  /** How it ended; `left` when the work was no longer wanted here: cancelled, another's, or stopped. */
  readonly state: JobState | 'left';
  /** The problem's code, where it had one. */
  readonly code: string | undefined;
  readonly seconds: number;
  /** Of the job, this one included. */
  readonly starts: number;
}

function jobMetrics(registry: Registry): (run: JobRun) => void {
  const registers = [registry];
  const runs = new Counter({
    name: 'ludotext_job_runs_total',
    help: 'Work on jobs that ended here: done, failed, waiting (put back until better times) or left (cancelled, or not wanted here any longer), with the code of the error, or ok.',
    labelNames: ['route', 'state', 'code'],
    registers,
  });
  const again = new Counter({
    name: 'ludotext_jobs_taken_again_total',
    help: 'Jobs that were begun once more after their worker was gone.',
    registers,
  });
  const duration = new Histogram({
    name: 'ludotext_job_duration_seconds',
    help: 'Time of the work on a job that is done or failed, without its wait.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  return ({ route, state, code, seconds, starts }) => {
    runs.inc({ route, state, code: code ?? 'ok' });
    if (starts > 1) again.inc();
    if (state === 'done' || state === 'failed') duration.observe({ route }, seconds);
  };
}

/** The end of one request. */
export interface RequestEnd {
  /** Undefined, as `seconds` is, when the input was rejected before it became a request. */
  readonly method?: string;
  /** The route's pattern, never its path; undefined when no route matches. */
  readonly route?: string | undefined;
  readonly status: number;
  /** The problem's code, for a failed request. */
  readonly code: string | undefined;
  readonly seconds?: number;
}

/** Upper bounds in seconds, from an offline response to the maximum for a local model. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];

/** Callers may send any method that Node's parser knows; only those of our routes have their own label. */
const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

function requestMetrics(registry: Registry): (end: RequestEnd) => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'ludotext_http_requests_total',
    help: 'Requests answered, by route and by the code of the error, or ok; 499 where the caller was gone.',
    labelNames: ['method', 'route', 'status', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'ludotext_http_request_duration_seconds',
    help: 'Time until the answer is ready, for event streams until their end.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  return (end) => {
    const method = end.method !== undefined && methods.has(end.method) ? end.method : other;
    const route = end.route ?? 'none';
    requests.inc({ method, route, status: String(end.status), code: end.code ?? 'ok' });
    if (end.seconds !== undefined) seconds.observe({ method, route }, end.seconds);
  };
}

/** Counts events of items and games, from the events of generations. */
function generationMetrics(registry: Registry): (event: GenerationEvent<unknown>) => void {
  const registers = [registry];
  const kept = new Counter({
    name: 'ludotext_items_kept_total',
    help: 'Items that passed, by game.',
    labelNames: ['type_id'],
    registers,
  });
  const rejected = new Counter({
    name: 'ludotext_items_rejected_total',
    help: 'Rejected drafts, by game and by rule.',
    labelNames: ['type_id', 'rule'],
    registers,
  });
  const retries = new Counter({
    name: 'ludotext_retries_total',
    help: 'Tries made again: a call of the model (with the code of its failure), or the items that were still missing.',
    labelNames: ['what', 'code'],
    registers,
  });
  const failed = new Counter({
    name: 'ludotext_games_failed_total',
    help: 'Games that failed within a generation, by game and code.',
    labelNames: ['type_id', 'code'],
    registers,
  });
  const gameLabel = fewValues();
  const ruleLabel = fewValues();

  return (event) => {
    if (event.type === 'item') kept.inc({ type_id: gameLabel(`${event.typeId}`) });
    else if (event.type === 'rejected') {
      const rule = event.findings.find(({ severity }) => severity === 'reject')?.rule ?? 'schema';
      rejected.inc({ type_id: gameLabel(`${event.typeId}`), rule: ruleLabel(rule) });
    } else if (event.type === 'retry') {
      retries.inc({ what: event.what, code: event.code ?? 'none' });
    } else if (event.type === 'game' && event.error !== undefined) {
      failed.inc({ type_id: gameLabel(`${event.typeId}`), code: event.error.code });
    }
  };
}

let registry: Registry | undefined;

/**
 * Metrics of the process, shared by all services in it: processor, memory, handles, garbage collection, delay of the
 * event loop, and lost lines of the log. Collected from the first call on.
 */
function processMetrics(): Registry {
  if (registry !== undefined) return registry;
  const created = new Registry();
  collectDefaultMetrics({ register: created });
  new Counter({
    name: 'ludotext_log_lines_lost_total',
    help: 'Lines of the log that standard error did not take.',
    registers: [created],
    collect() {
      this.reset();
      this.inc(lostLines());
    },
  });
  registry = created;
  return created;
}

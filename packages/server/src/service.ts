import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEngine, type Engine } from '@ludotext/engine';
import { memoryStore, RuntimeDecisions, raceAbort } from '@ludotext/engine/host';
import { pageFolder } from '@ludotext/playground';
import { createApp, createGuards, type Guards } from './app.js';
import { inProcessFetch } from './http/in-process.js';
import { shuttingDown } from './http/problem.js';
import { serve } from './http/server.js';
import type { JobStore } from './jobs/job-store.js';
import { jobsAtOnce, openJobs } from './jobs/open-jobs.js';
import { jobRunner } from './jobs/run-jobs.js';
import { startWebhooks } from './jobs/webhooks.js';
import { openState, type ServiceState } from './lifecycle/open-state.js';
import { type Phase, serving, startLifecycle } from './lifecycle/phase.js';
import { gamesPaths, ownGamesFile, watchedGames } from './lifecycle/watched-games.js';
import { createModelControl } from './models/model-control.js';
import { causeWords } from './observation/cause-words.js';
import { jsonLog, type Log, silentLog } from './observation/log.js';
import { createMetrics, type Gauges } from './observation/metrics.js';
import { secretsOf, withoutSecrets } from './observation/secrets.js';
import type { SharedRedis } from './redis/connection.js';
import type { Settings } from './settings/settings.js';

/** A running service. */
export interface Service {
  /** The address it listens at, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The writer of the items: `<provider>/<model_name>`. */
  readonly llm: string;
  /**
   * Serves for `LUDOTEXT_DRAIN_SECONDS` more while it reports that it is leaving; then stops listening, answers what
   * still comes on open connections, and ends what it started. A generation still running after
   * `LUDOTEXT_SHUTDOWN_SECONDS` is aborted and answered with `shutting_down`. A second call waits for the same end.
   */
  stop(): Promise<void>;
  /**
   * Ends the service after an uncaught error, which leaves its state unknown: logs and counts the error, rejects new
   * requests, and stops when those under way are finished.
   */
  fail(error: unknown): Promise<void>;
}

/** The options of a service besides its settings. */
export interface ServiceOptions {
  /** The log; JSON lines on standard error when absent. */
  readonly log?: Log | undefined;
  /** Export conditions for finding the packages of games.yaml, besides Node's own. */
  readonly conditions?: readonly string[] | undefined;
  /** Aborts the start: ends what was started and throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** How long games may take to end when the service stops, in milliseconds. */
const lastWords = 1000;

/**
 * Starts the service: its state folder, games, model, the watch over games.yaml, and HTTP. After a failure nothing is
 * left running.
 * @throws EngineError `invalid_manifest`, `state_unavailable`; Problem `state_unavailable` of Redis; the error of the
 *   socket
 */
export async function startService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const { signal = new AbortController().signal } = options;
  const log = withoutSecrets(options.log ?? jsonLog(settings.LUDOTEXT_LOG_LEVEL), secretsOf(settings));
  const lifecycle = startLifecycle();
  const redis = await connectRedis(settings, log, signal);
  const state = await openState(settings, log, redis).catch((error) => {
    redis?.close();
    throw error;
  });
  const jobs = await openJobs(settings, redis, log).catch(async (error) => {
    redis?.close();
    await state.release('stop');
    throw error;
  });
  const gamesFiles = gamesPaths(settings.GAMES_FILE);
  const { app, engine, games, metrics, guards, stopping, runner, close } = await assemble(
    { settings, gamesFiles, state, redis, jobs, log, phase: lifecycle, signal },
    options,
  );
  try {
    await raceAbort(signal, games.watch());
    const server = await serve(app.callback(), settings.HOST, settings.PORT, settings, ({ status, requestId }) => {
      const end = { status, code: 'invalid_request' };
      log.info('request', { ...end, request_id: requestId, caller: 'address' });
      metrics.request(end);
    });
    if (signal.aborted) {
      await server.close({ seconds: 0, idleSeconds: 0 }, () => {});
      throw signal.reason;
    }
    lifecycle.enter('serving');
    const isWorker = settings.LUDOTEXT_ROLE !== 'serve';
    if (isWorker) jobs.work(jobsAtOnce(settings), runner);
    const endWebhooks = isWorker ? startWebhooks({ settings, store: jobs, log, metrics }) : async () => {};

    let outcome: 'stop' | 'crash' = 'stop';
    let resting: Promise<void> | undefined;
    /** No job is begun from now on; those under way have the same time as requests. */
    const rest = (seconds: number) => {
      resting ??= jobs.rest(seconds * 1000).catch((error) => log.error('jobs', { cause: causeWords(error) }));
      return resting;
    };
    const drain = async () => {
      const { LUDOTEXT_SHUTDOWN_SECONDS: seconds } = settings;
      await server.stopListening();
      // Not before: a connection that is closed is followed by a new one.
      lifecycle.enter('leaving');
      guards.refusals.close();
      const stop = { seconds, idleSeconds: outcome === 'crash' ? 0 : idle(settings) };
      const giveUp = () => {
        lifecycle.enter('draining');
        stopping.abort(shuttingDown());
      };
      await Promise.all([server.close(stop, giveUp), rest(seconds)]);
      await endWebhooks();
      await close(outcome);
    };
    const hurry = new AbortController();
    const leave = async () => {
      const { LUDOTEXT_DRAIN_SECONDS: seconds } = settings;
      if (seconds > 0) {
        lifecycle.enter('leaving');
        void rest(seconds + settings.LUDOTEXT_SHUTDOWN_SECONDS);
        await pause(seconds * 1000, undefined, { signal: hurry.signal }).catch(() => {});
      }
      await drain();
    };
    let end: Promise<void> | undefined;
    return {
      url: server.url,
      llm: engine.llm,
      stop: () => {
        end ??= leave();
        return end;
      },
      fail: (error) => {
        outcome = 'crash';
        metrics.unhandled();
        log.error('fatal', { message: 'An error was not caught; the service stops.', cause: causeWords(error) });
        lifecycle.enter('draining');
        hurry.abort();
        end ??= drain();
        return end;
      },
    };
  } catch (error) {
    // The start error matters more than a failure to clean up.
    await close().catch(() => {});
    throw error;
  }
}

/**
 * How long idle connections are kept open in a stop, in seconds. A proxy may send at any time into one that it keeps, and
 * does not know what became of a request that a closing connection swallowed; so it closes them first, as it does
 * before `LUDOTEXT_KEEP_ALIVE_SECONDS`. For other callers it is enough that what they sent has arrived.
 */
function idle({ LUDOTEXT_TRUSTED_PROXIES, LUDOTEXT_KEEP_ALIVE_SECONDS }: Settings): number {
  return LUDOTEXT_TRUSTED_PROXIES > 0 ? LUDOTEXT_KEEP_ALIVE_SECONDS : 0.3;
}

/** The service inside a program, without a port. */
export interface OpenService {
  /**
   * Answers a request as the service over HTTP does, event streams included. The host of its URL does not matter.
   * @throws the reason of the request's signal
   */
  fetch(request: Request): Promise<Response>;
  /** The writer of the items: `<provider>/<model_name>`. */
  readonly llm: string;
  /** Aborts the requests under way and ends the games. */
  stop(): Promise<void>;
}

/**
 * Opens the service for the program that calls this, its one caller: with the settings' games, model and bounds, but
 * without keys, rates, pages, a watch over games.yaml, or anything on disk. Without `GAMES_FILE` its games are those of
 * this package, whatever the working folder holds. It logs nothing unless a log is given.
 * @throws EngineError `invalid_manifest`
 */
export async function openService(settings: Settings, options: ServiceOptions = {}): Promise<OpenService> {
  const { signal = new AbortController().signal } = options;
  const own: Settings = {
    ...settings,
    HOST: '127.0.0.1',
    LUDOTEXT_HOSTS: ['localhost'],
    LUDOTEXT_TRUSTED_PROXIES: 0,
    LUDOTEXT_PLAY_KEYS: [],
    LUDOTEXT_ADMIN_KEYS: [],
    LUDOTEXT_RATE_GENERATE: 0,
    LUDOTEXT_RATE_REQUESTS: 0,
    LUDOTEXT_LOOP_DELAY_MS: 0,
    LUDOTEXT_PAGE: false,
  };
  const log = withoutSecrets(options.log ?? silentLog, secretsOf(settings));
  const state = { decisions: new RuntimeDecisions(memoryStore()), crashes: 0, troubles: [], release: async () => {} };
  const gamesFiles = [path.resolve(settings.GAMES_FILE ?? ownGamesFile)] as const;
  const { app, engine, stopping, close } = await assemble(
    { settings: own, gamesFiles, state, redis: undefined, log, phase: serving, signal },
    options,
  );
  return {
    fetch: inProcessFetch(app.callback()),
    llm: engine.llm,
    stop: () => {
      stopping.abort(shuttingDown());
      return close();
    },
  };
}

/** The Redis of the settings, if any; its code is loaded only then. @throws Problem `state_unavailable` */
async function connectRedis(settings: Settings, log: Log, signal: AbortSignal): Promise<SharedRedis | undefined> {
  const { REDIS_URL } = settings;
  if (REDIS_URL === undefined) return undefined;
  const { openRedis } = await import('./redis/connection.js');
  return openRedis({ ...settings, REDIS_URL }, log, signal);
}

interface Assembly {
  readonly settings: Settings;
  /** Where games.yaml may be; the first that exists counts. */
  readonly gamesFiles: readonly [string, ...string[]];
  readonly state: ServiceState;
  /** What several processes share; undefined where there is one process. */
  readonly redis: SharedRedis | undefined;
  /** Absent where requests do not become jobs. */
  readonly jobs?: JobStore;
  readonly log: Log;
  readonly phase: Phase;
  readonly signal: AbortSignal;
}

/**
 * Puts the parts of a service together: games are loaded, the model is chosen. After a failure nothing is left running.
 */
async function assemble(parts: Assembly, { conditions }: ServiceOptions) {
  const { settings, gamesFiles, state, redis, jobs, log, phase, signal } = parts;
  const { decisions } = state;
  const metrics = createMetrics(state.crashes);
  const engine = createEngine({
    limits: {
      maxTextLength: settings.LUDOTEXT_MAX_TEXT,
      maxItems: settings.LUDOTEXT_MAX_ITEMS,
      maxSetItems: settings.LUDOTEXT_MAX_SET_ITEMS,
    },
  });
  const games = await watchedGames(settings, { engine, decisions, log, metrics, conditions, paths: gamesFiles });
  const guards = createGuards(settings, await sharedGuardsIn(redis, settings, log));
  const stopping = new AbortController();
  const loaded = games.load();
  const close = async (outcome: 'stop' | 'crash' = 'stop') => {
    await jobs?.close().catch((error) => log.error('jobs', { cause: causeWords(error) }));
    guards.close();
    const ended = loaded.then(games.close, games.close).then(engine.close);
    try {
      // A hanging game call is not awaited: it ends with the process.
      await Promise.race([ended, pause(lastWords, undefined, { ref: false })]);
    } finally {
      redis?.close();
      await state.release(outcome);
    }
  };
  try {
    await raceAbort(signal, loaded);
    const asking = createModelControl({ engine, settings, decisions, log, metrics, queue: guards.queue });
    const model = await raceAbort(signal, asking);
    const page = settings.LUDOTEXT_PAGE ? pageFolder : undefined;
    metrics.gauges(gaugesOf(engine, guards, jobs, redis));
    const app = createApp({
      ...{ engine, games, model, state, settings, log, metrics, guards, phase, jobs, page },
      stopping: stopping.signal,
    });
    const runner = jobRunner({ engine, settings, models: model.listed, metrics, log });
    return { app, engine, games, metrics, guards, stopping, runner, close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** What the guards share with other processes; nothing without Redis. */
async function sharedGuardsIn(redis: SharedRedis | undefined, settings: Settings, log: Log) {
  if (redis === undefined) return undefined;
  const { sharedGuards } = await import('./redis/shared-guards.js');
  return sharedGuards(redis, settings, log);
}

/** Values that metrics read from a service when requested. */
function gaugesOf(
  engine: Pick<Engine, 'registry'>,
  { admission, queue }: Guards,
  jobs: JobStore | undefined,
  redis: SharedRedis | undefined,
): Gauges {
  return {
    underWay: () => admission.underWay,
    callsRunning: () => queue.running,
    callsWaiting: () => queue.waiting,
    games: () => {
      const { games } = engine.registry;
      return { total: games.length, active: games.filter((game) => game.active).length };
    },
    ...(jobs === undefined ? {} : { jobs: () => jobs.counts() }),
    ...(redis === undefined ? {} : { redis: () => !redis.isAway }),
  };
}

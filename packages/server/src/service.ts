import { setTimeout as pause } from 'node:timers/promises';
import { createEngine, type Engine } from '@ludotext/engine';
import { pageFolder } from '@ludotext/playground';
import { createApp, createGuards, type Guards } from './app.js';
import { shuttingDown } from './http/problem.js';
import { raceAbort } from './http/race-abort.js';
import { serve } from './http/server.js';
import { openState } from './lifecycle/open-state.js';
import { startLifecycle } from './lifecycle/phase.js';
import { watchedGames } from './lifecycle/watched-games.js';
import { createModelControl } from './models/model-control.js';
import { causeWords } from './observation/cause-words.js';
import { jsonLog, type Log } from './observation/log.js';
import { createMetrics, type Gauges } from './observation/metrics.js';
import { secretsOf, withoutSecrets } from './observation/secrets.js';
import type { Settings } from './settings/settings.js';

/** A running service. */
export interface Service {
  /** The address it listens at, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The writer of the items: `<provider>/<model_name>`. */
  readonly llm: string;
  /**
   * Serves for `LUDOTEXT_DRAIN_SECONDS` more while it reports that it is leaving; then rejects new requests, finishes
   * those under way, and ends what it started. A generation still running after `LUDOTEXT_SHUTDOWN_SECONDS` is aborted
   * and answered with `shutting_down`. A second call waits for the same end.
   */
  stop(): Promise<void>;
  /**
   * Ends the service after an uncaught error, which leaves its state unknown: logs and counts the error, and stops
   * without the drain time.
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
 * @throws EngineError `invalid_manifest`, `state_unavailable`, or the error of the socket
 */
export async function startService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const { conditions, signal = new AbortController().signal } = options;
  const log = withoutSecrets(options.log ?? jsonLog(settings.LUDOTEXT_LOG_LEVEL), secretsOf(settings));
  const metrics = createMetrics();
  const lifecycle = startLifecycle();
  const state = await openState(settings, log);
  const { decisions } = state;
  const engine = createEngine({
    limits: {
      maxTextLength: settings.LUDOTEXT_MAX_TEXT,
      maxItems: settings.LUDOTEXT_MAX_ITEMS,
      maxSetItems: settings.LUDOTEXT_MAX_SET_ITEMS,
    },
  });
  const games = watchedGames(settings, { engine, decisions, log, metrics, conditions });
  const guards = createGuards(settings);
  const stopping = new AbortController();
  const loaded = games.load();
  const close = async () => {
    guards.close();
    const ended = loaded.then(games.close, games.close).then(engine.close);
    try {
      // A hanging game call is not awaited: it ends with the process.
      await Promise.race([ended, pause(lastWords, undefined, { ref: false })]);
    } finally {
      await state.release();
    }
  };
  try {
    await raceAbort(signal, loaded);
    const asking = createModelControl({ engine, settings, decisions, log, metrics, queue: guards.queue });
    const model = await raceAbort(signal, asking);
    const page = settings.LUDOTEXT_PAGE ? pageFolder : undefined;
    metrics.gauges(gaugesOf(engine, guards));
    const parts = { engine, games, model, state, settings, log, metrics, guards, phase: lifecycle, page };
    const app = createApp({ ...parts, stopping: stopping.signal });
    await raceAbort(signal, games.watch());
    const server = await serve(app.callback(), settings.HOST, settings.PORT, settings, ({ status, requestId }) => {
      const end = { status, code: 'invalid_request' };
      log.info('request', { ...end, request_id: requestId, caller: 'address' });
      metrics.request(end);
    });
    if (signal.aborted) {
      await server.close(0, () => {});
      throw signal.reason;
    }
    lifecycle.enter('serving');

    const drain = async () => {
      lifecycle.enter('draining');
      await server.close(settings.LUDOTEXT_SHUTDOWN_SECONDS, () => stopping.abort(shuttingDown()));
      await close();
    };
    const leaving = new AbortController();
    const leave = async () => {
      const { LUDOTEXT_DRAIN_SECONDS: seconds } = settings;
      if (seconds > 0) {
        lifecycle.enter('leaving');
        await pause(seconds * 1000, undefined, { signal: leaving.signal }).catch(() => {});
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
        metrics.unhandled();
        log.error('fatal', { message: 'An error was not caught; the service stops.', cause: causeWords(error) });
        leaving.abort();
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

/** Values that metrics read from a service when requested. */
function gaugesOf(engine: Pick<Engine, 'registry'>, { admission, queue }: Guards): Gauges {
  return {
    underWay: () => admission.underWay,
    callsRunning: () => queue.running,
    callsWaiting: () => queue.waiting,
    games: () => {
      const { games } = engine.registry;
      return { total: games.length, active: games.filter((game) => game.active).length };
    },
  };
}

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
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** What writes the items: `<provider>/<model_name>`. */
  readonly llm: string;
  /**
   * Serves on for `LUDOTEXT_DRAIN_SECONDS` while it says that it is leaving; then refuses new requests, finishes those under
   * way, and ends what it started. A generation that is not done after `LUDOTEXT_SHUTDOWN_SECONDS` is aborted and answered
   * with `shutting_down`. Called again, it waits for the same end.
   */
  stop(): Promise<void>;
  /**
   * Ends because of an error that nobody caught, after which nothing is known for sure: logs and counts it, and stops without
   * serving on.
   */
  fail(error: unknown): Promise<void>;
}

/** What a service is told beside its settings. */
export interface ServiceOptions {
  /** Where the service says what it does; JSON lines on standard error when absent. */
  readonly log?: Log | undefined;
  /** Export conditions under which the packages of games.yaml are found, beside Node's own. */
  readonly conditions?: readonly string[] | undefined;
  /** Aborts the start: what was started is ended, and the signal's reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** How long games may take to end when the service stops, in milliseconds. */
const lastWords = 1000;

/**
 * Starts the service: the folder of its state, games, model, the watch over games.yaml, and HTTP. Whatever fails, nothing is
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
    limits: { maxTextLength: settings.LUDOTEXT_MAX_TEXT, maxItems: settings.LUDOTEXT_MAX_ITEMS },
  });
  const games = watchedGames(settings, { engine, decisions, log, metrics, conditions });
  const guards = createGuards(settings);
  const stopping = new AbortController();
  const loaded = games.load();
  const close = async () => {
    guards.close();
    const ended = loaded.then(games.close, games.close).then(engine.close);
    try {
      // A call of a game that hangs is not waited for: it ends with the process.
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
    // Why it did not start says more than what failed on the way out.
    await close().catch(() => {});
    throw error;
  }
}

/** What metrics read off a service at the moment they are asked for. */
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

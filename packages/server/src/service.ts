import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createEngine, type Engine, type EngineError, isEngineError, RuntimeDecisions } from '@ludotext/engine';
import { fileStateStore, type GameLimits, type GamesFile, gamesFile, type ReloadOutcome } from '@ludotext/engine/node';
import { pageFolder } from '@ludotext/playground';
import { createApp } from './app.js';
import { causeWords } from './cause-words.js';
import { gamesPaths } from './games-path.js';
import { createGuards, type Guards } from './guards.js';
import { serve } from './life/http-server.js';
import type { PhaseName } from './life/phase.js';
import { createModelControl } from './model-control.js';
import { jsonLog, type Log } from './observation/log.js';
import { createMetrics, type Gauges } from './observation/metrics.js';
import { shuttingDown } from './problem.js';
import type { Settings } from './settings.js';

/** A running service. */
export interface Service {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** What writes the items: `<provider>/<model_name>`. */
  readonly llm: string;
  /**
   * Refuses new requests, finishes those under way, and ends what it started; a generation that is not done after
   * `LUDOTEXT_SHUTDOWN_SECONDS` is given up and answered with `shutting_down`.
   */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Where the service says what it does; JSON lines on standard error when absent. */
  readonly log?: Log | undefined;
  /** Export conditions under which the packages of games.yaml are found, beside Node's own. */
  readonly conditions?: readonly string[] | undefined;
}

/** How long games may take to end when the service stops, in milliseconds. */
const lastWords = 1000;

/**
 * Starts the service: games, decisions, model, the watch over games.yaml, and HTTP. Whatever fails, nothing is left running.
 * @throws EngineError `invalid_manifest`, `state_unavailable`, or the error of the socket
 */
export async function startService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const { log = jsonLog(settings.LUDOTEXT_LOG_LEVEL), conditions } = options;
  const engine = createEngine({
    limits: { maxTextLength: settings.LUDOTEXT_MAX_TEXT, maxItems: settings.LUDOTEXT_MAX_ITEMS },
  });
  const onTrouble = (message: string) => log.warn('state', { message });
  const decisions = new RuntimeDecisions(fileStateStore({ folder: settings.DATA_DIR, onTrouble }), (name) =>
    log.warn('state', { message: 'A decision cannot be read and is not used.', name }),
  );
  const games = gamesFile({
    path: gamesPaths(settings.GAMES_FILE),
    engine,
    decisions,
    conditions,
    limits: gameLimits(settings),
    onGameFailure: (error) => logGameFailure(log, error),
    onReload: (outcome) => logReload(log, outcome),
  });
  const phase: { name: PhaseName } = { name: 'starting' };
  const metrics = createMetrics();
  const guards = createGuards(settings);
  const stopping = new AbortController();
  // Every request under way listens, however many there are.
  setMaxListeners(0, stopping.signal);
  const close = async () => {
    guards.close();
    await games.close();
    await engine.close();
  };
  try {
    await games.load();
    const model = await createModelControl({ engine, settings, decisions, log, queue: guards.queue });
    const page = settings.LUDOTEXT_PAGE ? pageFolder : undefined;
    metrics.gauges(gaugesOf(engine, guards));
    const parts = { engine, games, model, settings, log, metrics, guards, phase, page };
    const app = createApp({ ...parts, stopping: stopping.signal });
    await watchOrSay(games, log);
    const server = await serve(app.callback(), settings.HOST, settings.PORT);
    phase.name = 'serving';
    return {
      url: server.url,
      llm: engine.llm,
      stop: async () => {
        phase.name = 'draining';
        await server.close(settings.LUDOTEXT_SHUTDOWN_SECONDS, () => stopping.abort(shuttingDown()));
        // A call of a game that hangs is not waited for: it ends with the process.
        await Promise.race([close(), pause(lastWords, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function gaugesOf(engine: Engine, { admission, queue }: Guards): Gauges {
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

function gameLimits(settings: Settings): GameLimits {
  return {
    importTimeoutMs: settings.LUDOTEXT_GAME_LOAD_SECONDS * 1000,
    callTimeoutMs: settings.LUDOTEXT_GAME_CALL_SECONDS * 1000,
    memoryMb: settings.LUDOTEXT_GAME_MEMORY_MB,
    threads: settings.LUDOTEXT_GAME_THREADS,
  };
}

/** Told of each failure, also where the request goes on without the game; its own entry has no stack. */
function logGameFailure(log: Log, { code, message, cause }: EngineError): void {
  log.error('game failed', { code, message, cause: causeWords(cause) });
}

/** A games.yaml that cannot be watched is no reason not to serve: `POST /reload` works all the same. */
async function watchOrSay(games: GamesFile, log: Log): Promise<void> {
  await games.watch().catch((error: unknown) => logReload(log, { error }));
}

function logReload(log: Log, outcome: ReloadOutcome): void {
  if ('reload' in outcome) {
    const { total, activeCount, added, removed, changed } = outcome.reload;
    log.info('games reloaded', { total, active_count: activeCount, added, removed, changed });
    return;
  }
  const { error } = outcome;
  log.error('games not reloaded', {
    message: isEngineError(error) ? error.message : 'games.yaml could not be taken; the games stay as they were.',
    faults: isEngineError(error) ? error.findings.map(({ line, message }) => `${line ?? '-'}: ${message}`) : undefined,
  });
}

import path from 'node:path';
import { type Engine, type EngineError, isEngineError } from '@ludotext/engine';
import type { RuntimeDecisions } from '@ludotext/engine/host';
import {
  type GameLimits,
  type GamesFile,
  gamesFile,
  installedFormats,
  type ReloadOutcome,
} from '@ludotext/engine/node';
import formats from '@ludotext/formats';
import { causeInFull, causeWords } from '../observation/cause-words.js';
import type { Log } from '../observation/log.js';
import type { Metrics } from '../observation/metrics.js';
import type { Settings } from '../settings/settings.js';
import { packageFolder } from '../version.js';

/** The operations on games that routes may use. */
export type GamesControl = Pick<GamesFile, 'setActive' | 'reload' | 'failure'>;

export interface WatchedGamesOptions {
  readonly engine: Engine;
  readonly decisions: RuntimeDecisions;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'reload'>;
  /** Where games.yaml may be; the first that exists counts. */
  readonly paths: readonly [string, ...string[]];
  /** Export conditions for finding the packages of games.yaml, besides Node's own. */
  readonly conditions: readonly string[] | undefined;
}

/** The games of a deployment: those of its games.yaml, within the limits of the settings; changes are logged. */
export async function watchedGames(settings: Settings, options: WatchedGamesOptions): Promise<GamesFile> {
  const { engine, decisions, log, metrics, paths, conditions } = options;
  const onReload = (outcome: ReloadOutcome) => {
    logReload(log, outcome);
    metrics.reload('reload' in outcome ? 'taken' : 'refused');
  };
  const limits = limitsOf(settings);
  const causeOf = settings.LUDOTEXT_DEV ? causeInFull : causeWords;
  /** Called with each failure, also when the request goes on without the game; its own log entry has no stack. */
  const onGameFailure = ({ code, message, cause }: EngineError) =>
    log.error('game failed', { code, message, cause: causeOf(cause) });
  const builtIn = await installedFormats(formats, '@ludotext/formats', import.meta.url, {
    limits,
    onFailure: onGameFailure,
  });
  const games = gamesFile({
    path: paths,
    engine,
    decisions,
    conditions,
    formats: [builtIn],
    limits,
    onGameFailure,
    onReload,
  });
  return {
    ...games,
    get failure() {
      return games.failure;
    },
    // The service also runs when games.yaml cannot be watched: `POST /reload` still works.
    watch: () => games.watch().catch((error: unknown) => logReload(log, { error })),
  };
}

function limitsOf(settings: Settings): Partial<GameLimits> {
  const { LUDOTEXT_TEXT_THREADS: textThreads } = settings;
  return {
    importTimeoutMs: settings.LUDOTEXT_GAME_LOAD_SECONDS * 1000,
    callTimeoutMs: settings.LUDOTEXT_GAME_CALL_SECONDS * 1000,
    memoryMb: settings.LUDOTEXT_GAME_MEMORY_MB,
    threads: settings.LUDOTEXT_GAME_THREADS,
    ...(textThreads === undefined ? {} : { textThreads }),
  };
}

function logReload(log: Log, outcome: ReloadOutcome): void {
  if ('reload' in outcome) {
    const { total, activeCount, added, removed, changed } = outcome.reload;
    log.info('games reloaded', { total, active_count: activeCount, added, removed, changed });
    return;
  }
  const { error } = outcome;
  log.error('games not reloaded', {
    message: isEngineError(error) ? error.message : 'games.yaml could not be loaded; the games stay as they were.',
    faults: isEngineError(error) ? error.findings.map(({ line, message }) => `${line ?? '-'}: ${message}`) : undefined,
  });
}

/** The games.yaml of this package. */
export const ownGamesFile = path.join(packageFolder, 'games.yaml');

/**
 * Paths where games.yaml may be: the named one, else the working folder, else the package's own, so that the service
 * also starts in an empty folder.
 */
export function gamesPaths(named: string | undefined): readonly [string, ...string[]] {
  return named === undefined ? [path.resolve('games.yaml'), ownGamesFile] : [path.resolve(named)];
}

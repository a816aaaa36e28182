import path from 'node:path';
import { EngineError, isEngineError, mostFindings } from '../errors.js';
import type { Finding } from '../finding.js';
import type { GameHost } from '../game-host.js';
import { describeError } from './package-fault.js';
import { entryFault, type GamesPlan, type PlannedGame, planGames } from './plan-games.js';
import { startGame } from './start-game.js';

/** A game of games.yaml, ready to run. */
export interface LoadedGame {
  readonly host: GameHost;
  /** What games.yaml says of it. */
  readonly declaredActive: boolean;
  /** npm name, or the path as games.yaml names it. */
  readonly package: string;
  /** The version in the package's package.json, where it has one. */
  readonly version: string | undefined;
  /** Changes when the package's files, its options or its names in games.yaml do. */
  readonly fingerprint: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

export interface LoadSettings {
  /** Export conditions beside `node`, `import` and `default`. */
  readonly conditions?: readonly string[] | undefined;
  /** Longest time in milliseconds a package may take to be imported and to make its game; 10,000. */
  readonly importTimeoutMs?: number | undefined;
}

/**
 * Loads all games that a games.yaml names, or none.
 *
 * All of them run in this thread, whatever `isolated` says: it is read and checked, and comes into force with a host that
 * runs games in worker threads. A package that blocks the thread while it is imported cannot be stopped by the time limit.
 *
 * @param file path of games.yaml; its packages are looked for from its folder
 * @throws EngineError `invalid_manifest` with every fault of the file, or, where the file is right, of the packages
 */
export async function loadGames(file: string, settings: LoadSettings = {}): Promise<LoadedGame[]> {
  return startGames(file, await planGames(file, settings.conditions), settings);
}

/**
 * Starts the games of a plan; those among `running` whose fingerprint is the same are kept as they are.
 * @throws EngineError `invalid_manifest`; what was started is closed again
 */
export async function startGames(
  file: string,
  plan: GamesPlan,
  settings: LoadSettings,
  running: readonly LoadedGame[] = [],
): Promise<LoadedGame[]> {
  if (plan.faults.length > 0) throw invalidManifest(file, plan.faults);
  const kept = new Map(running.map((game) => [game.fingerprint, game.host]));
  const outcomes = await Promise.allSettled(
    plan.games.map(async (game) => kept.get(game.fingerprint) ?? (await startGame(game, settings.importTimeoutMs))),
  );
  const hosts = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined));
  const causes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const faults = [
    ...outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? startFaults(plan.games[index], outcome.reason) : [],
    ),
    ...sharedNames(plan.games, hosts),
  ];
  if (faults.length > 0) {
    const started = hosts.filter((host) => host !== undefined && ![...kept.values()].includes(host));
    await Promise.allSettled(started.map((host) => host?.close()));
    throw invalidManifest(file, faults, causes);
  }
  return plan.games.flatMap(({ active, package: name, version, fingerprint, options }, index) => {
    const host = hosts[index];
    return host === undefined ? [] : [{ host, declaredActive: active, package: name, version, fingerprint, options }];
  });
}

function startFaults(game: PlannedGame | undefined, error: unknown): Finding[] {
  if (game === undefined) throw error;
  if (!isEngineError(error)) return [entryFault(game, 'not_a_game', `is no game. ${describeError(error)}`)];
  return error.findings.map(({ rule, message }) => entryFault(game, rule, message));
}

/** Two games of one type_id or name, whichever of them the file or the packages set. */
function sharedNames(games: readonly PlannedGame[], hosts: readonly (GameHost | undefined)[]): Finding[] {
  const owners = new Map<string, PlannedGame>();
  return games.flatMap((game, index) => {
    const descriptor = hosts[index]?.descriptor;
    if (descriptor === undefined) return [];
    const claims = [
      { rule: 'duplicate_type_id', name: `type_id ${descriptor.typeId}`, cure: 'set another type_id for one of them.' },
      { rule: 'duplicate_game_type', name: `the name ${descriptor.gameType}`, cure: 'only one of them can be used.' },
    ];
    return claims.flatMap(({ rule, name, cure }) => {
      const owner = owners.get(name);
      if (owner === undefined) owners.set(name, game);
      const twin = `${owner?.package} (line ${owner?.line})`;
      return owner === undefined ? [] : [entryFault(game, rule, `has ${name}, and so has ${twin}; ${cure}`)];
    });
  });
}

function invalidManifest(file: string, faults: readonly Finding[], causes: readonly unknown[] = []): EngineError {
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  const [first] = faults;
  const message = `${path.basename(file)} cannot be used, it has ${count}. Line ${first?.line}: ${first?.message}`;
  return new EngineError('invalid_manifest', message, {
    findings: faults.slice(0, mostFindings),
    findingsTotal: faults.length,
    ...(causes.length === 0 ? {} : { cause: new AggregateError(causes) }),
  });
}

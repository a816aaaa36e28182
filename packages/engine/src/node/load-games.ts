import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EngineError, isEngineError, maxFindings } from '../contract/errors.js';
import type { Finding } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import type { PlayerModule } from '../host/registry.js';
import { defaultGameLimits, type GameLimits } from './game-thread.js';
import { describeError, loadFailure } from './package-fault.js';
import { entryFault, type GamesPlan, type PlannedGame, planGames } from './plan-games.js';
import { readPlayer } from './read-player.js';
import { startGame } from './start-game.js';

/** A game of games.yaml, loaded and ready to run. */
export interface LoadedGame {
  readonly host: GameHost;
  /** Whether games.yaml declares the game active. */
  readonly declaredActive: boolean;
  /** npm name, or the path in games.yaml. */
  readonly package: string;
  /** The version in the package's package.json, if any. */
  readonly version: string | undefined;
  /** Changes when the package's files, its options or its names in games.yaml change. */
  readonly fingerprint: string;
  /** The package's export `./player`. */
  readonly player: PlayerModule | undefined;
  /** Whether it runs in its own threads. */
  readonly isolated: boolean;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** Settings for finding, limiting and watching packages of games. */
export interface LoadSettings {
  /** Export conditions beside `node`, `import` and `default`. */
  readonly conditions?: readonly string[] | undefined;
  /** Limits of each game; see {@link defaultGameLimits}. */
  readonly limits?: Partial<GameLimits> | undefined;
  /**
   * Called with each failure of a game, cause included, for a log: failures that keep it from being loaded, fail a
   * request, or leave a request without the game, and failures in its thread while no call waits for it.
   */
  readonly onGameFailure?: ((error: EngineError) => void) | undefined;
}

/**
 * Loads all games that a games.yaml names, or none.
 *
 * A game runs in its own threads. With `isolated: false` it runs in this thread, where no time limit can stop code that
 * blocks, during the import or later.
 *
 * @param file path of games.yaml; packages are searched from its folder
 * @throws EngineError `invalid_manifest` with every fault of the file or, if the file is correct, of the packages
 */
export async function loadGames(file: string, settings: LoadSettings = {}): Promise<LoadedGame[]> {
  return startGames(file, await planGames(file, settings.conditions), settings);
}

/**
 * Starts the games of a plan. Games among `running` with the same fingerprint are reused.
 * @throws EngineError `invalid_manifest`; the games started so far are closed
 */
export async function startGames(
  file: string,
  plan: GamesPlan,
  settings: LoadSettings,
  running: readonly LoadedGame[] = [],
): Promise<LoadedGame[]> {
  if (plan.faults.length > 0) throw invalidManifest(file, plan.faults);
  const kept = new Map(running.map((game) => [game.fingerprint, game.host]));
  const { onGameFailure = tellNobody } = settings;
  const limits = { ...defaultGameLimits, ...settings.limits };
  const outcomes = await settleAll(plan.games, async (game) => {
    // Read first, because nothing needs to be closed if it fails.
    const player = await readPlayer(game).catch((cause) => {
      throw loadFailure(game.package, cause);
    });
    return { player, host: kept.get(game.fingerprint) ?? (await startGame(game, limits, onGameFailure)) };
  });
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected' && isEngineError(outcome.reason)) onGameFailure(outcome.reason);
  }
  const started = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined));
  const hosts = started.map((game) => game?.host);
  const causes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const faults = [
    ...outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? startFaults(plan.games[index], outcome.reason) : [],
    ),
    ...sharedNames(plan.games, hosts),
  ];
  if (faults.length > 0) {
    const unused = hosts.filter((host) => host !== undefined && ![...kept.values()].includes(host));
    await Promise.allSettled(unused.map((host) => host?.close()));
    throw invalidManifest(file, faults, causes);
  }
  return plan.games.flatMap(({ active, package: name, version, fingerprint, isolated, options }, index) => {
    const game = started[index];
    if (game === undefined) return [];
    return [{ ...game, declaredActive: active, package: name, version, fingerprint, isolated, options }];
  });
}

/** Created once: a closure per load would keep the previously loaded games in memory. */
const tellNobody = () => {};

/**
 * Runs as many at once as there are processors: each has a time limit, which must not expire while others use the CPU.
 */
async function settleAll<Value, Result>(
  values: readonly Value[],
  task: (value: Value) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  const queue = values.entries();
  const work = async () => {
    for (const [index, value] of queue) [outcomes[index]] = (await Promise.allSettled([task(value)])) as [never];
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

function startFaults(game: PlannedGame | undefined, error: unknown): Finding[] {
  if (game === undefined) throw error;
  if (!isEngineError(error)) return [entryFault(game, 'not_a_game', `is no game. ${describeError(error)}`)];
  return error.findings.map(({ rule, message }) => entryFault(game, rule, message));
}

/** Finds games with the same type_id or name, whether the file or the packages set it. */
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
    findings: faults.slice(0, maxFindings),
    findingsTotal: faults.length,
    ...(causes.length === 0 ? {} : { cause: new AggregateError(causes) }),
  });
}

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
  /** What the package exports as `./player`. */
  readonly player: PlayerModule | undefined;
  /** Whether it runs in threads of its own. */
  readonly isolated: boolean;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** How packages of games are found, limited and watched. */
export interface LoadSettings {
  /** Export conditions beside `node`, `import` and `default`. */
  readonly conditions?: readonly string[] | undefined;
  /** What each game may take; see {@link defaultGameLimits}. */
  readonly limits?: Partial<GameLimits> | undefined;
  /**
   * Called with each failure of a game, its cause included, for a log: failures that keep it from being loaded, those that fail a
   * request, those a request goes on without, and what fails in a game's thread while no call waits for it.
   */
  readonly onGameFailure?: ((error: EngineError) => void) | undefined;
}

/**
 * Loads all games that a games.yaml names, or none.
 *
 * An entry runs in threads of its own, unless it says `isolated: false`: then in this one, where what blocks, while it is
 * imported or later, cannot be stopped by a time limit.
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
  const { onGameFailure = tellNobody } = settings;
  const limits = { ...defaultGameLimits, ...settings.limits };
  const outcomes = await settleAll(plan.games, async (game) => {
    // First, since there is nothing to close again where it fails.
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

/** Made once: one made for each load would hold, in what it closes over, the games that were loaded before. */
const tellNobody = () => {};

/** As many at once as there are processors: each has a time limit, which must not pass while others take the turn. */
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
    findings: faults.slice(0, maxFindings),
    findingsTotal: faults.length,
    ...(causes.length === 0 ? {} : { cause: new AggregateError(causes) }),
  });
}

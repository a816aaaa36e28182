import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EngineError, isEngineError, maxFindings } from '../contract/errors.js';
import type { Finding } from '../contract/finding.js';
import type { FormatDescriptor } from '../contract/format-host.js';
import type { GameDescriptor, GameHost } from '../contract/game-host.js';
import type { RegisteredFormats } from '../host/format-registry.js';
import type { PlayerModule } from '../host/registry.js';
import { describeError, loadFailure } from './load-failure.js';
import { byPlace } from './manifest.js';
import { entryFault, type PackagesPlan, type PlannedPackage, planPackages } from './plan-packages.js';
import { defaultGameLimits, type GameLimits } from './plugin-thread.js';
import { readPlayer } from './read-player.js';
import { startFormatHost, startGameHost } from './start-plugin.js';
import { TextThreads } from './text-threads.js';

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

/** The formats of one package of games.yaml, loaded and ready to run. */
export interface LoadedFormats extends RegisteredFormats {
  readonly package: string;
  readonly fingerprint: string;
}

/** What a games.yaml holds, loaded. */
export interface LoadedPackages {
  readonly games: readonly LoadedGame[];
  readonly formats: readonly LoadedFormats[];
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
 * Loads all games that a games.yaml names, or none. Its formats are left alone; `gamesFile` loads both.
 *
 * A game runs in its own threads. With `isolated: false` it runs in this thread, where no time limit can stop code that
 * blocks, during the import or later; writing offline and other long work on texts is done in threads that all such
 * games share.
 *
 * @param file path of games.yaml; packages are searched from its folder
 * @throws EngineError `invalid_manifest` with every fault of the file or, if the file is correct, of the packages
 */
export async function loadGames(file: string, settings: LoadSettings = {}): Promise<readonly LoadedGame[]> {
  const plan = await planPackages(file, settings.conditions);
  const texts = textThreads(settings);
  const { games } = await startPackages(file, { ...plan, formats: [] }, settings, texts);
  texts.use(trustedGames(plan, settings));
  return games;
}

/** The threads for work on texts, without games yet. */
export function textThreads({ limits: own, onGameFailure = tellNobody }: LoadSettings): TextThreads {
  const limits = { ...defaultGameLimits, ...own };
  return new TextThreads({ ...limits, threads: limits.textThreads, onFailure: onGameFailure });
}

/** The games of a plan that the threads for work on texts can have: threads know no conditions beside Node's own. */
export function trustedGames({ games }: PackagesPlan, { conditions = [] }: LoadSettings): readonly PlannedPackage[] {
  return conditions.length > 0 ? [] : games.filter(({ isolated }) => !isolated);
}

/**
 * Starts the packages of a plan. Those among `running` with the same fingerprint are reused.
 * @throws EngineError `invalid_manifest`; what was started so far is closed
 */
export async function startPackages(
  file: string,
  plan: PackagesPlan,
  settings: LoadSettings,
  texts: TextThreads,
  running: LoadedPackages = { games: [], formats: [] },
): Promise<LoadedPackages> {
  if (plan.faults.length > 0) throw invalidManifest(file, plan.faults);
  const limits = { ...defaultGameLimits, ...settings.limits };
  const { onGameFailure = tellNobody } = settings;
  const games = await startEach(plan.games, running.games, onGameFailure, async (planned, kept) => {
    // Read first, because nothing needs to be closed if it fails.
    const player = await readPlayer(planned).catch(async (cause) => {
      throw await loadFailure(planned, cause);
    });
    return { player, host: kept ?? (await startGameHost(planned, limits, onGameFailure, texts)) };
  });
  const formats = await startEach(plan.formats, running.formats, onGameFailure, async (planned, kept) => ({
    host: kept ?? (await startFormatHost(planned, limits, onGameFailure)),
  }));
  const faults = [
    ...games.faults,
    ...sharedNames(
      plan.games,
      games.started.map((game) => game?.host.descriptor),
    ),
    ...formats.faults,
    ...sharedFormats(
      plan.formats,
      formats.started.map((each) => each?.host.descriptors),
    ),
  ];
  if (faults.length > 0) {
    await Promise.allSettled([...games.fresh, ...formats.fresh].map((host) => host.close()));
    throw invalidManifest(file, faults.sort(byPlace), [...games.causes, ...formats.causes]);
  }
  return {
    games: plan.games.flatMap(({ active, package: name, version, fingerprint, isolated, options }, index) => {
      const game = games.started[index];
      if (game === undefined) return [];
      return [{ ...game, declaredActive: active, package: name, version, fingerprint, isolated, options }];
    }),
    formats: plan.formats.flatMap(({ package: name, version, fingerprint }, index) => {
      const started = formats.started[index];
      return started === undefined ? [] : [{ ...started, package: name, version, fingerprint }];
    }),
  };
}

/** What came of starting several packages. */
interface Starts<Host, Started> {
  /** In order; undefined for one that failed. */
  readonly started: readonly (Started | undefined)[];
  /** The hosts that were not running before. */
  readonly fresh: readonly Host[];
  readonly faults: readonly Finding[];
  readonly causes: readonly unknown[];
}

async function startEach<Host extends { close(): Promise<void> }, Started extends { readonly host: Host }>(
  planned: readonly PlannedPackage[],
  running: readonly { readonly fingerprint: string; readonly host: Host }[],
  onFailure: (error: EngineError) => void,
  start: (planned: PlannedPackage, kept: Host | undefined) => Promise<Started>,
): Promise<Starts<Host, Started>> {
  const kept = new Map(running.map(({ fingerprint, host }) => [fingerprint, host]));
  const outcomes = await settleAll(planned, (each) => start(each, kept.get(each.fingerprint)));
  const started = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined));
  const causes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const cause of causes) if (isEngineError(cause)) onFailure(cause);
  const known = new Set(kept.values());
  return {
    started,
    fresh: started.flatMap((each) => (each === undefined || known.has(each.host) ? [] : [each.host])),
    faults: outcomes.flatMap((outcome, index) =>
      outcome.status === 'rejected' ? startFaults(planned[index], outcome.reason) : [],
    ),
    causes,
  };
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

function startFaults(planned: PlannedPackage | undefined, error: unknown): Finding[] {
  if (planned === undefined) throw error;
  const kind = planned.kind === 'game' ? 'game' : 'format';
  if (!isEngineError(error)) return [entryFault(planned, `not_a_${kind}`, `is no ${kind}. ${describeError(error)}`)];
  return error.findings.map(({ rule, message, path }) => entryFault(planned, rule, message, path));
}

/** Finds games with the same type_id or name, whether the file or the packages set it, and says which keys part them. */
function sharedNames(
  games: readonly PlannedPackage[],
  descriptors: readonly (GameDescriptor | undefined)[],
): Finding[] {
  const all = descriptors.flatMap((each) => (each === undefined ? [] : [each]));
  const takenIds = new Set(all.map(({ typeId }) => typeId));
  const takenNames = new Set(all.map(({ gameType }) => gameType));
  const byId = new Map<number, PlannedPackage>();
  const byName = new Map<string, PlannedPackage>();
  return games.flatMap((planned, index) => {
    const descriptor = descriptors[index];
    if (descriptor === undefined) return [];
    const { typeId, gameType } = descriptor;
    const [sameId, sameName] = [byId.get(typeId), byName.get(gameType)];
    if (sameId === undefined) byId.set(typeId, planned);
    if (sameName === undefined) byName.set(gameType, planned);
    const twin = sameName ?? sameId;
    if (twin === undefined) return [];
    const has = [
      ...(sameName === undefined ? [] : [`the name ${gameType}`]),
      ...(sameId === undefined ? [] : [`type_id ${typeId}`]),
    ];
    const keys = [
      ...(sameName === undefined ? [] : [`game_type: ${free(takenNames, (count) => `${gameType}_${count + 1}`)}`]),
      ...(sameId === undefined ? [] : [`type_id: ${free(takenIds, (count) => typeId + count)}`]),
    ];
    const message = `has ${has.join(' and ')}, and so has ${twin.package} (line ${twin.line}); below line ${planned.line} set ${keys.join(' and ')}.`;
    return [entryFault(planned, sameName === undefined ? 'duplicate_type_id' : 'duplicate_game_type', message)];
  });
}

/** The first of the names for 1, 2 and so on that is not taken; it is taken from now on. */
function free<Name>(taken: Set<Name>, nameOf: (count: number) => Name): Name {
  let count = 1;
  while (taken.has(nameOf(count))) count++;
  taken.add(nameOf(count));
  return nameOf(count);
}

/** Finds formats with the same id. */
function sharedFormats(
  packages: readonly PlannedPackage[],
  descriptors: readonly (readonly FormatDescriptor[] | undefined)[],
): Finding[] {
  const owners = new Map<string, PlannedPackage>();
  return packages.flatMap((planned, index) =>
    (descriptors[index] ?? []).flatMap(({ id }) => {
      const owner = owners.get(id);
      if (owner === undefined) owners.set(id, planned);
      const twin = `${owner?.package} (line ${owner?.line})`;
      const message = `has the format ${id}, and so has ${twin}; only one of them can be used.`;
      return owner === undefined ? [] : [entryFault(planned, 'duplicate_format', message)];
    }),
  );
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

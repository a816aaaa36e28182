import { access, realpath } from 'node:fs/promises';
import path from 'node:path';
import { EngineError, isEngineError } from '../contract/errors.js';
import { memoryStore, RuntimeDecisions } from '../engine/decisions.js';
import type { Engine, GamesChange } from '../engine/engine.js';
import type { RegisteredFormats } from '../host/format-registry.js';
import type { RegisteredGame } from '../host/registry.js';
import { singleFlight, takeTurns } from '../lib/async.js';
import { type LoadedPackages, type LoadSettings, startPackages, textThreads, trustedGames } from './load-games.js';
import { type PackageCode, type PackagesPlan, planPackages } from './plan-packages.js';
import { type FolderWatch, watchFolders } from './watch-folders.js';

/** The result of a reload: lists of game types, and the number of games now. */
export interface GamesReload extends GamesChange {
  /** The same of formats, as lists of their ids. */
  readonly formats: GamesChange;
  readonly total: number;
  readonly activeCount: number;
}

/** The outcome of a reload; after an `error` the games are unchanged. */
export type ReloadOutcome = { readonly reload: GamesReload } | { readonly error: unknown };

/** The games.yaml to load, and the engine that gets its games. */
export interface GamesFileOptions extends LoadSettings {
  /**
   * Path of games.yaml, or several, of which the first that exists is used. Once a path has been used, a later one
   * never replaces it: a file may be missing for a moment while it is saved.
   */
  readonly path: string | readonly [string, ...string[]];
  /** The engine whose games are replaced. */
  readonly engine: Pick<Engine, 'registry' | 'setGames' | 'setFormats' | 'setActive'>;
  /** Formats that are there whatever the file says; those of the file come behind them. */
  readonly formats?: readonly RegisteredFormats[] | undefined;
  /** Where activation decisions are stored; default: in memory. */
  readonly decisions?: RuntimeDecisions | undefined;
  /** Called once for every reload after the first load, whatever caused it, and for failures of the watcher. */
  readonly onReload?: ((outcome: ReloadOutcome) => void) | undefined;
}

/** Keeps the games of an engine in sync with a games.yaml. */
export interface GamesFile {
  /** Why the latest load or reload failed; undefined if it succeeded. */
  readonly failure: unknown;
  /** The first load. @throws EngineError `invalid_manifest`, `state_unavailable` */
  load(): Promise<GamesReload>;
  /**
   * Loads the current file and its packages, all or nothing. Unchanged games keep their objects. Calls during a run
   * share one further run.
   * @throws EngineError `invalid_manifest`, `state_unavailable`; the games are then unchanged
   */
  reload(): Promise<GamesReload>;
  /**
   * Switches a game on or off. The decision survives reloads until the declaration in games.yaml changes.
   * @throws EngineError `game_not_found`, `state_unavailable`; nothing has changed then
   */
  setActive(gameType: string, active: boolean): Promise<RegisteredGame>;
  /**
   * Reloads when the file changes, or a game named by a path or linked into node_modules. Resolves when watching has
   * begun.
   */
  watch(): Promise<void>;
  /** Stops watching, and following what other processes decide. The games stay loaded. */
  close(): Promise<void>;
}

/** Milliseconds a file may be missing before that is a fault. */
const goneTime = 1000;

/** Milliseconds a package in use may be without its module or its player, which a build removes and writes anew. */
const buildTime = 10_000;

/**
 * Keeps an engine's games in sync with a games.yaml.
 *
 * @example const games = gamesFile({ path: 'games.yaml', engine, decisions, onReload: console.log }); await
 * games.load(); await games.watch();
 */
export function gamesFile(options: GamesFileOptions): GamesFile {
  const { engine, onReload = () => {}, decisions = new RuntimeDecisions(memoryStore()), formats = [] } = options;
  const given = typeof options.path === 'string' ? [options.path] : options.path;
  let candidates: readonly string[] = given;
  const texts = textThreads(options);
  let loaded: LoadedPackages = { games: [], formats: [] };
  let localPackages: readonly PackageCode[] = [];
  /** Those in use and those of the latest plan. A file with faults may lack the first, or not load the second. */
  let watched: readonly PackageCode[] = [];
  let digest: string | undefined;
  let failure: unknown;
  let watcher: FolderWatch | undefined;

  const findFile = async (): Promise<string> => {
    for (const [index, candidate] of candidates.entries()) {
      if (!(await isThere(candidate))) continue;
      candidates = candidates.slice(0, index + 1);
      return candidate;
    }
    return candidates.at(-1) as string;
  };

  /** Serializes changes of the engine's games, so that a reload cannot undo a decision just made. */
  const inTurn = takeTurns();

  const flagsOf = ({ games }: LoadedPackages) =>
    Promise.all(games.map(({ host, declaredActive }) => decisions.activeOf(host.descriptor.gameType, declaredActive)));

  const swap = async (packages: LoadedPackages): Promise<GamesReload> => {
    const { games } = packages;
    const flags = await flagsOf(packages);
    const change = engine.setGames(
      games.map(({ host, package: name, version, fingerprint, player, isolated }, index) => {
        return { host, active: flags[index] === true, package: name, version, fingerprint, player, isolated };
      }),
    );
    const formatsChange = engine.setFormats([...formats, ...packages.formats]);
    // A removed game closes with the last request that holds it; a reload does not wait for that.
    void closeUnused(loaded, packages);
    loaded = packages;
    return { ...change, formats: formatsChange, total: games.length, activeCount: flags.filter(Boolean).length };
  };

  /** Takes over what other processes decided. */
  const follow = async (): Promise<void> => {
    // What could not be saved then may be saved now.
    if (isEngineError(failure) && failure.code === 'state_unavailable') await reload();
    await inTurn(async () => {
      for (const [index, active] of (await flagsOf(loaded)).entries()) {
        const gameType = loaded.games[index]?.host.descriptor.gameType ?? '';
        if (engine.registry.game(gameType).active !== active) engine.setActive(gameType, active);
      }
    });
  };
  const unfollow = decisions.onChange(() => void follow().catch(() => {}));

  const takeFile = async (): Promise<GamesReload> => {
    try {
      const file = await findFile();
      const plan = await planPackages(file, options.conditions);
      digest = plan.digest;
      watched = [...localPackages, ...plan.localPackages];
      if (await watcher?.follow(watched)) watcher?.later();
      const packages = await startPackages(file, plan, options, texts, loaded);
      const result = await inTurn(() => swap(packages)).catch(async (error) => {
        await closeUnused(packages, loaded);
        throw error;
      });
      texts.use(trustedGames(plan, options));
      localPackages = plan.localPackages;
      failure = undefined;
      return result;
    } catch (error) {
      failure = error;
      throw error;
    }
  };

  let isFirst = true;
  const reload = singleFlight(async () => {
    const tell = isFirst ? () => {} : onReload;
    isFirst = false;
    try {
      const result = await takeFile();
      tell({ reload: result });
      return result;
    } catch (error) {
      tell({ error });
      throw error;
    }
  });

  /** How long to wait for what is missing, in milliseconds. */
  const waitFor = ({ missing, unbuilt }: PackagesPlan): number => {
    if (missing) return goneTime;
    return [...loaded.games, ...loaded.formats].some(({ package: name }) => unbuilt.includes(name)) ? buildTime : 0;
  };

  let goneSince: number | undefined;
  const look = async (): Promise<void> => {
    const plan = await planPackages(await findFile(), options.conditions);
    const wait = waitFor(plan);
    goneSince = wait > 0 ? (goneSince ?? performance.now()) : undefined;
    const patience = goneSince === undefined ? 0 : goneSince + wait - performance.now();
    if (patience > 0) {
      watcher?.later(patience);
      return;
    }
    if (plan.digest === digest) return;
    // A failure has been reported already.
    await reload().catch(() => {});
  };

  return {
    get failure() {
      return failure;
    },
    load: reload,
    reload,
    setActive: (gameType, active) =>
      inTurn(async () => {
        const game = loaded.games.find(({ host }) => host.descriptor.gameType === gameType);
        // Saved before it takes effect. The engine refuses a game that is not from the file.
        if (game !== undefined) await decisions.decideActive(gameType, game.declaredActive, active);
        return engine.setActive(gameType, active);
      }),
    watch: async () => {
      if (watcher !== undefined) return;
      const places = await Promise.all(given.map(placesOf));
      const folders = [...new Set(places.flat())];
      watcher = await watchFolders(
        folders,
        () => void look(),
        (error) => onReload({ error: watchFailed(error) }),
      );
      await watcher.follow(watched);
      // Picks up changes between loading and watching.
      await look();
    },
    close: async () => {
      unfollow();
      await watcher?.close();
      watcher = undefined;
    },
  };
}

/** The folder of a file and, if the file is a symbolic link, the folder of its target. */
async function placesOf(file: string): Promise<string[]> {
  const own = path.resolve(file);
  const target = await realpath(own).catch(() => own);
  return [path.dirname(own), path.dirname(target)];
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function closeUnused(loaded: LoadedPackages, used: LoadedPackages): Promise<void> {
  const hostsOf = ({ games, formats }: LoadedPackages) => [...games, ...formats].map(({ host }) => host);
  const usedHosts = new Set<object>(hostsOf(used));
  await Promise.allSettled(
    hostsOf(loaded)
      .filter((host) => !usedHosts.has(host))
      .map((host) => host.close()),
  );
}

function watchFailed(cause: unknown): EngineError {
  if (isEngineError(cause)) return cause;
  return new EngineError('invalid_manifest', 'games.yaml cannot be watched; reload it by hand.', { cause });
}

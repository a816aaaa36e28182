import { EngineError, isEngineError } from '../contract/errors.js';
import type { FormatDescriptor, FormatHost } from '../contract/format-host.js';
import type { GameDescriptor, GameHost } from '../contract/game-host.js';
import type { PlannedPackage } from './plan-packages.js';
import type { GameLimits } from './plugin-thread.js';
import type { CallMessage, HostCall } from './thread-message.js';
import { NoThread, type PooledCall, ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

/**
 * Runs a game in its own threads, which import the package themselves: exceptions, endless loops and memory use stay
 * there. Only data is passed out. A call that does not end in time is `plugin_timeout`, and its thread is ended.
 * @throws EngineError `plugin_failed`, `plugin_timeout` if the game cannot be loaded; no thread is left running
 */
export async function gameInThreads(game: PlannedPackage, options: HostOptions): Promise<GameHost> {
  const pool = new ThreadPool([game], options);
  const [descriptor] = (await pool.descriptors().catch(throwCause)) as readonly GameDescriptor[];
  if (descriptor === undefined) throw new TypeError('a thread without a game');
  const { run, hold, close } = pooledCalls(pool, game.package, options, descriptor.typeId);
  return {
    descriptor,
    parse: (text, owner) => run('parse', [text], { owner, size: text.length }),
    prompt: (request) => run('prompt', [request]),
    judge: (request, owner) => run('judge', [request], { owner, size: request.context.text.length }),
    judgeSet: (items, context, owner) => run('judgeSet', [items, context], { owner, size: context.text.length }),
    offlineScore: (text, owner) => run('offlineScore', [text], { owner, size: text.length }),
    offlineWrite: (text, request, owner) => run('offlineWrite', [text, request], { owner, size: text.length }),
    grade: (item, submission, context) => run('grade', [item, submission, context]),
    interactions: (items, language) => run('interactions', [items, language]),
    fromInteractions: (interactions) => run('fromInteractions', [interactions]),
    migrate: (items, from) => run('migrate', [items, from]),
    hold,
    close,
  };
}

/**
 * Loads the formats of a package in threads of their own, as games run in theirs.
 * @throws EngineError `plugin_failed`, `plugin_timeout` if they cannot be loaded; no thread is left running
 */
export async function loadFormatsInThreads(formats: PlannedPackage, options: HostOptions): Promise<FormatHost> {
  const pool = new ThreadPool([formats], options);
  const [descriptors] = (await pool.descriptors().catch(throwCause)) as readonly (readonly FormatDescriptor[])[];
  return formatsInPool(pool, formats.package, options, descriptors ?? []);
}

/** Formats whose declarations are known: no thread is started before the first call. */
export function formatsInThreads(
  formats: PlannedPackage,
  options: HostOptions,
  descriptors: readonly FormatDescriptor[],
): FormatHost {
  return formatsInPool(new ThreadPool([formats], options), formats.package, options, descriptors);
}

function formatsInPool(
  pool: ThreadPool,
  packageName: string,
  options: HostOptions,
  descriptors: readonly FormatDescriptor[],
): FormatHost {
  const { run, hold, close } = pooledCalls(pool, packageName, options);
  return {
    descriptors,
    write: (id, set, given) => run('write', [id, set, given]),
    read: (id, file) => run('read', [id, file]),
    recognises: (file) => run('recognises', [file]),
    hold,
    close,
  };
}

/** Limits of a host's threads, and its listener. */
type HostOptions = GameLimits & Pick<ThreadPoolOptions, 'onFailure'>;

/** What decides when and where a call runs. */
type Placing = Omit<PooledCall, keyof CallMessage>;

/** Calls of a pool that stays open as long as somebody holds it. */
function pooledCalls(
  pool: ThreadPool,
  packageName: string,
  { onFailure }: Pick<ThreadPoolOptions, 'onFailure'>,
  typeId?: number,
) {
  let holders = 0;
  let closing: Promise<void> | undefined;
  let onFree = () => {};

  const hold = () => {
    holders++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders--;
      if (holders === 0) onFree();
    };
  };

  /** The results come from the thread's own host, which has checked the plugin's data. */
  const run = async <Result>(call: HostCall, args: readonly unknown[], placing: Placing = {}): Promise<Result> => {
    if (closing !== undefined && holders === 0) {
      throw new EngineError('plugin_failed', `${packageName} was closed.`, typeId === undefined ? {} : { typeId });
    }
    const release = hold();
    try {
      return (await pool.run({ ...placing, plugin: 0, call, args }).catch(throwCause)) as Result;
    } catch (error) {
      if (isEngineError(error) && error.code !== 'aborted') onFailure(error);
      throw error;
    } finally {
      release();
    }
  };

  const close = () => {
    closing ??= new Promise<void>((resolve) => {
      onFree = resolve;
      if (holders === 0) resolve();
    }).then(() => pool.end());
    return closing;
  };

  return { run, hold, close };
}

function throwCause(error: unknown): never {
  throw error instanceof NoThread ? error.cause : error;
}

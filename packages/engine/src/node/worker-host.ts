import { EngineError, isEngineError } from '../contract/errors.js';
import type { FormatDescriptor, FormatHost } from '../contract/format-host.js';
import type { GameDescriptor, GameHost } from '../contract/game-host.js';
import type { PlannedPackage } from './plan-packages.js';
import type { HostCall } from './thread-message.js';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

/**
 * Runs a game in its own threads, which import the package themselves: exceptions, endless loops and memory use stay
 * there. Only data is passed out. A call that does not end in time is `plugin_timeout`, and its thread is ended.
 * @throws EngineError `plugin_failed`, `plugin_timeout` if the game cannot be loaded; no thread is left running
 */
export async function gameInThreads(game: PlannedPackage, options: ThreadPoolOptions): Promise<GameHost> {
  const pool = new ThreadPool(game, options);
  const descriptor = (await pool.use((thread) => thread.descriptor)) as GameDescriptor;
  const { call, hold, close } = pooledCalls(pool, game.package, options, descriptor.typeId);
  return {
    descriptor,
    sharesThread: false,
    parse: (text) => call('parse', text),
    prompt: (request) => call('prompt', request),
    judge: (request) => call('judge', request),
    judgeSet: (items, context) => call('judgeSet', items, context),
    offlineScore: (text) => call('offlineScore', text),
    offlineWrite: (text, request) => call('offlineWrite', text, request),
    grade: (item, submission, context) => call('grade', item, submission, context),
    interactions: (items, language) => call('interactions', items, language),
    fromInteractions: (interactions) => call('fromInteractions', interactions),
    migrate: (items, from) => call('migrate', items, from),
    hold,
    close,
  };
}

/**
 * Loads the formats of a package in threads of their own, as games run in theirs.
 * @throws EngineError `plugin_failed`, `plugin_timeout` if they cannot be loaded; no thread is left running
 */
export async function loadFormatsInThreads(formats: PlannedPackage, options: ThreadPoolOptions): Promise<FormatHost> {
  const pool = new ThreadPool(formats, options);
  const descriptors = (await pool.use((thread) => thread.descriptor)) as readonly FormatDescriptor[];
  return formatsInPool(pool, formats.package, options, descriptors);
}

/** Formats whose declarations are known: no thread is started before the first call. */
export function formatsInThreads(
  formats: PlannedPackage,
  options: ThreadPoolOptions,
  descriptors: readonly FormatDescriptor[],
): FormatHost {
  return formatsInPool(new ThreadPool(formats, options), formats.package, options, descriptors);
}

function formatsInPool(
  pool: ThreadPool,
  packageName: string,
  options: ThreadPoolOptions,
  descriptors: readonly FormatDescriptor[],
): FormatHost {
  const { call, hold, close } = pooledCalls(pool, packageName, options);
  return {
    descriptors,
    sharesThread: false,
    write: (id, set, given) => call('write', id, set, given),
    read: (id, file) => call('read', id, file),
    recognises: (file) => call('recognises', file),
    hold,
    close,
  };
}

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
  const call = async <Result>(name: HostCall, ...args: readonly unknown[]): Promise<Result> => {
    if (closing !== undefined && holders === 0) {
      throw new EngineError('plugin_failed', `${packageName} was closed.`, typeId === undefined ? {} : { typeId });
    }
    const release = hold();
    try {
      return (await pool.run({ call: name, args })) as Result;
    } catch (error) {
      if (isEngineError(error)) onFailure(error);
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

  return { call, hold, close };
}

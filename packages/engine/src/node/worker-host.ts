import { EngineError, isEngineError } from '../contract/errors.js';
import type { GameHost } from '../contract/game-host.js';
import type { PlannedGame } from './plan-games.js';
import type { HostCall } from './thread-message.js';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

/**
 * Runs a game in its own threads, which import the package themselves: exceptions, endless loops and memory use stay
 * there. Only data is passed out. A call that does not end in time is `plugin_timeout`, and its thread is ended.
 * @throws EngineError `plugin_failed`, `plugin_timeout` if the game cannot be loaded; no thread is left running
 */
export async function workerHost(game: PlannedGame, options: ThreadPoolOptions): Promise<GameHost> {
  const pool = new ThreadPool(game, options);
  const descriptor = await pool.use((thread) => thread.descriptor);
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

  /** The results come from the thread's own host, which has checked the game's data. */
  const call = async <Result>(name: HostCall, ...args: readonly unknown[]): Promise<Result> => {
    if (closing !== undefined && holders === 0) throw closed(game.package, descriptor.typeId);
    const release = hold();
    try {
      return (await pool.run({ call: name, args })) as Result;
    } catch (error) {
      if (isEngineError(error)) options.onFailure(error);
      throw error;
    } finally {
      release();
    }
  };

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
    close: () => {
      closing ??= new Promise<void>((resolve) => {
        onFree = resolve;
        if (holders === 0) resolve();
      }).then(() => pool.end());
      return closing;
    },
  };
}

function closed(packageName: string, typeId: number): EngineError {
  return new EngineError('plugin_failed', `${packageName} was closed.`, { typeId });
}

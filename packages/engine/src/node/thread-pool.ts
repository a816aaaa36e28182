import { EngineError } from '../contract/errors.js';
import { fingerprintFiles, type PlannedPackage } from './plan-packages.js';
import { PluginThread, type ThreadLimits } from './plugin-thread.js';
import type { CallMessage } from './thread-message.js';

export interface ThreadPoolOptions extends ThreadLimits {
  /** Maximum number of threads, 1 or more. One is kept ready; others are started while calls wait. */
  readonly threads: number;
  /** Called with each failure, also with one in a thread while no call waits for it, such as an error in a timer. */
  readonly onFailure: (error: EngineError) => void;
}

interface Waiting {
  /** When it stops waiting, on the clock of `performance.now()`. */
  readonly deadline: number;
  readonly resolve: (thread: PluginThread) => void;
  readonly fail: (error: unknown) => void;
}

/** Milliseconds of idleness after which a thread beyond the first is ended. */
const idleTime = 30_000;

/** Maximum wait of a call for a thread, as a multiple of the time limit of a call. */
const maxWait = 3;

/** How often a game is loaded again when its files change while it is loaded. */
const maxFailedLoads = 5;

/**
 * The threads of one game, all with the same code. Calls are served in order of arrival. A failed thread is replaced
 * when the next call needs it.
 */
export class ThreadPool {
  readonly #game: PlannedPackage;
  readonly #options: ThreadPoolOptions;
  readonly #free: PluginThread[] = [];
  readonly #waiting: Waiting[] = [];
  #count = 0;
  /** Digest of the files the game was loaded from. */
  #files: string | undefined;
  #shrinkTimer: NodeJS.Timeout | undefined;

  constructor(game: PlannedPackage, options: ThreadPoolOptions) {
    this.#game = game;
    this.#options = options;
  }

  /** @throws EngineError from {@link PluginThread.start} and {@link PluginThread.call} */
  async run(message: CallMessage): Promise<unknown> {
    return this.use((thread) => thread.call(message));
  }

  /** Provides a thread until the work is done. */
  async use<Result>(work: (thread: PluginThread) => Promise<Result> | Result): Promise<Result> {
    const thread = await this.#acquire();
    try {
      return await work(thread);
    } finally {
      this.#release(thread);
    }
  }

  /** Ends all free threads; the caller must wait for running calls first. */
  async end(): Promise<void> {
    clearTimeout(this.#shrinkTimer);
    await Promise.all(this.#free.splice(0).map((thread) => thread.end()));
  }

  async #acquire(): Promise<PluginThread> {
    const free = this.#takeFree();
    if (free !== undefined) return free;
    return new Promise((resolve, fail) => {
      const timer = setTimeout(() => this.#abandon(waiting), this.#maxWaitMs);
      const waiting: Waiting = {
        deadline: performance.now() + this.#maxWaitMs,
        resolve: (thread) => {
          clearTimeout(timer);
          resolve(thread);
        },
        fail: (error) => {
          clearTimeout(timer);
          fail(error);
        },
      };
      if (this.#count < this.#options.threads) void this.#startFor(waiting);
      else this.#waiting.push(waiting);
    });
  }

  /** Rejects a waiting call. One that is no longer in the queue has a thread, or one is being started for it. */
  #abandon(waiting: Waiting): void {
    const place = this.#waiting.indexOf(waiting);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    waiting.fail(this.#waitedTooLong());
  }

  get #maxWaitMs(): number {
    return maxWait * this.#options.callTimeoutMs;
  }

  #waitedTooLong(): EngineError {
    const { package: name, typeId } = this.#game;
    const message = `${name} had no free thread within ${this.#maxWaitMs / 1000} s: the calls before it took too long.`;
    return new EngineError('plugin_timeout', message, typeId === undefined ? {} : { typeId });
  }

  #takeFree(): PluginThread | undefined {
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      if (free.isUsable) return free;
      this.#count--;
    }
    return undefined;
  }

  /** Starts a thread with the code the game was loaded with: other code would make parts of one request differ. */
  async #start(): Promise<PluginThread> {
    this.#count++;
    try {
      for (let loads = 0; loads < maxFailedLoads; loads++) {
        const before = await fingerprintFiles(this.#game.root);
        if (before !== (this.#files ?? before)) break;
        const thread = await PluginThread.start(this.#game, this.#options, this.#options.onFailure);
        if ((await fingerprintFiles(this.#game.root)) === before) {
          this.#files = before;
          return thread;
        }
        await thread.end();
      }
      throw changed(this.#game);
    } catch (error) {
      this.#count--;
      throw error;
    }
  }

  #release(thread: PluginThread): void {
    if (!thread.isUsable) {
      this.#count--;
      this.#serveNext();
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) this.#keep(thread);
    else next.resolve(thread);
  }

  /** Starts a thread for the call that has waited longest. */
  #serveNext(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) void this.#startFor(next);
  }

  async #startFor(waiting: Waiting): Promise<void> {
    try {
      waiting.resolve(await this.#start());
    } catch (error) {
      // The extra thread is optional: the call uses an existing one, now or when it is free.
      const free = this.#takeFree();
      if (free !== undefined) waiting.resolve(free);
      else if (this.#count > 0 && performance.now() < waiting.deadline) this.#waiting.unshift(waiting);
      else if (this.#count > 0) waiting.fail(this.#waitedTooLong());
      else {
        waiting.fail(error);
        // The calls behind it try to start their own thread.
        this.#serveNext();
      }
    }
  }

  #keep(thread: PluginThread): void {
    this.#free.push(thread);
    if (this.#free.length === 1) return;
    this.#shrinkTimer ??= setTimeout(() => {
      this.#shrinkTimer = undefined;
      for (const surplus of this.#free.splice(1)) {
        this.#count--;
        void surplus.end();
      }
    }, idleTime).unref();
  }
}

function changed({ package: name, typeId }: PlannedPackage): EngineError {
  const message = `${name}: its files have changed since it was loaded; reload the games.`;
  return new EngineError('plugin_failed', message, typeId === undefined ? {} : { typeId });
}

import { EngineError } from '../errors.js';
import { fingerprintFiles } from './fingerprint.js';
import { GameThread, type ThreadLimits } from './game-thread.js';
import type { PlannedGame } from './plan-games.js';
import type { CallMessage } from './thread-message.js';

export interface ThreadPoolOptions extends ThreadLimits {
  /** Most threads at a time, 1 or more. One is kept warm, further ones are started while calls wait. */
  readonly threads: number;
  /** Told of each failure; also of one in a thread while no call waits for it, such as an error in a timer. */
  readonly onFailure: (error: EngineError) => void;
}

interface Waiting {
  readonly resolve: (thread: GameThread) => void;
  readonly fail: (error: unknown) => void;
}

/** Milliseconds after which a thread beyond the first is ended when nobody needs it. */
const idleTime = 30_000;

/** The threads of one game. Calls wait in the order they came; a thread that failed is replaced when the next call needs it. */
export class ThreadPool {
  readonly #game: PlannedGame;
  readonly #options: ThreadPoolOptions;
  readonly #free: GameThread[] = [];
  readonly #waiting: Waiting[] = [];
  #count = 0;
  #isLoaded = false;
  #shrinkTimer: NodeJS.Timeout | undefined;

  constructor(game: PlannedGame, options: ThreadPoolOptions) {
    this.#game = game;
    this.#options = options;
  }

  /** @throws EngineError what {@link GameThread.start} and {@link GameThread.call} throw */
  async run(message: CallMessage): Promise<unknown> {
    return this.use((thread) => thread.call(message));
  }

  /** Lends out a thread until the work is done. */
  async use<Result>(work: (thread: GameThread) => Promise<Result> | Result): Promise<Result> {
    const thread = await this.#acquire();
    try {
      return await work(thread);
    } finally {
      this.#release(thread);
    }
  }

  /** Ends all threads that are free; calls under way have to be waited for first. */
  async end(): Promise<void> {
    clearTimeout(this.#shrinkTimer);
    await Promise.all(this.#free.splice(0).map((thread) => thread.end()));
  }

  async #acquire(): Promise<GameThread> {
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      if (free.isUsable) return free;
      this.#count--;
    }
    if (this.#count < this.#options.threads) return this.#start();
    return new Promise((resolve, fail) => this.#waiting.push({ resolve, fail }));
  }

  async #start(): Promise<GameThread> {
    this.#count++;
    try {
      const isSame = !this.#isLoaded || (await fingerprintFiles(this.#game.root)) === this.#game.files;
      if (!isSame) throw changed(this.#game);
      const thread = await GameThread.start(this.#game, this.#options, this.#options.onFailure);
      this.#isLoaded = true;
      return thread;
    } catch (error) {
      this.#count--;
      throw error;
    }
  }

  #release(thread: GameThread): void {
    const next = this.#waiting.shift();
    if (thread.isUsable) {
      if (next === undefined) this.#keep(thread);
      else next.resolve(thread);
      return;
    }
    this.#count--;
    if (next !== undefined) void this.#startFor(next);
  }

  /** Starts a thread for a call that waits; where that fails, the calls behind it get their own try. */
  async #startFor({ resolve, fail }: Waiting): Promise<void> {
    try {
      resolve(await this.#start());
    } catch (error) {
      fail(error);
      const next = this.#waiting.shift();
      if (next !== undefined) void this.#startFor(next);
    }
  }

  #keep(thread: GameThread): void {
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

/** The games in use are those that were loaded: a thread that is started later must not bring in other code. */
function changed({ package: name, typeId }: PlannedGame): EngineError {
  const message = `${name}: its files have changed since it was loaded; reload the games.`;
  return new EngineError('plugin_failed', message, typeId === undefined ? {} : { typeId });
}

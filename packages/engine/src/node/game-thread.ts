import { createRequire } from 'node:module';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { EngineError } from '../contract/errors.js';
import { type GameDescriptor, type GameStep, steps } from '../contract/game-host.js';
import { stepTimeout } from '../host/step-runner.js';
import { watchMemory } from './memory-watch.js';
import type { PlannedGame } from './plan-games.js';
import { type CallMessage, receivedError, type ThreadAnswer, type ThreadTask } from './thread-message.js';

/** Bounds of a game's threads. */
export interface ThreadLimits {
  /** Longest time in milliseconds from starting a thread to having its game. */
  readonly importTimeoutMs: number;
  /** Longest time in milliseconds of one call: a text parsed, a text written, a batch of drafts judged. */
  readonly callTimeoutMs: number;
  /** MiB by which one call may let the process grow, and which a thread may hold between calls. */
  readonly memoryMb: number;
}

const require = createRequire(import.meta.url);
const mebibyte = 1024 * 1024;

/**
 * How much more V8 is told than a call is allowed: a thread is ended from outside, since a large allocation over V8's own
 * limit would end the process.
 */
const headroom = 8;

/** The least that V8 is told, in MiB: a list or a map that doubles stays below it until it is seen. */
const leastHeap = 4096;

/** Node's exit code when nothing is left to do and a module still awaits something. */
const unsettledAwait = 13;

interface Pending {
  readonly resolve: (answer: ThreadAnswer) => void;
  readonly fail: (error: EngineError) => void;
}

/**
 * A thread in which a game runs, as seen from outside. It takes one call at a time, so that what hangs is known to be that
 * call. It sees nothing of the service's environment, and does not keep the process alive while it waits.
 */
export class GameThread {
  readonly #game: PlannedGame;
  readonly #limits: ThreadLimits;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #step: Int32Array<SharedArrayBuffer>;
  readonly #ended: Promise<void>;
  /** What a failure that no call is waiting for is told to. */
  readonly #onFailure: (error: EngineError) => void;
  #pending: Pending | undefined;
  /** Why the thread cannot be used any more. */
  #fault: EngineError | undefined;
  #descriptor: GameDescriptor | undefined;

  /**
   * Starts a thread and loads the game in it.
   * @throws EngineError `plugin_failed` with findings of what is wrong with the package
   */
  static async start(
    game: PlannedGame,
    limits: ThreadLimits,
    onFailure: (error: EngineError) => void,
  ): Promise<GameThread> {
    const thread = new GameThread(game, limits, onFailure);
    try {
      const answer = await thread.#answer(limits.importTimeoutMs);
      if ('failure' in answer) throw receivedError(answer.failure);
      if ('descriptor' in answer) thread.#descriptor = answer.descriptor;
      return thread;
    } catch (error) {
      // Not waited for: what blocks in the operating system can be ended only when it comes back.
      void thread.end();
      throw error;
    }
  }

  private constructor(game: PlannedGame, limits: ThreadLimits, onFailure: (error: EngineError) => void) {
    this.#game = game;
    this.#limits = limits;
    this.#onFailure = onFailure;
    this.#step = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const { port1, port2 } = new MessageChannel();
    const task: ThreadTask = {
      entry: game.entry,
      options: game.options,
      typeId: game.typeId,
      displayName: game.displayName,
      package: game.package,
      step: this.#step,
      mostBytes: limits.memoryMb * mebibyte,
      port: port2,
    };
    this.#worker = new Worker(require.resolve('#game-worker'), {
      name: game.package,
      workerData: task,
      transferList: [port2],
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: Math.max(limits.memoryMb * headroom, leastHeap) },
    });
    this.#port = port1;
    this.#port.on('message', (answer: ThreadAnswer) => this.#settle(answer)).unref();
    this.#port.on('messageerror', (cause) => this.#fail(this.#failure('gave something that cannot be read', cause)));
    this.#worker.on('error', (cause) => this.#fail(this.#failure('failed', cause)));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        // A thread may be over before its last answer was taken in.
        const last = receiveMessageOnPort(this.#port) as { message: ThreadAnswer } | undefined;
        if (last !== undefined) this.#settle(last.message);
        this.#port.close();
        this.#fail(this.#failure(code === unsettledAwait ? 'waits for what never comes' : 'ended its thread'));
        resolve();
      });
    });
  }

  /** What the game said of itself when it was loaded. */
  get descriptor(): GameDescriptor {
    return this.#descriptor as GameDescriptor;
  }

  get isBusy(): boolean {
    return this.#pending !== undefined;
  }

  /** Whether it can take calls. */
  get isUsable(): boolean {
    return this.#fault === undefined;
  }

  /** Runs one call. @throws EngineError `plugin_failed`, `plugin_timeout` */
  async call(message: CallMessage): Promise<unknown> {
    const answer = this.#answer(this.#limits.callTimeoutMs);
    try {
      this.#port.postMessage(message);
    } catch (cause) {
      this.#fail(this.#failure('was handed something that is no data', cause));
    }
    const { worn, ...outcome } = await answer;
    // A thread that holds much memory between calls is not used again.
    if (worn) void this.end();
    if ('failure' in outcome) throw receivedError(outcome.failure);
    return 'value' in outcome ? outcome.value : undefined;
  }

  /** Ends the thread, whatever it does; resolves when its memory is free. */
  async end(): Promise<void> {
    const ended = this.#failure('was ended');
    this.#fault ??= ended;
    this.#take()?.fail(ended);
    await this.#worker.terminate();
    await this.#ended;
  }

  /** Waits for the answer that comes next, within the time and the memory it may take. */
  async #answer(timeoutMs: number): Promise<ThreadAnswer> {
    this.#worker.ref();
    const unwatch = watchMemory({
      mostBytes: this.#limits.memoryMb * mebibyte,
      activity: () => this.#worker.performance.eventLoopUtilization().active,
      end: () => {
        this.#fail(this.#failure(`took more than ${this.#limits.memoryMb} MiB of memory`));
        void this.end();
      },
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<ThreadAnswer>((resolve, fail) => {
        if (this.#fault !== undefined) return fail(this.#fault);
        const pending: Pending = { resolve, fail };
        this.#pending = pending;
        // Where this thread was busy itself, the answer may be there already: it is taken in before the time counts.
        timer = setTimeout(() => setImmediate(() => this.#expire(pending, timeoutMs)), timeoutMs);
      });
    } finally {
      clearTimeout(timer);
      unwatch();
      this.#worker.unref();
    }
  }

  #settle(answer: ThreadAnswer): void {
    this.#take()?.resolve(answer);
  }

  #expire(pending: Pending, timeoutMs: number): void {
    if (this.#pending !== pending) return;
    this.#fail(stepTimeout(this.#game.package, this.#typeId, this.#currentStep, timeoutMs));
    void this.end();
  }

  /** The first failure is the one that counts; what follows from it is not told. */
  #fail(error: EngineError): void {
    if (this.#fault !== undefined) return;
    this.#fault = error;
    const pending = this.#take();
    if (pending !== undefined) pending.fail(error);
    else this.#onFailure(error);
  }

  /** The call that waits, which waits no longer. */
  #take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  #failure(what: string, cause?: unknown): EngineError {
    const isMemory = (cause as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const message = `${this.#game.package} ${isMemory ? 'ran out of memory' : what} in ${this.#currentStep}.`;
    return new EngineError('plugin_failed', message, {
      ...(cause === undefined ? {} : { cause }),
      ...(this.#descriptor === undefined ? {} : { typeId: this.#typeId }),
    });
  }

  get #typeId(): number {
    return this.#descriptor?.typeId ?? this.#game.typeId ?? 0;
  }

  get #currentStep(): GameStep {
    return steps[Atomics.load(this.#step, 0)] ?? 'import';
  }
}

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, receiveMessageOnPort, SHARE_ENV, Worker } from 'node:worker_threads';
import { EngineError } from '../contract/errors.js';
import { type PluginStep, steps } from '../contract/game-host.js';
import { defaultLimits } from '../contract/requests.js';
import { stepTimeout } from '../host/step-runner.js';
import { watchMemory } from './memory-watch.js';
import type { PlannedPackage } from './plan-packages.js';
import {
  type CallMessage,
  noteOf,
  type PluginDescriptor,
  receivedError,
  type ThreadOutcome,
  type ThreadTask,
} from './thread-message.js';
import { processorWait, timeLeft } from './thread-wait.js';

/** Time and memory limits of threads of plugins. */
export interface ThreadLimits {
  /** Maximum time from starting a thread until its plugins are loaded, in milliseconds. */
  readonly importTimeoutMs: number;
  /**
   * Maximum time of one call in milliseconds: a text parsed, a text written, a batch of drafts judged. Both times leave
   * out what the thread waits for a processor, as far as the system says so, up to four times the limit.
   */
  readonly callTimeoutMs: number;
  /** MiB by which one call may grow the process, and which a thread may hold between calls. */
  readonly memoryMb: number;
}

const require = createRequire(import.meta.url);
const mebibyte = 1024 * 1024;

/**
 * V8's heap limit as a multiple of a call's memory limit. The service ends a thread from outside, because a large
 * allocation beyond V8's own limit would end the process.
 */
const headroom = 8;

/** Minimum of V8's heap limit, in MiB: a list or a map that doubles stays below it until the service notices. */
const minHeapMb = 4096;

/** Of objects that just began, in MiB: V8's own 48 stay resident in every thread and make no call faster. */
const maxYoungMb = 12;

/** Node's exit code if a module still awaits something and nothing is left to run. */
const unsettledAwait = 13;

interface Pending {
  readonly resolve: (outcome: ThreadOutcome) => void;
  readonly fail: (error: EngineError) => void;
}

/**
 * Controls a thread of plugins from outside. It runs one call at a time, so a call that hangs can be identified. The
 * thread does not keep the process alive while it waits, and gets no environment variables of the service unless all
 * its plugins are trusted.
 */
export class PluginThread {
  readonly #plugins: readonly PlannedPackage[];
  readonly #limits: ThreadLimits;
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #notes: Int32Array<SharedArrayBuffer>;
  readonly #ended: Promise<void>;
  /** Called with a failure that no call waits for. */
  readonly #onFailure: (error: EngineError) => void;
  #pending: Pending | undefined;
  /** Why the thread cannot be used any longer. */
  #fault: EngineError | undefined;
  #descriptors: readonly PluginDescriptor[] = [];

  /**
   * Starts a thread and loads the plugins in it.
   * @throws EngineError `plugin_failed` with findings about a package
   */
  static async start(
    plugins: readonly PlannedPackage[],
    limits: ThreadLimits,
    onFailure: (error: EngineError) => void,
  ): Promise<PluginThread> {
    const thread = new PluginThread(plugins, limits, onFailure);
    try {
      const outcome = await thread.#awaitOutcome(limits.importTimeoutMs);
      if ('failure' in outcome) throw receivedError(outcome.failure);
      if ('descriptors' in outcome) thread.#descriptors = outcome.descriptors;
      return thread;
    } catch (error) {
      // Not awaited: a thread blocked in the operating system ends only when that call returns.
      void thread.end();
      throw error;
    }
  }

  private constructor(
    plugins: readonly PlannedPackage[],
    limits: ThreadLimits,
    onFailure: (error: EngineError) => void,
  ) {
    this.#plugins = plugins;
    this.#limits = limits;
    this.#onFailure = onFailure;
    this.#notes = new Int32Array(new SharedArrayBuffer(Object.keys(noteOf).length * Int32Array.BYTES_PER_ELEMENT));
    const { port1, port2 } = new MessageChannel();
    const task: ThreadTask = {
      plugins: plugins.map(({ kind, entry, root, options, gameType, typeId, displayName, package: name }) => {
        return { kind, entry, root, options, gameType, typeId, displayName, package: name };
      }),
      notes: this.#notes,
      sourceMaps: process.sourceMapsEnabled,
      maxBytes: limits.memoryMb * mebibyte,
      port: port2,
    };
    const isTrusted = plugins.every(({ isolated }) => !isolated);
    this.#worker = new Worker(require.resolve('#plugin-worker'), {
      name: plugins.map(({ package: name }) => name).join(' '),
      workerData: task,
      transferList: [port2],
      env: isTrusted ? SHARE_ENV : {},
      argv: [],
      execArgv: [],
      resourceLimits: {
        // V8 collects the sooner the less it may have: trusted games, which end no process, keep no garbage.
        maxOldGenerationSizeMb: isTrusted ? limits.memoryMb : Math.max(limits.memoryMb * headroom, minHeapMb),
        maxYoungGenerationSizeMb: maxYoungMb,
      },
    });
    this.#port = port1;
    this.#port.on('message', (outcome: ThreadOutcome) => this.#settle(outcome)).unref();
    this.#port.on('messageerror', (cause) => this.#fail(this.#failure('sent a value that cannot be read', cause)));
    this.#worker.on('error', (cause) => this.#fail(this.#failure('failed', cause)));
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        // A thread may end before its last outcome is read.
        const last = receiveMessageOnPort(this.#port) as { message: ThreadOutcome } | undefined;
        if (last !== undefined) this.#settle(last.message);
        this.#port.close();
        this.#fail(this.#failure(code === unsettledAwait ? 'awaits something that never settles' : 'ended its thread'));
        resolve();
      });
    });
  }

  /** What the plugins declared when they were loaded. */
  get descriptors(): readonly PluginDescriptor[] {
    return this.#descriptors;
  }

  get isBusy(): boolean {
    return this.#pending !== undefined;
  }

  /** Whether it accepts calls. */
  get isUsable(): boolean {
    return this.#fault === undefined;
  }

  /** Runs one call. @throws EngineError `plugin_failed`, `plugin_timeout` */
  async call(message: CallMessage): Promise<unknown> {
    const settled = this.#awaitOutcome(this.#limits.callTimeoutMs);
    try {
      this.#port.postMessage(message);
    } catch (cause) {
      this.#fail(this.#failure('was given a value that cannot be cloned', cause));
    }
    const { shouldReplace, ...outcome } = await settled;
    // A thread that holds too much memory between calls is replaced.
    if (shouldReplace) void this.end();
    if ('failure' in outcome) throw receivedError(outcome.failure);
    return 'value' in outcome ? outcome.value : undefined;
  }

  /** Ends the thread, whatever it does; resolves when its memory is released. */
  async end(): Promise<void> {
    const ended = this.#failure('was ended');
    this.#fault ??= ended;
    this.#take()?.fail(ended);
    await this.#worker.terminate();
    await this.#ended;
  }

  /** Waits for the next outcome, within the time and memory limits. */
  async #awaitOutcome(timeoutMs: number): Promise<ThreadOutcome> {
    this.#worker.ref();
    const unwatch = watchMemory({
      maxBytes: this.#limits.memoryMb * mebibyte,
      activity: () => this.#worker.performance.eventLoopUtilization().active,
      end: () => {
        this.#fail(this.#failure(`took more than ${this.#limits.memoryMb} MiB of memory`));
        void this.end();
      },
    });
    let timer: NodeJS.Timeout | undefined;
    const begin = performance.now();
    const waitBefore = this.#processorWait;
    try {
      return await new Promise<ThreadOutcome>((resolve, fail) => {
        if (this.#fault !== undefined) return fail(this.#fault);
        const pending: Pending = { resolve, fail };
        this.#pending = pending;
        const look = () => {
          if (this.#pending !== pending) return;
          const left = timeLeft(timeoutMs, performance.now() - begin, this.#processorWait - waitBefore);
          if (left > 0) lookAfter(left);
          else this.#expire(timeoutMs);
        };
        // This thread may have been busy: an outcome that has already arrived is read before the limit applies.
        const lookAfter = (milliseconds: number) => {
          timer = setTimeout(() => setImmediate(look), milliseconds);
        };
        lookAfter(timeoutMs);
      });
    } finally {
      clearTimeout(timer);
      unwatch();
      this.#worker.unref();
    }
  }

  #settle(outcome: ThreadOutcome): void {
    this.#take()?.resolve(outcome);
  }

  #expire(timeoutMs: number): void {
    this.#fail(stepTimeout(this.#plugin.package, this.#typeId, this.#currentStep, timeoutMs));
    void this.end();
  }

  /** Keeps and reports only the first failure. */
  #fail(error: EngineError): void {
    if (this.#fault !== undefined) return;
    this.#fault = error;
    const pending = this.#take();
    if (pending !== undefined) pending.fail(error);
    else this.#onFailure(error);
  }

  /** Removes and returns the pending call. */
  #take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  #failure(what: string, cause?: unknown): EngineError {
    const isMemory = (cause as { code?: unknown } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const message = `${this.#plugin.package} ${isMemory ? 'ran out of memory' : what} in ${this.#currentStep}.`;
    return new EngineError('plugin_failed', message, {
      ...(cause === undefined ? {} : { cause }),
      ...(this.#descriptors.length === 0 || this.#typeId === undefined ? {} : { typeId: this.#typeId }),
    });
  }

  /** The plugin at work. */
  get #plugin(): PlannedPackage {
    return this.#plugins[Atomics.load(this.#notes, noteOf.plugin)] as PlannedPackage;
  }

  /** The game's number; none for formats. */
  get #typeId(): number | undefined {
    const loaded = this.#descriptors[Atomics.load(this.#notes, noteOf.plugin)];
    return loaded !== undefined && 'typeId' in loaded ? loaded.typeId : this.#plugin.typeId;
  }

  get #currentStep(): PluginStep {
    return steps[Atomics.load(this.#notes, noteOf.step)] ?? 'import';
  }

  /** Milliseconds the thread has waited for a processor since it began. */
  get #processorWait(): number {
    return processorWait(Atomics.load(this.#notes, noteOf.systemThread));
  }
}

/** Time, memory and thread limits of each game. */
export interface GameLimits extends ThreadLimits {
  /** Maximum number of threads of one isolated game. */
  readonly threads: number;
  /** Maximum number of threads for work on texts, with all games that are not isolated in each. */
  readonly textThreads: number;
}

/** The defaults of {@link GameLimits}. */
export const defaultGameLimits: GameLimits = {
  importTimeoutMs: 10_000,
  callTimeoutMs: defaultLimits.gameTimeoutMs,
  memoryMb: 256,
  threads: 2,
  textThreads: Math.max(1, availableParallelism() - 1),
};

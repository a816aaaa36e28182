import { abortedError, EngineError, isEngineError } from '../contract/errors.js';
import type { WorkOwner } from '../contract/usage.js';
import { WaitingLine } from '../host/work-turns.js';
import { linkedAbort, raceAbort } from '../lib/abort.js';
import { fingerprintFiles, type PlannedPackage } from './plan-packages.js';
import { PluginThread, type ThreadLimits } from './plugin-thread.js';
import type { CallMessage, PluginDescriptor } from './thread-message.js';

export interface ThreadPoolOptions extends ThreadLimits {
  /** Maximum number of threads, 1 or more. One is kept ready; others are started while calls wait. */
  readonly threads: number;
  /** Called with each failure, also with one in a thread while no call waits for it, such as an error in a timer. */
  readonly onFailure: (error: EngineError) => void;
}

/** A call, and what decides when and where it runs. */
export interface PooledCall extends CallMessage {
  /** The request it is for; none for a call that cannot be cancelled. */
  readonly owner?: WorkOwner | undefined;
  /** Compared with other calls that wait, in characters; default 0. */
  readonly size?: number | undefined;
  /** The text it is about. All calls about one text go to one thread, which has read it. */
  readonly about?: string | undefined;
}

/** Why a pool has no thread: none is left, and none can be started. */
export class NoThread extends Error {
  declare readonly cause: EngineError;
}

/** The thread that reads a text; none as long as the text's first call has none. */
interface Reader {
  thread?: PluginThread;
}

/** A call that needs a thread. */
interface Waiting {
  readonly reader: Reader;
  readonly owner: WorkOwner;
  readonly size: number;
  /** It stops waiting when so many calls of the pool have taken too long. */
  readonly maxTimeouts: number;
  readonly resolve: (thread: PluginThread) => void;
  readonly fail: (error: unknown) => void;
}

/** Milliseconds of idleness after which a thread beyond the first is ended. */
const idleTime = 30_000;

/** Milliseconds a call may still take when its request is over, before its thread is ended. */
const graceMs = 1_000;

/** How many calls that take too long a call waits for, per thread. */
const patience = 3;

/** For how many texts the pool knows the thread that has read them. */
const maxReaders = 64;

/** How often a plugin is loaded again when its files change while it is loaded. */
const maxFailedLoads = 5;

/**
 * Threads with the same plugins and the same code. Calls wait for their turn among those of other requests. A failed
 * thread is replaced when the next call needs it.
 */
export class ThreadPool {
  readonly #plugins: readonly PlannedPackage[];
  readonly #options: ThreadPoolOptions;
  readonly #free: PluginThread[] = [];
  readonly #line = new WaitingLine<Waiting>();
  /** By text, those used last at the end. */
  readonly #readers = new Map<string, Reader>();
  #count = 0;
  /** How many calls took too long. */
  #timeouts = 0;
  /** Digest of the files the plugins were loaded from. */
  #files: string | undefined;
  #isEnding = false;
  #shrinkTimer: NodeJS.Timeout | undefined;

  constructor(plugins: readonly PlannedPackage[], options: ThreadPoolOptions) {
    this.#plugins = plugins;
    this.#options = options;
  }

  /**
   * Runs a call in a thread. When the owner's signal fires, the call is over at once, and its thread is ended if it does
   * not get done soon.
   * @throws EngineError `plugin_failed`, `plugin_timeout`, `aborted`
   * @throws NoThread
   */
  async run(call: PooledCall): Promise<unknown> {
    const signal = call.owner?.signal;
    try {
      return await raceAbort(signal, () => this.#run(call, signal));
    } catch (error) {
      throw signal?.aborted ? abortedError(signal) : error;
    }
  }

  async #run(call: PooledCall, signal: AbortSignal | undefined): Promise<unknown> {
    const thread = await this.#acquire(call);
    const leaving = linkedAbort(signal);
    let timer: NodeJS.Timeout | undefined;
    try {
      signal?.throwIfAborted();
      leaving.signal.addEventListener('abort', () => {
        timer = setTimeout(() => void thread.end(), graceMs);
      });
      return await thread.call({ plugin: call.plugin, call: call.call, args: call.args });
    } catch (error) {
      if (isEngineError(error) && error.code === 'plugin_timeout') this.#countTimeout();
      throw error;
    } finally {
      leaving.unlink();
      clearTimeout(timer);
      this.#release(thread);
    }
  }

  /** What the plugins declare. Starts a thread. @throws NoThread */
  async descriptors(): Promise<readonly PluginDescriptor[]> {
    const thread = await this.#acquire({});
    this.#release(thread);
    return thread.descriptors;
  }

  /** Ends the threads that are free now; one with a call ends after it. */
  async end(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#shrinkTimer);
    await Promise.all(this.#free.splice(0).map((thread) => thread.end()));
  }

  async #acquire({ owner = { request: {} }, size = 0, about }: Partial<PooledCall>): Promise<PluginThread> {
    const known = about === undefined ? undefined : this.#readers.get(about);
    const isKnown = known !== undefined && known.thread?.isUsable !== false;
    const reader: Reader = isKnown ? known : {};
    if (about !== undefined) this.#remember(about, reader);
    try {
      reader.thread =
        (this.#line.length === 0 ? this.#takeFree(reader) : undefined) ??
        (await new Promise<PluginThread>((resolve, fail) => {
          const maxTimeouts = this.#timeouts + patience * this.#options.threads;
          const waiting: Waiting = { reader, owner, size, maxTimeouts, resolve, fail };
          if (this.#count < this.#options.threads && !isKnown) void this.#startFor(waiting);
          else this.#wait(waiting);
        }));
      return reader.thread;
    } catch (error) {
      if (about !== undefined && reader.thread === undefined) this.#readers.delete(about);
      throw error;
    }
  }

  #remember(text: string, reader: Reader): void {
    this.#readers.delete(text);
    this.#readers.set(text, reader);
    const oldest = this.#readers.keys().next();
    if (this.#readers.size > maxReaders && !oldest.done) this.#readers.delete(oldest.value);
  }

  /** Puts a call into the line, until it has a thread, or nobody waits for it any longer. */
  #wait(waiting: Waiting): void {
    const { owner, size, resolve, fail } = waiting;
    const leaving = linkedAbort(owner.signal);
    const entry: Waiting = {
      ...waiting,
      resolve: (thread) => {
        leaving.unlink();
        resolve(thread);
      },
      fail: (error) => {
        leaving.unlink();
        fail(error);
      },
    };
    const leave = this.#line.add(entry, owner.request, size);
    leaving.signal.addEventListener('abort', () => {
      if (leave()) fail(abortedError(owner.signal));
    });
    this.#serveSoon();
  }

  /** Calls that hang one after the other must not hold up the calls behind them for long. */
  #countTimeout(): void {
    this.#timeouts++;
    const isOver = ({ maxTimeouts }: Waiting) => maxTimeouts <= this.#timeouts;
    for (let over = this.#line.next(isOver); over !== undefined; over = this.#line.next(isOver)) {
      over.fail(this.#waitedTooLong());
    }
  }

  #waitedTooLong(): EngineError {
    const [{ package: name, typeId } = { package: '', typeId: undefined }] = this.#plugins;
    const message = `${name} had no free thread: the calls before it took too long.`;
    return new EngineError('plugin_timeout', message, typeId === undefined ? {} : { typeId });
  }

  #takeFree(reader: Reader): PluginThread | undefined {
    if (reader.thread !== undefined) {
      const place = this.#free.indexOf(reader.thread);
      return place === -1 ? undefined : this.#free.splice(place, 1)[0];
    }
    for (let free = this.#free.pop(); free !== undefined; free = this.#free.pop()) {
      if (free.isUsable) return free;
      this.#count--;
    }
    return undefined;
  }

  /** Starts a thread with the code of the first one: other code would make parts of one request differ. */
  async #start(): Promise<PluginThread> {
    this.#count++;
    try {
      for (let loads = 0; loads < maxFailedLoads; loads++) {
        const before = await this.#fingerprint();
        if (before !== (this.#files ?? before)) break;
        const thread = await PluginThread.start(this.#plugins, this.#options, this.#options.onFailure);
        if ((await this.#fingerprint()) === before) {
          this.#files = before;
          return thread;
        }
        await thread.end();
      }
      throw changed(this.#plugins);
    } catch (error) {
      this.#count--;
      throw error;
    }
  }

  async #fingerprint(): Promise<string> {
    return (await Promise.all(this.#plugins.map(fingerprintFiles))).join();
  }

  #release(thread: PluginThread): void {
    if (!thread.isUsable) {
      this.#count--;
      this.#serveNext();
      return;
    }
    if (this.#line.length === 0) {
      this.#keep(thread);
      return;
    }
    this.#free.push(thread);
    this.#serveSoon();
  }

  /** After what the callers do next: what follows a call may have the next turn. */
  #serveSoon(): void {
    if (this.#free.length > 0) setImmediate(() => this.#serve());
  }

  /** Gives the free threads to the calls whose turn it is. */
  #serve(): void {
    for (const thread of this.#free.splice(0)) {
      const next = thread.isUsable
        ? this.#line.next(({ reader }) => !reader.thread?.isUsable || reader.thread === thread)
        : undefined;
      if (next !== undefined) next.resolve(thread);
      else if (thread.isUsable) this.#keep(thread);
      else {
        this.#count--;
        this.#serveNext();
      }
    }
  }

  /** Starts a thread for the next call that waits for none of the others. */
  #serveNext(): void {
    const next = this.#line.next(({ reader }) => !reader.thread?.isUsable);
    if (next !== undefined) void this.#startFor(next);
  }

  async #startFor(waiting: Waiting): Promise<void> {
    try {
      waiting.resolve(await this.#start());
    } catch (error) {
      // The extra thread is optional: the call uses an existing one, now or when it is free.
      const free = this.#takeFree({});
      if (free !== undefined) waiting.resolve(free);
      else if (this.#count > 0 && this.#timeouts < waiting.maxTimeouts) this.#wait(waiting);
      else if (this.#count > 0) waiting.fail(this.#waitedTooLong());
      else {
        waiting.fail(new NoThread('No thread could be started.', { cause: error }));
        // The calls behind it try to start their own thread.
        this.#serveNext();
      }
    }
  }

  #keep(thread: PluginThread): void {
    if (this.#isEnding) {
      this.#count--;
      void thread.end();
      return;
    }
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

function changed(plugins: readonly PlannedPackage[]): EngineError {
  const [{ typeId } = { typeId: undefined }, ...others] = plugins;
  const names = plugins.map(({ package: name }) => name).join(', ');
  const message = `${names}: files have changed since they were loaded; reload the games.`;
  return new EngineError('plugin_failed', message, typeId === undefined || others.length > 0 ? {} : { typeId });
}

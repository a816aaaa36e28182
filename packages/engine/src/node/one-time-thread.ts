import { parentPort, Worker, workerData } from 'node:worker_threads';
import { watchMemory } from './memory-watch.js';
import { processorWait, systemThread, timeLeft } from './thread-wait.js';

/** A piece of work in a thread of its own. */
export interface ThreadWork {
  /** Path of the module that does it: it calls {@link workInThread}. */
  readonly module: string;
  /** What the work is about; cloned for the thread. */
  readonly task: unknown;
  /** What of the task is handed over instead, such as the memory of a file. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Maximum time in milliseconds, without what the thread waits for a processor, up to four times the limit. */
  readonly timeoutMs: number;
  /** MiB by which the work may grow the process. */
  readonly memoryMb: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with what the work tells before its end. */
  readonly onNews?: ((news: unknown) => void) | undefined;
}

/** Why work in a thread ended without a result. */
export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';
  /** `failed`: the work threw, or its thread ended; the cause has more. */
  readonly reason: 'timeout' | 'memory' | 'failed';

  constructor(reason: ThreadFailure['reason'], options?: ErrorOptions) {
    super(`The work in a thread ended: ${reason}.`, options);
    this.reason = reason;
  }
}

interface ThreadStart {
  readonly task: unknown;
  /** The number by which the system knows the thread. */
  readonly thread: Int32Array<SharedArrayBuffer>;
}

type ThreadNews = { readonly news: unknown } | { readonly result: unknown } | { readonly error: unknown };

const mebibyte = 1024 * 1024;

/** V8's own limit is above ours, because an allocation beyond it ends the whole process. */
const heapMb = 4096;

/** Of objects that just began, in MiB. */
const youngMb = 12;

/**
 * Does a piece of work in a new thread, which gets no environment variables, and ends it.
 * @throws ThreadFailure; the signal's reason
 */
export async function runInThread(work: ThreadWork): Promise<unknown> {
  const { module, task, transfer, timeoutMs, memoryMb, signal, onNews } = work;
  signal?.throwIfAborted();
  const thread = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(module, {
    workerData: { task, thread } satisfies ThreadStart,
    transferList: [...(transfer ?? [])],
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
  });
  let stop = () => {};
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const waited = () => processorWait(Atomics.load(thread, 0));
      const begin = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const look = () => {
        const left = timeLeft(timeoutMs, performance.now() - begin, waited());
        // This thread may have been busy: a result that has already arrived is read before the limit applies.
        if (left > 0) timer = setTimeout(() => setImmediate(look), left);
        else reject(new ThreadFailure('timeout'));
      };
      timer = setTimeout(() => setImmediate(look), timeoutMs);
      const unwatch = watchMemory({
        maxBytes: memoryMb * mebibyte,
        activity: () => worker.performance.eventLoopUtilization().active,
        end: () => reject(new ThreadFailure('memory')),
      });
      const leave = () => reject(signal?.reason);
      signal?.addEventListener('abort', leave);
      stop = () => {
        clearTimeout(timer);
        unwatch();
        signal?.removeEventListener('abort', leave);
      };
      worker.on('message', (message: ThreadNews) => {
        if ('news' in message) onNews?.(message.news);
        else if ('result' in message) resolve(message.result);
        else reject(new ThreadFailure('failed', { cause: message.error }));
      });
      worker.on('messageerror', (cause) => reject(new ThreadFailure('failed', { cause })));
      worker.on('error', (cause) => {
        const isMemory = (cause as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(new ThreadFailure(isMemory ? 'memory' : 'failed', { cause }));
      });
      worker.once('exit', () => reject(new ThreadFailure('failed')));
      // What libraries print is not the service's to print.
      worker.stdout.resume();
      worker.stderr.resume();
    });
  } finally {
    stop();
    // Not awaited: a thread blocked in the operating system ends only when that call returns.
    void worker.terminate();
  }
}

/**
 * What the module of such a thread calls: does the work, and sends its result, or what it throws, to where it was asked.
 * @param work gets the task, and a function that tells something before the end
 */
export async function workInThread(
  work: (task: unknown, tell: (news: unknown) => void) => Promise<unknown>,
): Promise<void> {
  const { task, thread } = workerData as ThreadStart;
  Atomics.store(thread, 0, systemThread());
  const send = (message: ThreadNews) => parentPort?.postMessage(message);
  try {
    send({ result: await work(task, (news) => send({ news })) });
  } catch (error) {
    send({ error });
  }
}

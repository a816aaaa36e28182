import { abortedError } from '../contract/errors.js';
import type { RequestIdentity, WorkOwner } from '../contract/usage.js';
import { linkedAbort } from '../lib/abort.js';
import { nextTurn } from '../lib/async.js';

interface Place<Work> {
  /** The request's place: all its work keeps the place of its first. */
  readonly place: number;
  /** How many binary digits its size has: work of about one size goes in order of arrival, so that what is begun ends. */
  readonly magnitude: number;
  readonly work: Work;
}

/**
 * Work that waits. Every second turn goes to the smallest, the others to the request that came first: a small text waits
 * for one step of a large text rather than for all of it, and a large text waits for at most as many small steps as it
 * has steps itself.
 */
export class WaitingLine<Work> {
  readonly #places = new WeakMap<RequestIdentity, number>();
  readonly #waiting = new Set<Place<Work>>();
  #requests = 0;
  #isForFirst = false;

  get length(): number {
    return this.#waiting.size;
  }

  /** Returns a function that takes the work out of the line; it returns false if the work has had its turn. */
  add(work: Work, request: RequestIdentity, size: number): () => boolean {
    const place = this.#places.get(request) ?? this.#requests++;
    this.#places.set(request, place);
    const entry = { place, magnitude: 32 - Math.clz32(size), work };
    this.#waiting.add(entry);
    return () => this.#waiting.delete(entry);
  }

  /** Takes out the work whose turn it is; undefined if none fits. */
  next(fits: (work: Work) => boolean = () => true): Work | undefined {
    const goesBefore = this.#isForFirst ? cameBefore : isSmaller;
    let next: Place<Work> | undefined;
    for (const entry of this.#waiting) {
      if (fits(entry.work) && (next === undefined || goesBefore(entry, next))) next = entry;
    }
    if (next === undefined) return undefined;
    this.#isForFirst = !this.#isForFirst;
    this.#waiting.delete(next);
    return next.work;
  }
}

/** Runs steps that block the thread one after the other, and yields to everything else in between. */
export function workTurns() {
  const line = new WaitingLine<() => Promise<void>>();
  let isRunning = false;
  const runAll = async () => {
    isRunning = true;
    while (line.length > 0) {
      await nextTurn();
      await line.next()?.();
    }
    isRunning = false;
  };

  /** @throws EngineError `aborted` when the signal fires before the step has begun; what the step throws */
  return async <Result>({ request, signal }: WorkOwner, size: number, work: () => Promise<Result>): Promise<Result> => {
    const leaving = linkedAbort(signal);
    try {
      return await new Promise<Result>((resolve, reject) => {
        // Async, so that work that throws synchronously does not stop the line.
        const run = async () => work().then(resolve, reject);
        const drop = line.add(() => run().catch(reject), request, size);
        const leave = () => {
          if (drop()) reject(abortedError(signal));
        };
        leaving.signal.addEventListener('abort', leave);
        if (leaving.signal.aborted) leave();
        else if (!isRunning) void runAll();
      });
    } finally {
      leaving.unlink();
    }
  };
}

// Of one request's work the smallest goes first: what was written is judged before more is written.
const cameBefore = (a: Place<unknown>, b: Place<unknown>): boolean =>
  a.place < b.place || (a.place === b.place && a.magnitude < b.magnitude);
const isSmaller = (a: Place<unknown>, b: Place<unknown>): boolean =>
  a.magnitude < b.magnitude || (a.magnitude === b.magnitude && a.place < b.place);

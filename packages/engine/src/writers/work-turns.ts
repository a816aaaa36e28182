import { abortedError } from '../contract/errors.js';
import type { RequestIdentity } from '../contract/usage.js';
import { linkedAbort } from '../lib/abort.js';
import { nextTurn } from '../lib/async.js';

/** The request a step belongs to, its size and its signal. */
interface WorkOwner {
  /** The step's request; all steps of a request keep the place in the queue of its first step. */
  readonly request: RequestIdentity;
  /** Size of the step, compared with other steps. */
  readonly size: number;
  /** Removes a waiting step from the queue at once. */
  readonly signal?: AbortSignal | undefined;
}

interface WaitingStep {
  readonly place: number;
  readonly size: number;
  run(): Promise<void>;
}

/**
 * Runs steps that block the thread one after the other, and yields to everything else in between. Every second turn
 * goes to the smallest step, the others to the request that came first: a small text waits for one step of a large text
 * rather than for all of it, and a large text waits for at most as many small steps as it has steps itself.
 */
export function workTurns() {
  const places = new WeakMap<RequestIdentity, number>();
  const waiting = new Set<WaitingStep>();
  let requests = 0;
  let isRunning = false;
  let isForSmallest = false;

  const placeOf = (request: RequestIdentity): number => {
    const place = places.get(request) ?? requests++;
    places.set(request, place);
    return place;
  };
  const takeNext = (): WaitingStep | undefined => {
    isForSmallest = !isForSmallest;
    const goesBefore = isForSmallest ? isSmaller : cameBefore;
    const [first, ...others] = waiting;
    const next = others.reduce((best, step) => (best !== undefined && goesBefore(step, best) ? step : best), first);
    if (next !== undefined) waiting.delete(next);
    return next;
  };
  const runAll = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      await nextTurn();
      await takeNext()?.run();
    }
    isRunning = false;
  };

  /** @throws EngineError `aborted` when the signal fires before the step has begun; what the step throws */
  return async <Result>({ request, size, signal }: WorkOwner, work: () => Promise<Result>): Promise<Result> => {
    const leaving = linkedAbort(signal);
    try {
      return await new Promise<Result>((resolve, reject) => {
        // Async, so that work that throws synchronously does not stop the queue.
        const run = async () => work().then(resolve, reject);
        const step: WaitingStep = { place: placeOf(request), size, run: () => run().catch(reject) };
        const leave = () => {
          if (waiting.delete(step)) reject(abortedError(signal));
        };
        waiting.add(step);
        leaving.signal.addEventListener('abort', leave);
        if (leaving.signal.aborted) leave();
        else if (!isRunning) void runAll();
      });
    } finally {
      leaving.unlink();
    }
  };
}

const cameBefore = (a: WaitingStep, b: WaitingStep): boolean => a.place < b.place;
const isSmaller = (a: WaitingStep, b: WaitingStep): boolean =>
  a.size < b.size || (a.size === b.size && cameBefore(a, b));

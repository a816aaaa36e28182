import { EngineError } from '../contract/errors.js';

/** A signal of one's own that fires with the caller's too, and lets go of that when it is no longer needed. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  /** Fires the signal, and unlinks it. */
  abort(): void;
  unlink(): void;
}

/** What follows a signal. However much it is, the signal has one listener: Node warns of a leak from the eleventh on. */
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/** `AbortSignal.any` would stay with a caller's signal that lives on; this one leaves nothing behind. */
export function linkedAbort(caller: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const unlink = caller === undefined ? () => {} : follow(caller, () => controller.abort(caller.reason));
  return {
    signal: controller.signal,
    abort: () => {
      unlink();
      controller.abort();
    },
    unlink,
  };
}

/** Runs something when a signal fires, or at once where it has; what it returns takes that back. */
function follow(signal: AbortSignal, run: () => void): () => void {
  if (signal.aborted) {
    run();
    return () => {};
  }
  const all = followers.get(signal) ?? listenTo(signal);
  all.add(run);
  return () => {
    all.delete(run);
    if (all.size > 0 || followers.get(signal) !== all) return;
    followers.delete(signal);
    signal.removeEventListener('abort', tellFollowers);
  };
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const all = new Set<() => void>();
  followers.set(signal, all);
  signal.addEventListener('abort', tellFollowers, { once: true });
  return all;
}

function tellFollowers(this: AbortSignal): void {
  const all = followers.get(this) ?? [];
  followers.delete(this);
  for (const run of all) run();
}

/** How long work may take to end by itself when the caller gives up, in milliseconds: so what it used up is still counted. */
const lastWordsMs = 250;

/**
 * The result of some work, or a failure soon after the caller gives up, whatever the work does then.
 * @throws EngineError `aborted`, and what the work throws
 */
export async function unlessAborted<Value>(
  signal: AbortSignal | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  const leaving = linkedAbort(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Value>((resolve, reject) => {
      const giveUp = () => reject(new EngineError('aborted', 'The request was given up.', { cause: signal?.reason }));
      leaving.signal.addEventListener('abort', () => {
        timer = setTimeout(giveUp, lastWordsMs);
      });
      // Nothing is begun for a caller that has gone.
      if (leaving.signal.aborted) giveUp();
      else work().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    leaving.unlink();
  }
}

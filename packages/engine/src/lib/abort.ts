/** A signal of one's own that fires with the caller's too, and lets go of that when it is no longer needed. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  /** Fires the signal, and unlinks it. */
  abort(reason?: unknown): void;
  /** Lets go of the caller's signal and of the timer. */
  unlink(): void;
}

/** When a signal fires by itself. */
export interface TimeLimit {
  /** From now; infinite for no limit. */
  readonly milliseconds: number;
  /** Makes the signal's reason. */
  reason(): unknown;
}

/**
 * Links a signal to a caller's, and to a time limit where one is given. The reason is the caller's, or the limit's.
 * `AbortSignal.any` would stay with a caller's signal that lives on; this one leaves nothing behind.
 */
export function linkedAbort(caller: AbortSignal | undefined, limit?: TimeLimit): LinkedAbort {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow = () => {};
  const unlink = () => {
    clearTimeout(timer);
    unfollow();
  };
  const abort = (reason?: unknown) => {
    unlink();
    controller.abort(reason);
  };
  unfollow = caller === undefined ? unfollow : follow(caller, () => abort(caller.reason));
  if (limit !== undefined && Number.isFinite(limit.milliseconds) && !controller.signal.aborted)
    timer = setTimeout(() => abort(limit.reason()), limit.milliseconds);
  return { signal: controller.signal, abort, unlink };
}

/**
 * The result of some work, or a failure soon after a signal fires, whatever the work does then.
 * @param work under way, or to begin; for a signal that has fired it is not begun
 * @param graceMs how long the work may take to end by itself when the signal fires, in milliseconds; 0
 * @throws the signal's reason, and what the work throws
 */
export async function raceAbort<Value>(
  signal: AbortSignal | undefined,
  work: Promise<Value> | (() => Promise<Value>),
  graceMs = 0,
): Promise<Value> {
  if (signal?.aborted) {
    // Nobody hears of its failure any more.
    if (typeof work !== 'function') work.catch(() => {});
    throw signal.reason;
  }
  const running = typeof work === 'function' ? work() : work;
  if (signal === undefined) return running;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unfollow = () => {};
  try {
    return await new Promise<Value>((resolve, reject) => {
      const leave = () => reject(signal.reason);
      unfollow = follow(signal, () => {
        if (graceMs === 0) leave();
        else timer = setTimeout(leave, graceMs);
      });
      running.then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    unfollow();
  }
}

/** Waits. @throws the signal's reason as soon as it fires */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  if (milliseconds <= 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = () =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
  await raceAbort(signal, waiting).finally(() => clearTimeout(timer));
}

/** What follows a signal. However much it is, the signal has one listener: Node warns of a leak from the eleventh on. */
const followers = new WeakMap<AbortSignal, Set<() => void>>();

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

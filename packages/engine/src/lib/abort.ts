/** A signal that also fires with the caller's signal, until it is unlinked. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  /** Fires the signal and unlinks it. */
  abort(reason?: unknown): void;
  /** Removes the listener from the caller's signal and clears the timer. */
  unlink(): void;
}

/** A time limit after which a signal fires. */
export interface TimeLimit {
  /** Counted from now; `Infinity` for no limit. */
  readonly milliseconds: number;
  /** Creates the signal's reason. */
  reason(): unknown;
}

/**
 * Links a new signal to a caller's, and to a time limit if given. The reason is the caller's or the limit's.
 * `AbortSignal.any` would stay attached to a long-lived caller's signal; this link can be removed.
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
 * Returns the result of some work, or rejects soon after a signal fires, even if the work continues.
 * @param work a promise, or a function that starts the work; not called if the signal has already fired
 * @param graceMs how long the work may take to end after the signal fires, in milliseconds; default 0
 * @throws the signal's reason, and what the work throws
 */
export async function raceAbort<Value>(
  signal: AbortSignal | undefined,
  work: Promise<Value> | (() => Promise<Value>),
  graceMs = 0,
): Promise<Value> {
  if (signal?.aborted) {
    // Prevents an unhandled rejection: nothing awaits the work.
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

/**
 * Listeners of a signal. The signal itself gets a single listener, because Node warns of a leak from the eleventh on.
 */
const followers = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls a function when a signal fires, or at once if it has already. Returns a function that unsubscribes. */
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

/** A call whose memory is watched. */
export interface WatchedWork {
  /** By how much the process may grow during the call, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds the call's thread has been busy since the thread began. */
  readonly activity: () => number;
  /** Ends the call; not awaited. */
  readonly end: () => void;
}

interface Watched extends WatchedWork {
  /** The process's memory before the call; unknown until the first check. */
  base: number | undefined;
  /** The thread's activity before the call. */
  readonly before: number;
}

/** Milliseconds between two checks. Shorter calls are never checked. */
const interval = 25;

/** Milliseconds after a call ends in which its memory becomes free, so that no other call is blamed for it. */
const pause = 200;

/** Memory a finished call may leave behind without being counted against others: a new thread takes about 20 MiB. */
const maxLeftBytes = 32 * 1024 * 1024;

/** In the order they began. */
const watched = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;
let pausedUntil = 0;

/**
 * Ends calls during which the process grows by more than `maxBytes`. It watches the process from outside because V8's
 * own limit for a thread does not count buffers, and one large allocation beyond that limit ends the whole process.
 * Concurrent calls cannot be told apart, so their limits are added up. Beyond the sum, the call whose thread was
 * busiest is ended, then memory is checked again.
 *
 * @returns stops watching
 */
export function watchMemory(work: WatchedWork): () => void {
  const entry: Watched = { ...work, base: undefined, before: work.activity() };
  watched.add(entry);
  timer ??= setInterval(look, interval).unref();
  return () => {
    if (!watched.delete(entry)) return;
    if (entry.base !== undefined) forgive(process.memoryUsage.rss() - entry.base);
    stopWhenDone();
  };
}

/** Does not count memory left by a finished call against the others. */
function forgive(growth: number): void {
  const left = Math.min(Math.max(0, growth), maxLeftBytes);
  for (const work of watched) if (work.base !== undefined) work.base += left;
}

function look(): void {
  const now = process.memoryUsage.rss();
  const most = [...watched].reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  for (const work of watched) work.base = Math.min(work.base ?? now, now);
  if (performance.now() < pausedUntil) return;
  const suspects = [...watched].filter(({ base = now }) => now - base > most);
  const [busiest] = suspects.sort((a, b) => b.activity() - b.before - (a.activity() - a.before));
  if (busiest === undefined) return;
  watched.delete(busiest);
  pausedUntil = performance.now() + pause;
  busiest.end();
  stopWhenDone();
}

function stopWhenDone(): void {
  if (watched.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

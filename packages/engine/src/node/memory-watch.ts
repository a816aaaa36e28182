/** A piece of work whose memory is watched. */
export interface WatchedWork {
  /** By how much the process may grow while it is done, in bytes. */
  readonly maxBytes: number;
  /** Milliseconds its thread has been busy since it began. */
  readonly activity: () => number;
  /** Ends it; not waited for. */
  readonly end: () => void;
}

interface Watched extends WatchedWork {
  /** The process's memory before it; unknown until the first look. */
  base: number | undefined;
  /** The thread's activity before it. */
  readonly before: number;
}

/** Milliseconds between two looks. Work that is done before the first look is never looked at. */
const interval = 25;

/** Milliseconds after a call ends in which its memory becomes free, so that no other call is blamed for it. */
const pause = 200;

/** What work that is over may leave behind without being held against the others: a new thread takes about 20 MiB. */
const maxLeftBytes = 32 * 1024 * 1024;

/** In the order they began. */
const watched = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;
let pausedUntil = 0;

/**
 * Ends work during which the process's memory grows by more than `maxBytes`. V8's own limits for a thread know nothing of
 * buffers, and a single large allocation over such a limit ends the whole process; so the memory of the process is looked at
 * from outside. Which of several works under way takes it cannot be seen: together they may take what they may take one by one;
 * beyond that the one whose thread has been busiest is ended, and then it is looked at again.
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

/** What is left of work that is over is no growth of those that go on. */
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

/** A piece of work whose memory is watched. */
interface Watched {
  readonly mostBytes: number;
  /** Resolves when its memory is free again. */
  readonly end: () => Promise<void>;
  /** The process's memory before it; unknown until the first look. */
  base: number | undefined;
}

/** Milliseconds between two looks. Work that is done before the first look is never looked at. */
const interval = 25;

/** In the order they began. */
const watched = new Set<Watched>();
let timer: NodeJS.Timeout | undefined;
let isEnding = false;

/**
 * Ends work during which the process's memory grows by more than `mostBytes`. V8's own limits for a thread know nothing of
 * buffers, and a single large allocation over such a limit ends the whole process; so the memory of the process is looked at
 * from outside. Which of several works under way takes it cannot be seen: together they may take what they may take one by one;
 * beyond that the one that began first is ended, and then it is looked at again.
 *
 * @returns stops watching
 */
export function watchMemory(mostBytes: number, end: () => Promise<void>): () => void {
  const work: Watched = { mostBytes, end, base: undefined };
  watched.add(work);
  timer ??= setInterval(look, interval).unref();
  return () => {
    watched.delete(work);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function look(): void {
  if (isEnding) return;
  const now = process.memoryUsage.rss();
  const most = [...watched].reduce((sum, { mostBytes }) => sum + mostBytes, 0);
  for (const work of watched) work.base = Math.min(work.base ?? now, now);
  const first = [...watched].find(({ base = now }) => now - base > most);
  if (first === undefined) return;
  isEnding = true;
  void first.end().finally(() => {
    isEnding = false;
  });
}

import { linkedAbort } from '../lib/abort.js';
import { AsyncQueue } from '../lib/async.js';

/** Yields values until it is done; stops when its signal fires. */
export type Source<Value> = (signal: AbortSignal) => AsyncIterable<Value>;

/**
 * Runs several sources concurrently, at most `maxRunning` at once, and yields their values in order of arrival. When
 * one fails, the others continue and the first failure is thrown at the end; after a failure that affects all sources,
 * no other source is started.
 * @param maxRunning how many run at once, 1 or more
 * @param meetsAll whether a failure affects all sources
 */
export async function* runTogether<Value>(
  sources: readonly Source<Value>[],
  maxRunning: number,
  meetsAll: (error: unknown) => boolean,
  signal?: AbortSignal,
): AsyncGenerator<Value, void, void> {
  const queue = new AsyncQueue<Value>();
  const leaving = linkedAbort(signal);
  let next = 0;
  let failure: { readonly error: unknown } | undefined;
  let isOver = false;

  const runSome = async () => {
    for (let source = sources[next++]; source !== undefined; source = sources[next++]) {
      if (isOver) return;
      try {
        for await (const value of source(leaving.signal)) queue.push(value);
      } catch (error) {
        failure ??= { error };
        isOver ||= meetsAll(error);
      }
    }
  };
  const work = Promise.all(Array.from({ length: Math.min(maxRunning, sources.length) }, runSome)).then(() =>
    queue.end(failure),
  );
  let hasEnded = false;
  try {
    yield* queue;
    hasEnded = true;
  } finally {
    // Aborting makes an exception with its stack, which nobody needs after the end.
    if (hasEnded) leaving.unlink();
    else leaving.abort();
    await work;
  }
}

import type { GenerationEvent, ProgressEvent } from '../contract/events.js';
import { linkedAbort } from '../lib/abort.js';
import { AsyncQueue } from '../lib/async.js';

/**
 * Runs a request and yields its events as they happen, `done` with the result last. Work begins with the first
 * iteration. Leaving the loop aborts the request and waits until it has stopped.
 */
export async function* eventsOf<Request extends { readonly signal?: AbortSignal | undefined }, Result, Item>(
  request: Request,
  run: (request: Request, emit: (event: ProgressEvent) => void) => Promise<Result>,
): AsyncGenerator<GenerationEvent<Result, Item>, void, void> {
  const queue = new AsyncQueue<GenerationEvent<Result, Item>>();
  const leaving = linkedAbort(request.signal);
  const work = Promise.resolve()
    // A mode does not know the item types of its games.
    .then(() =>
      run({ ...request, signal: leaving.signal }, (event) => queue.push(event as GenerationEvent<Result, Item>)),
    )
    .then(
      (result) => {
        queue.push({ type: 'done', result });
        queue.end();
      },
      (error: unknown) => queue.end({ error }),
    );
  try {
    yield* queue;
  } finally {
    leaving.abort();
    await work;
  }
}

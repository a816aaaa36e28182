import type { GenerationEvent, ProgressEvent } from '../contract/events.js';
import { linkedAbort } from '../lib/abort.js';
import { AsyncQueue } from '../lib/async.js';

/**
 * Runs a request and tells what happens: the events as they come, `done` with the result last. Work begins with the first
 * step of the loop; leaving the loop gives the request up and waits until it has stopped.
 */
export async function* eventsOf<Request extends { readonly signal?: AbortSignal | undefined }, Result, Item>(
  request: Request,
  run: (request: Request, emit: (event: ProgressEvent) => void) => Promise<Result>,
): AsyncGenerator<GenerationEvent<Result, Item>, void, void> {
  const queue = new AsyncQueue<GenerationEvent<Result, Item>>();
  const leaving = linkedAbort(request.signal);
  const work = Promise.resolve()
    // A mode does not know the types of its games' items.
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

import type { EventStream, GenerationEvent, ProgressEvent } from '../contract/events.js';
import { linkedAbort } from '../lib/abort.js';
import { AsyncQueue } from '../lib/async.js';

/** Makes a stream of a request's events, `done` with the result last; nothing runs until someone reads it. */
export function eventsOf<Request extends { readonly signal?: AbortSignal | undefined }, Result, Item>(
  request: Request,
  run: (request: Request, emit: (event: ProgressEvent) => void) => Promise<Result>,
): EventStream<Result, Item> {
  const begin = () => {
    let isOver = false;
    const queue = new AsyncQueue<GenerationEvent<Result, Item>>();
    const leaving = linkedAbort(request.signal);
    const work = async () => {
      try {
        // A mode does not know the item types of its games.
        const emit = (event: ProgressEvent) => queue.push(event as GenerationEvent<Result, Item>);
        const result = await run({ ...request, signal: leaving.signal }, emit);
        queue.push({ type: 'done', result });
        queue.end();
        return result;
      } catch (error) {
        queue.end({ error });
        throw error;
      } finally {
        isOver = true;
        leaving.unlink();
      }
    };
    const result = work();
    // Whoever reads only the events gets the error there.
    const ended = result.catch(() => {});
    const leave = async () => {
      if (!isOver) leaving.abort();
      await ended;
    };
    return { queue, result, leave };
  };
  let begun: ReturnType<typeof begin> | undefined;
  const start = () => {
    begun ??= begin();
    return begun;
  };
  async function* read() {
    const { queue, leave } = start();
    try {
      for (let events = await queue.batch(); events !== undefined; events = await queue.batch()) {
        // One by one, because handing the list to `yield*` waits twice for each.
        for (const event of events) yield event;
      }
    } finally {
      await leave();
    }
  }
  const events = read();
  return {
    get result() {
      return start().result;
    },
    [Symbol.asyncIterator]: () => events,
  };
}

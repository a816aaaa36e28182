import { once } from 'node:events';
import { addAbortSignal, type Readable, Transform, type TransformCallback } from 'node:stream';
import { finished } from 'node:stream/promises';
import { EngineError } from '@ludotext/engine';
import { raceAbort } from '@ludotext/engine/host';
import { problemBody, problemOf } from './problem.js';
import type { Context, Failure } from './request-context.js';

export interface EventStreamOptions {
  /** Milliseconds after which a silent stream sends a heartbeat. */
  readonly heartbeat: number;
  /** Maximum bytes waiting for a slow caller. */
  readonly maxWaiting: number;
  readonly requestId: string;
  /** The language of the title of a problem; English when absent. */
  readonly language?: string;
  /**
   * The number of the last event that the caller has already, of a stream that it can come back for: the failure of such
   * a stream has no number, so that the caller goes on behind the last event. Without it numbers begin with 1.
   */
  readonly after?: number;
  /** Aborts the work; the stream fails with its reason. */
  readonly signal: AbortSignal;
}

/** A response of server-sent events that has begun. */
export interface EventStream {
  readonly body: Readable;
  /** Settles when all is sent; resolves to the failure, if any, which the caller received as an event `error`. */
  readonly ended: Promise<Failure | undefined>;
}

/**
 * Sends events as they come; the last one is `done`, `error` with the body of a problem, or of a job `cancelled`. The response begins with
 * the first event, or after one heartbeat: an earlier failure can still have its own status.
 * @throws the failure before the response began
 */
export async function eventStream(
  events: AsyncIterable<ServerSentEvent>,
  options: EventStreamOptions,
): Promise<EventStream> {
  const { heartbeat, maxWaiting, signal } = options;
  const steps = events[Symbol.asyncIterator]();
  const first = raceAbort(signal, steps.next());
  await settledWithin(heartbeat, first).catch((error: unknown) => {
    void steps.return?.();
    throw error;
  });
  const body = new EventBody(heartbeat, maxWaiting, options.after);
  const failure = sendAll(first, steps, body, options);
  // Aborts a stream that is still being read; after an abort, the caller has one heartbeat's time to read the last
  // event.
  void failure.then(() => addAbortSignal(signal.aborted ? AbortSignal.timeout(heartbeat) : signal, body));
  const ended = finished(body).then(
    () => failure,
    (cause: unknown) => ({ error: new EngineError('aborted', 'The caller disconnected.', { cause }) }),
  );
  return { body, ended };
}

/** Types of events after which none comes. */
const lastTypes: ReadonlySet<string> = new Set(['done', 'error', 'cancelled']);

async function sendAll(
  first: Promise<IteratorResult<ServerSentEvent>>,
  steps: AsyncIterator<ServerSentEvent>,
  body: EventBody,
  { requestId, language, after, signal }: EventStreamOptions,
): Promise<Failure | undefined> {
  try {
    let { value, done } = await first;
    while (!done && !lastTypes.has(value.type)) {
      await raceAbort(signal, body.send(value));
      ({ value, done } = await raceAbort(signal, steps.next()));
    }
    if (done) throw new Error('The events ended without a result.');
    body.finish(value);
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    const last = { type: 'error', data: problemBody(problem, requestId, language) };
    body.finish(last, { retry: problem.retryAfter, isNumbered: after === undefined });
    return { error };
  } finally {
    // Not awaited: work that ignores the abort must not delay the end.
    void steps.return?.();
  }
}

/** Settles with the promise, or after the time. */
async function settledWithin(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const time = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, time]).finally(() => clearTimeout(timer));
}

/** Makes a stream the response. */
export function respondEvents(context: Context, { body, ended }: EventStream): void {
  context.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    // Asks proxies not to buffer events.
    'X-Accel-Buffering': 'no',
  });
  context.body = body;
  context.state.streamed = ended;
}

/**
 * Answers with the events of work that goes on when its caller leaves, and is not over before the work is.
 * @throws the failure before the response began
 */
export async function respondLasting(
  context: Context,
  { events, over }: { readonly events: AsyncIterable<ServerSentEvent>; readonly over: Promise<Failure | undefined> },
  options: EventStreamOptions,
): Promise<void> {
  const { body, ended } = await eventStream(events, options).catch(async (error: unknown) => {
    await over;
    throw error;
  });
  respondEvents(context, { body, ended: ended.then(async (failure) => (await over) ?? failure) });
}

/** One event as it is sent to the caller. */
export interface ServerSentEvent {
  readonly type: string;
  readonly data: object;
}

/** Bytes passed on at once: small enough to see whether a slow caller reads at all. */
const piece = 16_384;

/** The body of a response of server-sent events, numbered, with heartbeats when idle. */
class EventBody extends Transform {
  #count: number;
  /** Bytes waiting for the caller at the last check, after the last event was sent. */
  #unread = 0;
  readonly #silence: NodeJS.Timeout;

  /**
   * @param heartbeat milliseconds after which a silent stream sends a heartbeat
   * @param maxWaiting maximum bytes waiting for a caller; a caller above it for one heartbeat's time is disconnected,
   *   and so is one that reads nothing for that time after the last event
   * @param after the number of the last event that the caller has already
   */
  constructor(heartbeat: number, maxWaiting: number, after = 0) {
    super({ writableHighWaterMark: maxWaiting });
    this.#count = after;
    // The headers are sent with the first bytes.
    this.write(': events\n\n');
    this.#silence = setInterval(() => this.#beat(), heartbeat);
    this.once('close', () => clearInterval(this.#silence));
  }

  /** Settles when the caller can take more, possibly never. */
  async send(event: ServerSentEvent): Promise<void> {
    this.#silence.refresh();
    if (!this.write(this.#frame(event))) await once(this, 'drain');
  }

  /**
   * Sends the last event.
   * @param how `retry` is in seconds: the caller may try again after them
   */
  finish(
    event: ServerSentEvent,
    how: { readonly retry?: number | undefined; readonly isNumbered?: boolean } = {},
  ): void {
    const { retry, isNumbered = true } = how;
    this.end((retry === undefined ? '' : `retry: ${retry * 1000}\n`) + this.#frame(event, isNumbered));
    this.#silence.refresh();
    this.#unread = this.#waiting;
  }

  override _transform(frame: Buffer, _: BufferEncoding, done: TransformCallback): void {
    for (let start = 0; start < frame.length; start += piece) this.push(frame.subarray(start, start + piece));
    done();
  }

  get #waiting(): number {
    return this.readableLength + this.writableLength;
  }

  #frame({ type, data }: ServerSentEvent, isNumbered = true): string {
    // First, so that data that is no JSON uses up no number.
    const json = JSON.stringify(data);
    if (!isNumbered) return `event: ${type}\ndata: ${json}\n\n`;
    this.#count += 1;
    return `event: ${type}\nid: ${this.#count}\ndata: ${json}\n\n`;
  }

  #beat(): void {
    if (this.writableEnded ? this.#waiting >= this.#unread : this.writableNeedDrain) {
      this.destroy(new Error('The caller stopped reading.'));
    } else if (this.writableEnded) this.#unread = this.#waiting;
    else this.write(': heartbeat\n\n');
  }
}

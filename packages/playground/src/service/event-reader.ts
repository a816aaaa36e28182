import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isEventData, isEventType } from './event-shape.js';
import { isAbort, Problem, problemOfData, problemOfFailure } from './problem.js';
import type { GenerationEvent } from './wire.js';

/**
 * The events of an answer as they come, up to `done`; unknown ones are passed over.
 * @throws Problem for an `error` event, for a stream that ends before its last event, and for one that is none
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<GenerationEvent> {
  let waiting: EventSourceMessage[] = [];
  let retryAfter: number | undefined;
  const parser = createParser({
    onEvent: (event) => waiting.push(event),
    onRetry: (milliseconds) => {
      retryAfter = milliseconds / 1000;
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await readChunk(reader);
      if (done) throw new Problem('cut_off', 'The stream ended before its last event.');
      parser.feed(value);
      const messages = waiting;
      waiting = [];
      for (const message of messages) {
        const event = readEvent(message, retryAfter);
        if (event !== undefined) yield event;
        if (event?.type === 'done') return;
      }
    }
  } finally {
    // A stream that failed cannot be cancelled any more, and need not be.
    await reader.cancel().catch(() => {});
  }
}

async function readChunk(reader: ReadableStreamDefaultReader<string>): Promise<ReadableStreamReadResult<string>> {
  try {
    return await reader.read();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw problemOfFailure(error, 'cut_off');
  }
}

function readEvent({ event: type = '', data }: EventSourceMessage, retryAfter?: number): GenerationEvent | undefined {
  if (type === 'error') throw problemOfData(parse(data), retryAfter);
  if (!isEventType(type)) return undefined;
  const read = parse(data);
  if (!isEventData(type, read)) throw new Problem('unreadable', `The event ${type} is not as it should be.`);
  return { type, data: read } as GenerationEvent;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw problemOfFailure(cause, 'unreadable');
  }
}

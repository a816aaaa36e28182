import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isAbort, Problem, problemOfData, problemOfFailure } from './problem.js';
import { type Check, listOf, number, object, optional, shape, text, valuesOf } from './shapes.js';
import type { GenerationEvent } from './wire.js';

/** One event of a stream. */
interface StreamEvent {
  readonly type: string;
  readonly data: unknown;
}

/**
 * The events of a response as they arrive, up to `done`; unknown ones are skipped.
 * @param shapes what is relied on in the data of each known event
 * @throws Problem for an `error` event, for a stream that ends before its last event, and for anything but a stream of
 *   events
 */
export async function* readEvents<Event extends StreamEvent>(
  { body, headers }: Response,
  shapes: Readonly<Record<Event['type'], Check>>,
): AsyncGenerator<Event> {
  if (body === null || headers.get('Content-Type')?.startsWith('text/event-stream') !== true) {
    throw new Problem('unreadable', 'The response is not an event stream.');
  }
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
        const event = readEvent(message, shapes, retryAfter);
        if (event !== undefined) yield event as Event;
        if (event?.type === 'done') return;
      }
    }
  } finally {
    // A failed stream cannot be cancelled, and need not be.
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

function readEvent(
  { event: type = '', data }: EventSourceMessage,
  shapes: Readonly<Record<string, Check>>,
  retryAfter?: number,
): StreamEvent | undefined {
  if (type === 'error') throw problemOfData(parse(data), retryAfter);
  const fits = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (fits === undefined) return undefined;
  const read = parse(data);
  if (!fits(read)) throw new Problem('unreadable', `The event ${type} is malformed.`);
  return { type, data: read };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw problemOfFailure(cause, 'unreadable');
  }
}

// The data of each event of a generation request.

const scores = listOf(shape({ type_id: number, score: number, reason: text }));
const gameError = shape({ type_id: number, code: text, message: text });
const rejected = shape({ type_id: number, findings: listOf(shape({ message: text })) });
const usage = shape({ total_tokens: number, calls: number });
const warning = shape({ type_id: optional(number), code: text, message: text, line: optional(number) });
const items = listOf(object);
const common = shape({
  warnings: listOf(warning),
  language: text,
  token_usage: usage,
  llm: text,
  rejected: optional(listOf(rejected)),
});
const several = shape({
  games: listOf(number),
  game_scores: scores,
  results: valuesOf(items),
  errors: listOf(gameError),
});
const ofOneGame = shape({ type_id: number, items });

/** What is relied on in the events of a generation request. */
export const generationEvents: Readonly<Record<GenerationEvent['type'], Check>> = {
  analysis: shape({ game_scores: scores, games: listOf(number) }),
  choice: shape({ type_id: number, reason: text }),
  item: shape({ type_id: number, index: number, item: object }),
  rejected,
  retry: shape({ what: text, attempt: number, type_id: optional(number), wanted: optional(number) }),
  game: shape({ type_id: number, kept: number, error: optional(gameError) }),
  usage: shape({ token_usage: usage }),
  done: (value) => common(value) && (several(value) || ofOneGame(value)),
};

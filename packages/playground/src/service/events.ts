import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { isAbort, Problem, problemOfData, problemOfFailure } from './problem.js';
import type { GenerationEvent } from './wire.js';

/**
 * The events of a response as they arrive, up to `done`; unknown ones are skipped.
 * @throws Problem for an `error` event, for a stream that ends before its last event, and for anything but a stream of
 *   events
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

function readEvent({ event: type = '', data }: EventSourceMessage, retryAfter?: number): GenerationEvent | undefined {
  if (type === 'error') throw problemOfData(parse(data), retryAfter);
  if (!isEventType(type)) return undefined;
  const read = parse(data);
  if (!isEventData(type, read)) throw new Problem('unreadable', `The event ${type} is malformed.`);
  return { type, data: read } as GenerationEvent;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw problemOfFailure(cause, 'unreadable');
  }
}

// The members of an event that the page relies on. A proxy may change responses, and third-party games fill them: a
// malformed event becomes the problem `unreadable` here, before it breaks a view.

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = Number.isFinite;
const object: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const valuesOf =
  (check: Check): Check =>
  (value) =>
    object(value) && Object.values(value as object).every(check);
const shape =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    object(value) && Object.entries(members).every(([name, check]) => check((value as Record<string, unknown>)[name]));

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

const shapes: Readonly<Record<GenerationEvent['type'], Check>> = {
  analysis: shape({ game_scores: scores, games: listOf(number) }),
  choice: shape({ type_id: number, reason: text }),
  item: shape({ type_id: number, index: number, item: object }),
  rejected,
  retry: shape({ what: text, attempt: number, type_id: optional(number), wanted: optional(number) }),
  game: shape({ type_id: number, kept: number, error: optional(gameError) }),
  usage: shape({ token_usage: usage }),
  done: (value) => common(value) && (several(value) || ofOneGame(value)),
};

/** Whether an event type is known. */
function isEventType(type: string): type is GenerationEvent['type'] {
  return Object.hasOwn(shapes, type);
}

/** Whether an event's data has the members that the page relies on. */
function isEventData(type: GenerationEvent['type'], data: unknown): boolean {
  return shapes[type](data);
}

import { createHash } from 'node:crypto';
import Router, { type RouterMiddleware } from '@koa/router';
import type { DocumentText, ReadProgress } from '@ludotext/documents';
import { type Engine, isEngineError } from '@ludotext/engine';
import { detectLanguage } from '@ludotext/engine/game';
import { linkedAbort, raceAbort, say, translated } from '@ludotext/engine/host';
import type { DocumentResponse } from '@ludotext/wire';
import PQueue from 'p-queue';
import type { Admission } from '../bounds/admission.js';
import { type Idempotency, idempotencyKeyOf, lastOf } from '../bounds/idempotency.js';
import { type DocumentBody, readDocumentBody } from '../http/body.js';
import { respondLasting, type ServerSentEvent } from '../http/event-stream.js';
import { acceptedType, events, json, messageLanguageOf } from '../http/negotiation.js';
import { Problem } from '../http/problem.js';
import { endWithCaller, type RequestState, whenOver } from '../http/request-context.js';
import type { Settings } from '../settings/settings.js';

/** Reads documents for the routes, so many at once as the settings say. */
export interface DocumentDesk {
  /**
   * @param part index of the part that is wanted
   * @throws EngineError as `readDocument` of @ludotext/documents
   */
  read(
    document: Omit<DocumentBody, 'fields'>,
    how: {
      readonly part?: number | undefined;
      readonly signal: AbortSignal;
      readonly onProgress?: (progress: ReadProgress) => void;
    },
  ): Promise<DocumentResponse>;
}

export type DocumentSettings = Pick<
  Settings,
  | 'LUDOTEXT_MAX_DOCUMENT'
  | 'LUDOTEXT_MAX_DOCUMENT_TEXT'
  | 'LUDOTEXT_DOCUMENT_SECONDS'
  | 'LUDOTEXT_DOCUMENT_MEMORY_MB'
  | 'LUDOTEXT_DOCUMENTS_AT_ONCE'
>;

/** Nothing of the readers is loaded before the first document comes. */
export function documentDesk(settings: DocumentSettings): DocumentDesk {
  const queue = new PQueue({ concurrency: settings.LUDOTEXT_DOCUMENTS_AT_ONCE });
  const limits = {
    maxBytes: settings.LUDOTEXT_MAX_DOCUMENT,
    maxText: settings.LUDOTEXT_MAX_DOCUMENT_TEXT,
    timeoutMs: settings.LUDOTEXT_DOCUMENT_SECONDS * 1000,
    memoryMb: settings.LUDOTEXT_DOCUMENT_MEMORY_MB,
  };
  return {
    read: ({ bytes, type, name }, { part, signal, onProgress }) =>
      queue.add(
        async () => {
          const { placeLabel, readDocument } = await import('@ludotext/documents');
          const document = await readDocument(bytes, { type, name, part, signal, onProgress, limits });
          return responseOf(document, placeLabel);
        },
        { signal },
      ),
  };
}

function responseOf(
  document: DocumentText,
  placeLabel: typeof import('@ludotext/documents')['placeLabel'],
): DocumentResponse {
  const { type, title, text, places, parts, report } = document;
  const detected = detectLanguage(text);
  const language = detected === 'und' ? (document.language ?? detected) : detected;
  return {
    success: true,
    type,
    ...(title === undefined ? {} : { title }),
    language,
    text,
    places: places.map(({ start, end, name }) => ({ start, end, label: placeLabel(name, language) })),
    parts: [...parts],
    report: report.map(({ name, characters, problem }) => ({
      ...(name === undefined ? {} : { place: placeLabel(name, language) }),
      characters,
      ...(problem === undefined ? {} : { problem_code: problem }),
    })),
  };
}

export interface DocumentRoutesOptions {
  readonly settings: DocumentSettings & Pick<Settings, 'LUDOTEXT_HEARTBEAT_SECONDS' | 'LUDOTEXT_STREAM_BUFFER'>;
  readonly desk: DocumentDesk;
  /** Aborts the requests under way, with its reason. */
  readonly stopping: AbortSignal;
  /** The rate limit; checked before the body is read. */
  readonly rate: RouterMiddleware<RequestState>;
  readonly admission: Admission;
  readonly idempotency: Idempotency;
}

/** `POST /documents`: a document as text, with what could not be read of it. */
export function documentRoutes(
  engine: Engine,
  { settings, desk, stopping, rate, admission, idempotency }: DocumentRoutesOptions,
): Router<RequestState> {
  return new Router<RequestState>({ sensitive: true, strict: true }).post('/documents', rate, (context) =>
    admission.admit(
      context,
      async () => {
        const type = acceptedType(context, json, events);
        const key = idempotencyKeyOf(context);
        const document = await readDocumentBody(context.req, settings.LUDOTEXT_MAX_DOCUMENT);
        const [other] = Object.keys(document.fields);
        if (other !== undefined) throw unknownPart(other);
        return { type, key, document };
      },
      async ({ type, key, document }) => {
        const ends = linkedAbort(stopping);
        // A caller with a key comes back for the answer: a disconnect does not end the reading.
        const signal = endWithCaller(context, key === undefined ? ends : linkedAbort(ends.signal));
        const language = messageLanguageOf(context, engine.registry);
        const answer = async (onProgress?: (progress: ReadProgress) => void) =>
          withSentences(
            await desk.read(document, { signal: ends.signal, ...(onProgress === undefined ? {} : { onProgress }) }),
            language,
          );
        const respond = async () => {
          const { bytes, type: named, name } = document;
          const content = [createHash('sha256').update(bytes).digest('base64url'), named, name];
          const told = () => tell(answer);
          const work =
            key === undefined
              ? { events: told(), over: Promise.resolve(undefined) }
              : await idempotency.once(context, { key, route: 'documents', content }, ends.signal, told);
          if (type === json) {
            context.body = await raceAbort(ends.signal, lastOf(work.events));
            signal.throwIfAborted();
            return;
          }
          const options = {
            heartbeat: settings.LUDOTEXT_HEARTBEAT_SECONDS * 1000,
            maxWaiting: settings.LUDOTEXT_STREAM_BUFFER,
            requestId: context.state.requestId,
            language,
            signal,
          };
          await respondLasting(context, work, options);
        };
        await whenOver(context, respond, ends.unlink);
      },
    ),
  );
}

/** The progress as it comes, of which a slow caller gets the latest, and then the document. */
async function* tell(
  answer: (onProgress: (progress: ReadProgress) => void) => Promise<object>,
): AsyncGenerator<ServerSentEvent> {
  let latest: ReadProgress | undefined;
  let wake = () => {};
  const reading = answer((progress) => {
    latest = progress;
    wake();
  });
  const done = reading.then(() => undefined);
  // Its error is thrown below.
  done.catch(() => {});
  for (;;) {
    const news = new Promise<'news'>((resolve) => {
      wake = () => resolve('news');
    });
    if (latest !== undefined) {
      yield { type: 'progress', data: latest };
      latest = undefined;
    }
    if ((await Promise.race([done, news])) === undefined) break;
  }
  yield { type: 'done', data: await reading };
}

function withSentences(response: DocumentResponse, language: string): DocumentResponse {
  const report = response.report.map((line) =>
    line.problem_code === undefined
      ? line
      : { ...line, problem: translated(say('place_problem', { case: line.problem_code }), language) },
  );
  return { ...response, report };
}

function unknownPart(name: string): Problem {
  const message = `There is no part ${name.slice(0, 64)} here; the part is document.`;
  return new Problem('invalid_request', message, { errors: [{ message, pointer: `/${name.slice(0, 64)}` }] });
}

/**
 * The body of a generate route from a form: its fields, and the text and places of its document.
 * @param isText whether a field takes a text as it is; the others are JSON
 * @throws Problem `invalid_request`; EngineError as {@link DocumentDesk.read}, and `text_too_long` with the parts that
 *   there are
 */
export async function bodyOfForm(
  { fields, ...document }: DocumentBody,
  how: {
    readonly desk: DocumentDesk;
    readonly signal: AbortSignal;
    readonly maxText: number;
    readonly isText: (name: string, value: string) => boolean;
  },
): Promise<object> {
  const { desk, signal, maxText, isText } = how;
  const { part: wanted, ...others } = fields;
  if ('text' in others || 'places' in others) {
    const message = 'document and text exclude each other: send one of the two.';
    throw new Problem('invalid_request', message, { errors: [{ message, pointer: '/text' }] });
  }
  const part = wanted === undefined ? undefined : Number(wanted);
  if (part !== undefined && !(/^\d{1,6}$/.test(wanted ?? '') && Number.isSafeInteger(part))) {
    const message = 'part: must be a whole number from 0, the index of a part.';
    throw new Problem('invalid_request', message, { errors: [{ message, pointer: '/part' }] });
  }
  const read = await desk.read(document, { part, signal }).catch((error: unknown) => {
    if (isEngineError(error) && error.params.case === 'no_such_part') {
      throw new Problem('invalid_request', error.message, { errors: [{ message: error.message, pointer: '/part' }] });
    }
    throw error;
  });
  const { text, places, parts } = read;
  if (text.length > maxText && parts.length > 0) throw tooLong(read, maxText);
  const values = Object.entries(others).map(([name, value]) => [name, isText(name, value) ? value : jsonOf(value)]);
  return { ...Object.fromEntries(values), text, ...(places.length === 0 ? {} : { places }) };
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    // The schema says what it should be.
    return value;
  }
}

function tooLong({ text, parts }: DocumentResponse, max: number): Problem {
  const message = `The document has ${text.length} characters, the limit is ${max}. Choose one of its ${parts.length} parts with the field part.`;
  const errors = parts.map(({ title, start, end }, index) => ({
    message: `part ${index}: ${title} (${end - start} characters)`,
    pointer: '/part',
  }));
  return new Problem('text_too_long', message, { errors, errorsTotal: errors.length });
}

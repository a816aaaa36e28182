import { readEvents } from './events.js';
import { Problem } from './problem.js';
import type { Connection } from './service.js';
import { listOf, number, optional, shape, text } from './shapes.js';

/** Where a stretch of a text stands in its document. */
export interface Place {
  /** Offsets in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Such as `page 12`, in the document's language. */
  readonly label: string;
}

/** A chapter, or another part of a document that makes sense by itself. */
export interface DocumentPart {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** What was read of a page, a slide or a chapter. */
export interface PlaceReport {
  readonly place?: string;
  readonly characters: number;
  /** Why it gave less text than it shows, as a sentence and its code. */
  readonly problem?: string;
  readonly problem_code?: string;
}

/** The response of `POST /documents`, as far as the page reads it. */
export interface DocumentText {
  /** Such as `pdf`. */
  readonly type: string;
  readonly title?: string;
  /** BCP 47 tag. */
  readonly language?: string;
  readonly text: string;
  readonly places: readonly Place[];
  readonly parts: readonly DocumentPart[];
  readonly report: readonly PlaceReport[];
}

/** How far it is: the share of the file that is sent, from 0 to 1; then the pages, slides or chapters that are read. */
export type ReadingProgress = { readonly sent: number } | { readonly read: number; readonly of: number };

type DocumentEvent =
  | { readonly type: 'progress'; readonly data: { readonly read: number; readonly of: number } }
  | { readonly type: 'done'; readonly data: DocumentText };

const documentEvents = {
  progress: shape({ read: number, of: number }),
  done: shape({
    type: text,
    title: optional(text),
    language: optional(text),
    text,
    places: listOf(shape({ start: number, end: number, label: text })),
    parts: listOf(shape({ title: text, start: number, end: number })),
    report: listOf(shape({ place: optional(text), characters: number, problem: optional(text) })),
  }),
};

/** What a service without the route answers, and what a broken connection means for a document: nothing of it is kept. */
const ownCodes: Readonly<Record<string, string>> = {
  not_found: 'documents_not_read',
  method_not_allowed: 'documents_not_read',
  not_acceptable: 'documents_not_read',
  unsupported_media_type: 'documents_not_read',
  body_too_large: 'document_too_large',
  cut_off: 'unreachable',
};

/** Has a document read by the service. @throws Problem, and an `AbortError` when stopped */
export async function readDocument(
  connection: Pick<Connection, 'send'>,
  file: File,
  tell: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<DocumentText> {
  const body = new FormData();
  body.append('document', file);
  const headers = { Accept: 'text/event-stream' };
  try {
    const how = sending((sent) => tell({ sent }));
    const response = await connection.send('/documents', { method: 'POST', body, headers, signal }, how);
    for await (const { type, data } of readEvents<DocumentEvent>(response, documentEvents)) {
      if (type === 'done') return data;
      tell(data);
    }
    throw new Problem('unreachable', 'The stream ended before its last event.');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, message, requestId, retryAfter } = error;
    const more = { ...(requestId === undefined ? {} : { requestId }), retryAfter, cause: error };
    throw new Problem(ownCodes[code] ?? code, message, more);
  }
}

/** A `fetch` that tells how much of the body is sent, which the browser's own cannot. */
function sending(tell: (share: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      new Headers(headers).forEach((value, name) => void request.setRequestHeader(name, value));
      const stop = () => request.abort();
      signal?.addEventListener('abort', stop);
      request.onloadend = () => signal?.removeEventListener('abort', stop);
      request.upload.onprogress = ({ loaded, total }) => tell(total === 0 ? 1 : loaded / total);
      let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
      let seen = 0;
      const arrived = () => {
        const part = request.responseText.slice(seen);
        seen += part.length;
        if (part !== '') controller?.enqueue(new TextEncoder().encode(part));
      };
      const fail = (reason: unknown) => {
        reject(reason);
        controller?.error(reason);
        controller = undefined;
      };
      request.onreadystatechange = () => {
        if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED || request.status === 0) return;
        const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
          start: (begun) => {
            controller = begun;
          },
          cancel: () => {
            controller = undefined;
            stop();
          },
        });
        resolve(new Response(stream, { status: request.status, headers: headersOf(request) }));
      };
      request.onprogress = arrived;
      request.onload = () => {
        arrived();
        controller?.close();
      };
      request.onerror = () => fail(new TypeError('The connection broke.'));
      request.onabort = () => fail(signal?.reason);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...values] = line.split(': ');
    if (name !== undefined && name !== '') headers.append(name, values.join(': '));
  }
  return headers;
}

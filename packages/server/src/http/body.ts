import type { IncomingMessage } from 'node:http';
import { EngineError } from '@ludotext/engine';
import readRaw from 'raw-body';
import { Problem } from './problem.js';

/** A setting that bounds bodies. */
export type BodySetting =
  | 'LUDOTEXT_MAX_BODY'
  | 'LUDOTEXT_MAX_SET'
  | 'LUDOTEXT_MAX_IMPORT'
  | 'LUDOTEXT_MAX_BATCH_BODY'
  | 'LUDOTEXT_MAX_DOCUMENT';

/**
 * Reads a request's body as JSON.
 * @param limit maximum body size, in bytes
 * @param setting the setting that holds the limit, for the error
 * @throws Problem `unsupported_media_type`, `body_too_large`, `invalid_json`, `too_deep`, `invalid_request`;
 *   EngineError `aborted` when the caller disconnects
 */
export async function readJson(
  request: IncomingMessage,
  limit: number,
  setting: BodySetting = 'LUDOTEXT_MAX_BODY',
): Promise<unknown> {
  checkMediaType(request);
  return parseJson(decode(await readBytes(request, limit, setting)));
}

/**
 * Reads the body of a route that needs none: empty, or an empty JSON object.
 * @throws as {@link readJson}, and `invalid_request` for a field
 */
export async function readNoBody(request: IncomingMessage, limit: number): Promise<void> {
  const isDeclared = request.headers['content-type'] !== undefined || request.headers['content-encoding'] !== undefined;
  if (isDeclared) checkMediaType(request);
  const bytes = await readBytes(request, limit, 'LUDOTEXT_MAX_BODY');
  if (bytes.length === 0) return;
  if (!isDeclared) checkMediaType(request);
  const body = parseJson(decode(bytes));
  const isEmpty = typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
  if (!isEmpty) throw new Problem('invalid_request', 'This route takes no fields. Send no body, or {}.');
}

function checkEncoding({ headers }: IncomingMessage, what: 'JSON' | 'document'): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported_media_type', `Compressed bodies are not read. Send the ${what} as it is.`);
  }
}

function checkMediaType(request: IncomingMessage): void {
  checkEncoding(request, 'JSON');
  const { headers } = request;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8) {
    throw new Problem('unsupported_media_type', 'The body must be JSON in UTF-8, with Content-Type: application/json.');
  }
}

/** A document as it came, and the fields beside it. */
export interface DocumentBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The media type that the caller gives it. */
  readonly type: string | undefined;
  /** The name of its file. */
  readonly name: string | undefined;
  /** The other parts of a form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether a request brings a form. */
export const isForm = ({ headers }: IncomingMessage) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Reads a document: the part `document` of a form, or the bytes of the body with their media type.
 * @param limit maximum body size, in bytes
 * @throws Problem `unsupported_media_type`, `body_too_large`, `invalid_request`; EngineError `aborted`
 */
export async function readDocumentBody(request: IncomingMessage, limit: number): Promise<DocumentBody> {
  const type = request.headers['content-type'];
  checkEncoding(request, 'document');
  if (type === undefined || /^application\/(?:json|x-www-form-urlencoded)\b/i.test(type)) {
    const message =
      'A document comes as the part document of multipart/form-data, or as its bytes with their own media type in Content-Type.';
    throw new Problem('unsupported_media_type', message);
  }
  const bytes = new Uint8Array(await readBytes(request, limit, 'LUDOTEXT_MAX_DOCUMENT'));
  if (!isForm(request)) return { bytes, type, name: undefined, fields: {} };
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'Content-Type': type ?? '' } }).formData();
  } catch (cause) {
    throw new Problem('invalid_request', 'The body is no valid multipart/form-data.', { cause });
  }
  const fields: Record<string, string> = {};
  let file: File | undefined;
  for (const [name, value] of form) {
    if (Object.hasOwn(fields, name) || (name === 'document' && file !== undefined)) {
      throw new Problem('invalid_request', `The form has several parts ${name.slice(0, 64)}. Send one.`);
    }
    if (name === '__proto__') throw new Problem('invalid_request', 'A field must not be named __proto__.');
    if (name === 'document') file = typeof value === 'string' ? new File([value], '') : value;
    else if (typeof value === 'string') fields[name] = value;
    else
      throw new Problem('invalid_request', `The part ${name.slice(0, 64)} is a file. A document is the part document.`);
  }
  if (file === undefined) {
    throw new Problem('invalid_request', 'The form has no part document. Send the file as the part document.', {
      errors: [{ message: 'document is required.', pointer: '/document' }],
    });
  }
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: file.type || undefined,
    name: file.name || undefined,
    fields,
  };
}

async function readBytes(request: IncomingMessage, limit: number, setting: BodySetting): Promise<Buffer> {
  try {
    return await readRaw(request, { limit, length: request.headers['content-length'] ?? null });
  } catch (cause) {
    // The connection has already found the request faulty.
    if (cause instanceof Problem) throw cause;
    const { type } = cause as { type?: unknown };
    if (type === 'request.aborted') throw new EngineError('aborted', 'The caller disconnected.', { cause });
    if (type !== 'entity.too.large') {
      throw new Problem('invalid_json', 'The body ended before it was complete.', { cause });
    }
    throw new Problem('body_too_large', `The body has more than ${limit} bytes. Send less, or raise ${setting}.`);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new Problem('invalid_json', 'The body is not valid UTF-8.', { cause });
  }
}

function parseJson(text: string): unknown {
  checkNesting(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // JSON.parse quotes the text in its message, so its error is dropped.
    throw new Problem('invalid_json', text.trim() === '' ? 'The body is empty.' : 'The body is not valid JSON.');
  }
  refusePrototype(value);
  return value;
}

/** A field named `__proto__` can only be an attack on code that copies objects. */
function refusePrototype(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) {
    throw new Problem('invalid_request', 'A field must not be named __proto__.');
  }
  for (const member of Object.values(value)) refusePrototype(member);
}

/** Maximum nesting of objects and arrays in a body. */
const maxDepth = 32;

/**
 * Checks the nesting before anything recursive reads the text: one pass, constant memory.
 * @throws Problem `too_deep`
 */
function checkNesting(text: string): void {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > maxDepth) throw new Problem('too_deep', `The body nests deeper than ${maxDepth} levels.`);
    } else if (character === ']' || character === '}') depth -= 1;
  }
}

import type { IncomingMessage } from 'node:http';
import { EngineError } from '@ludotext/engine';
import readRaw from 'raw-body';
import { Problem } from './problem.js';

/** A setting that bounds bodies. */
export type BodySetting = 'LUDOTEXT_MAX_BODY' | 'LUDOTEXT_MAX_SET' | 'LUDOTEXT_MAX_IMPORT' | 'LUDOTEXT_MAX_BATCH_BODY';

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

function checkMediaType({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported_media_type', 'Compressed bodies are not read. Send the JSON as it is.');
  }
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !isUtf8) {
    throw new Problem('unsupported_media_type', 'The body must be JSON in UTF-8, with Content-Type: application/json.');
  }
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

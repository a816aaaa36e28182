import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from './request-context.js';

/** The encodings, the shortest first. */
const encodings = ['br', 'gzip'] as const;

/** Of the eleven levels of Brotli: the best one packs 8 % better, and takes fifty times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/** Shortest text that is worth packing, in UTF-16 units. */
const minLength = 1_000;

/** Maximum number of packed texts kept; those that were not asked for the longest go first. */
const maxKept = 200;

/** By encoding and hash of the text. */
const kept = new Map<string, Promise<Buffer>>();

/**
 * Responds with a text that the same caller will ask for again, such as a player or a list of games. It is tagged by its
 * content and not sent to a caller who has it already; packed as the caller takes it, each text once.
 *
 * @param text not a secret, and not made of what the caller sends: its packed length tells of it
 * @param mediaType with its charset
 */
export async function respondPacked(context: Context, text: string, mediaType: string): Promise<void> {
  context.vary('Accept-Encoding');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Caches of several callers keep nothing that was asked for with a key.
  context.set({ 'Cache-Control': 'no-cache', ETag: `W/"${hash}"` });
  context.status = 200;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  context.type = mediaType;
  const encoding = encodings.find((each) => context.acceptsEncodings(each, 'identity') === each);
  if (encoding === undefined || text.length < minLength) {
    context.body = text;
    return;
  }
  context.body = await packedOnce(text, encoding, hash);
  context.set('Content-Encoding', encoding);
}

function packedOnce(text: string, encoding: keyof typeof packers, hash: string): Promise<Buffer> {
  const key = `${encoding} ${hash}`;
  const packed = kept.get(key) ?? packers[encoding](text);
  kept.delete(key);
  kept.set(key, packed);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return packed;
}

/** Responds with JSON in the same way. */
export function respondPackedJson(context: Context, value: object): Promise<void> {
  return respondPacked(context, JSON.stringify(value), 'application/json; charset=utf-8');
}

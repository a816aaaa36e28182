import { readSet, type SetDocument, SetError } from './set.js';

/** Maximum characters of a set in a link. */
export const maxLinkLength = 8_000;
/** Maximum bytes of what a link holds, inflated. */
const maxInflated = 1_048_576;

/**
 * A set as the part of a link behind `#`: base64url of its JSON, compressed. Only what playing needs is in it: no
 * source text, no notes.
 * @throws SetError `too_long` for more than {@link maxLinkLength} characters
 */
export async function packSet({ ludotext, title, language, games }: SetDocument): Promise<string> {
  const shared = { ludotext, title, language, games: games.map(sharedGame) };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = base64url(
    await readAll(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY),
  );
  if (packed.length > maxLinkLength) {
    throw new SetError('too_long', `The set takes ${packed.length} characters; a link holds ${maxLinkLength}.`);
  }
  return packed;
}

/**
 * The set that {@link packSet} put into a link, read as what anybody may have written.
 * @throws SetError
 */
export async function unpackSet(packed: string): Promise<SetDocument> {
  if (packed.length > maxLinkLength) throw new SetError('too_large', 'The link is longer than a link may be.');
  const inflating = through(fromBase64url(packed), new DecompressionStream('deflate-raw'));
  const bytes = await readAll(inflating, maxInflated).catch((error: unknown) => {
    throw error instanceof SetError ? error : damaged();
  });
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw damaged();
  }
  return readSet(json);
}

/** What tells who made the items, and how, stays at home; so do ids, which are made of the content anyway. */
function sharedGame({ game_type, type_id, item_version, items }: SetDocument['games'][number]) {
  return { game_type, type_id, item_version, items: items.map(({ id: _, ...item }) => item) };
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

/**
 * All bytes of a stream; one with more is cancelled at once, so that a bomb goes off nowhere.
 * @throws SetError `too_large`
 */
export async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      throw new SetError('too_large', `The set is larger than ${most} bytes.`);
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function base64url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw damaged();
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

function damaged(): SetError {
  return new SetError('damaged', 'The link is cut off, or holds no set.');
}

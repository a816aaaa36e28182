import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Source, unreadable } from './reader.js';

/**
 * A ZIP file in memory, whose texts are unpacked when they are read. What is unpacked is bounded all together, however
 * often and whichever entries are read.
 */
export interface Archive {
  /** Of all entries, in the file's order. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /**
   * The text of an entry, piece by piece, decoded as its first bytes say: UTF-16, what an XML declaration names, or
   * UTF-8.
   * @throws EngineError `unreadable_document`: `damaged` where there is no such entry, or it is broken; `encrypted`;
   *   `unpacks`
   */
  pieces(name: string): AsyncIterable<string>;
  /** The text of an entry as a whole, of 32 MiB at most. @throws EngineError as `pieces` */
  text(name: string): Promise<string>;
}

const maxEntries = 20_000;

/** Maximum length of an entry that is read as a whole, in UTF-16 units. */
const maxWhole = 32 * 1024 * 1024;

/**
 * Reads the list of a ZIP file's entries. A name that leads out of the archive makes it damaged.
 * @throws EngineError `unreadable_document`: `damaged`, or `unpacks` for more than 20,000 entries
 */
export async function openArchive({ bytes, maxUnpacked }: Pick<Source, 'bytes' | 'maxUnpacked'>): Promise<Archive> {
  const { zip, entries } = await listed(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  let unpacked = 0;

  async function* unpack(entry: Entry): AsyncIterable<Uint8Array> {
    if (unpacked + entry.uncompressedSize > maxUnpacked) throw unreadable('unpacks');
    const stream = await zip.openReadStreamPromise(entry).catch(damaged);
    try {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        // yauzl sees to it that there is not more than the entry's size.
        unpacked += chunk.length;
        yield chunk;
      }
    } catch {
      throw unreadable('damaged');
    }
  }

  async function* pieces(name: string): AsyncIterable<string> {
    const entry = entries.get(name);
    if (entry === undefined) throw unreadable('damaged');
    if (entry.isEncrypted()) throw unreadable('encrypted');
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    for await (const chunk of unpack(entry)) {
      decoder ??= decoderOf(chunk);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
  }

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    pieces,
    async text(name) {
      if ((entries.get(name)?.uncompressedSize ?? 0) > maxWhole) throw unreadable('unpacks');
      let text = '';
      for await (const piece of pieces(name)) text += piece;
      return text;
    },
  };
}

/**
 * The name of the entry that a reference leads to, without its query and fragment: `../media/a.xml` in `ppt/slides/b.xml`
 * is `ppt/media/a.xml`.
 * @param from name of the entry in which it stands
 * @returns undefined for an address that is not in the archive
 */
export function entryName(from: string, reference: string): string | undefined {
  const root = 'archive://in/';
  const base = root + from.split('/').map(encodeURIComponent).join('/');
  if (!URL.canParse(reference, base)) return undefined;
  const { href, pathname } = new URL(reference, base);
  if (!href.startsWith(root)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined;
  }
}

async function listed(buffer: Buffer): Promise<{ zip: ZipFile; entries: ReadonlyMap<string, Entry> }> {
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false }).catch(damaged);
  if (zip.entryCount > maxEntries) throw unreadable('unpacks');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch {
    throw unreadable('damaged');
  }
  return { zip, entries };
}

function damaged(): never {
  throw unreadable('damaged');
}

function decoderOf(start: Uint8Array): InstanceType<typeof TextDecoder> {
  const [first, second] = start;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  const head = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const named = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(head)?.[1] ?? 'utf-8';
  try {
    // What can be read as ASCII is not UTF-16.
    return new TextDecoder(/^utf-?16/i.test(named) ? 'utf-8' : named);
  } catch {
    return new TextDecoder('utf-8');
  }
}

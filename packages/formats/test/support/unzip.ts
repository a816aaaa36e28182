import { inflateRawSync } from 'node:zlib';

/**
 * The files of a zip by path, read with Node's own inflate by the list at the archive's end, and the date of each.
 * Source: PKWARE, APPNOTE.TXT, 4.3.12 and 4.3.16.
 */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, { readonly text: string; readonly date: string }> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, { text: string; date: string }>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, time, day] = [zip.readUInt16LE(at + 10), zip.readUInt16LE(at + 12), zip.readUInt16LE(at + 14)];
    const [size, nameSize, extraSize] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ];
    const noteSize = zip.readUInt16LE(at + 32);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameSize);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    const content = method === 0 ? packed : inflateRawSync(packed);
    const date = `${(day >> 9) + 1980}-${(day >> 5) & 15}-${day & 31} ${time}`;
    files.set(name, { text: new TextDecoder('utf-8', { fatal: true }).decode(content), date });
    at += 46 + nameSize + extraSize + noteSize;
  }
  return files;
}

import { strToU8, type Zippable, zipSync } from 'fflate';

/** The date of every entry: zip's first, so that the same set gives the same bytes. It has no time zone in it. */
const date = '1980-01-01T00:00:00';

/** A zip file of texts and bytes by path, in this order. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, content] of Object.entries(files)) {
    entries[path] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(entries, { mtime: date, level: 6 });
}

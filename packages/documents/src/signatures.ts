import type { UnsupportedCase } from './reader.js';

interface Signature {
  /** Latin-1. */
  readonly begin: string;
  /** Offset of it. */
  readonly at?: number;
  /** What follows at another offset, for containers of many types. */
  readonly also?: { readonly at: number; readonly text: RegExp };
  readonly is: UnsupportedCase;
}

const image: UnsupportedCase = { case: 'image' };
const audio: UnsupportedCase = { case: 'audio' };
const archive: UnsupportedCase = { case: 'archive' };
const binary: UnsupportedCase = { case: 'binary' };
const other = (format: string): UnsupportedCase => ({ case: 'other', format });

/** The first that fits decides. */
const signatures: readonly Signature[] = [
  { begin: '{\\rtf', is: other('RTF') },
  { begin: '%!PS', is: other('PostScript') },
  { begin: 'AT&TFORM', is: other('DjVu') },
  { begin: 'ITSF\x03', is: other('CHM') },
  { begin: '\xFFWPC', is: other('WordPerfect') },
  { begin: 'BOOKMOBI', at: 60, is: other('MOBI') },
  { begin: '\x89PNG\r\n', is: image },
  { begin: '\xFF\xD8\xFF', is: image },
  { begin: 'GIF8', also: { at: 4, text: /^[79]a/ }, is: image },
  { begin: 'BM', also: { at: 6, text: /^\0{4}/ }, is: image },
  { begin: 'II*\0', is: image },
  { begin: 'MM\0*', is: image },
  { begin: 'RIFF', also: { at: 8, text: /^WEBP/ }, is: image },
  { begin: 'ftyp', at: 4, also: { at: 8, text: /^(?:heic|heix|hevc|mif1|msf1|avif|avis)/ }, is: image },
  { begin: '8BPS\0', is: image },
  { begin: '\0\0\x01\0', is: image },
  { begin: '\0\0\0\x0CjP  ', is: image },
  { begin: 'RIFF', also: { at: 8, text: /^(?:WAVE|AVI )/ }, is: audio },
  { begin: 'ftyp', at: 4, is: audio },
  { begin: 'ID3', also: { at: 3, text: /^[\x02-\x04]\0/ }, is: audio },
  { begin: '\xFF', also: { at: 1, text: /^[\xE2\xE3\xF2-\xFB][\x10-\xEF]/ }, is: audio },
  { begin: 'OggS\0', is: audio },
  { begin: 'fLaC\0', is: audio },
  { begin: '\x1AE\xDF\xA3', is: audio },
  { begin: 'FLV\x01', is: audio },
  { begin: 'MThd\0', is: audio },
  { begin: '0&\xB2u\x8Ef\xCF\x11', is: audio },
  { begin: '\x1F\x8B', is: archive },
  { begin: 'BZh', also: { at: 4, text: /^1AY&SY/ }, is: archive },
  { begin: '\xFD7zXZ\0', is: archive },
  { begin: '7z\xBC\xAF\x27\x1C', is: archive },
  { begin: 'Rar!\x1A\x07', is: archive },
  { begin: '(\xB5/\xFD', is: archive },
  { begin: 'MSCF\0', is: archive },
  { begin: 'ustar', at: 257, is: archive },
  { begin: 'MZ', also: { at: 2, text: /^[^\t\n\r -~]|^.[^\t\n\r -~]/s }, is: binary },
  { begin: '\x7FELF', is: binary },
  { begin: '\xCA\xFE\xBA\xBE', is: binary },
  { begin: '\xCF\xFA\xED\xFE', is: binary },
  { begin: '\xCE\xFA\xED\xFE', is: binary },
  { begin: '\0asm', is: binary },
  { begin: 'SQLite format 3\0', is: binary },
];

/** What the first bytes say that a file is, for types that are not read. @param head the first 300 bytes, as Latin-1 */
export function foreignType(head: string): UnsupportedCase | undefined {
  return signatures.find(
    ({ begin, at = 0, also }) =>
      head.startsWith(begin, at) && (also === undefined || also.text.test(head.slice(also.at, also.at + 16))),
  )?.is;
}

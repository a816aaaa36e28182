import type { DocumentType } from './document.js';
import type { UnsupportedCase } from './reader.js';

/** A document that is read, or what is said of one that is not. */
type ZipType = { readonly type: DocumentType } | UnsupportedCase;

const byMimetype: Readonly<Record<string, ZipType>> = {
  'application/epub+zip': { type: 'epub' },
  'application/vnd.oasis.opendocument.text': { type: 'odt' },
  'application/vnd.oasis.opendocument.text-template': { type: 'odt' },
  'application/vnd.oasis.opendocument.text-master': { type: 'odt' },
  'application/vnd.oasis.opendocument.spreadsheet': { case: 'spreadsheet' },
  'application/vnd.oasis.opendocument.presentation': { case: 'other', format: 'ODP' },
  'application/vnd.oasis.opendocument.graphics': { case: 'other', format: 'ODG' },
};

/** By a name that only files of the type have; the first that fits decides. */
const byName: readonly { readonly name: RegExp; readonly is: ZipType }[] = [
  { name: /^word\/.*\.(?:xml|rels)$/, is: { type: 'docx' } },
  { name: /^ppt\/.*\.(?:xml|rels)$/, is: { type: 'pptx' } },
  { name: /^xl\/.*\.(?:xml|rels|bin)$/, is: { case: 'spreadsheet' } },
  { name: /^FixedDoc(?:ument)?Seq(?:uence)?\.fdseq$/, is: { case: 'other', format: 'XPS' } },
  { name: /^META-INF\/container\.xml$/, is: { type: 'epub' } },
  { name: /^Index\/.*\.iwa$|^Index\.zip$/, is: { case: 'other', format: 'Apple iWork' } },
];

/** Names that are looked at. */
const maxNames = 5000;

/** What a ZIP file is by its entries. What is in them is for its reader to judge. */
export function zipType(bytes: Uint8Array<ArrayBuffer>): ZipType {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const listed = listedNames(file);
  // A file that was cut off has no list at its end.
  const names = listed.length > 0 ? listed : foundNames(file);
  const said = byMimetype[mimetype(file)];
  if (said !== undefined) return said;
  const fits = byName.find(({ name }) => names.some((each) => name.test(each)));
  if (fits !== undefined) return fits.is;
  if (names.includes('content.xml') && names.includes('META-INF/manifest.xml')) return { type: 'odt' };
  return { case: 'archive' };
}

/** What the first entry says that the file is, where it is called mimetype and stored as it is. */
function mimetype(file: Buffer): string {
  if (file.length < 38 || file.toString('latin1', 30, 38) !== 'mimetype' || file.readUInt16LE(8) !== 0) return '';
  const start = 30 + file.readUInt16LE(26) + file.readUInt16LE(28);
  const said = /^[a-z0-9.+/-]+?(?=PK|\s|$)/.exec(file.toString('latin1', start, start + 80));
  return said?.[0] ?? '';
}

/** The names in the list at the end of a ZIP file. */
function listedNames(file: Buffer): string[] {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + 20 > file.length) return [];
  const names: string[] = [];
  let at = file.readUInt32LE(end + 16);
  while (names.length < maxNames && at + 46 <= file.length && file.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    names.push(file.toString('utf8', at + 46, nameEnd));
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}

/** The names before the contents of each entry. */
function foundNames(file: Buffer): string[] {
  const names: string[] = [];
  let at = 0;
  while (names.length < maxNames) {
    at = file.indexOf('PK\x03\x04', at, 'latin1');
    if (at < 0 || at + 30 > file.length) break;
    const length = file.readUInt16LE(at + 26);
    names.push(file.toString('utf8', at + 30, at + 30 + length));
    at += 30;
  }
  return names;
}

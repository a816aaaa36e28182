import type { DocumentType } from './document.js';
import { unreadable, unsupported } from './reader.js';
import { foreignType } from './signatures.js';
import { utf16Order } from './text-encoding.js';
import { zipType } from './zip-type.js';

/** What a caller knows of a document. The bytes decide; these only tell kinds of text apart. */
export interface DocumentHints {
  /** A media type, such as `text/markdown; charset=utf-8`. */
  readonly type?: string | undefined;
  /** The name of the file. */
  readonly name?: string | undefined;
}

/** What a document is. */
export interface ToldType {
  readonly type: DocumentType;
  /** The encoding that the caller names, for text. */
  readonly charset?: string;
}

/** A text shows its kind in its beginning. */
const headBytes = 16 * 1024;

/**
 * The type of a document by its bytes.
 * @throws EngineError `unsupported_document` for a type that is not read; `unreadable_document` for an encrypted one
 */
export function tellType(bytes: Uint8Array<ArrayBuffer>, hints: DocumentHints): ToldType {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = file.toString('latin1', 0, headBytes);
  if (/^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(head)) {
    const told = zipType(bytes);
    if ('type' in told) return told;
    throw unsupported(told);
  }
  if (head.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) throw oldOffice(file);
  const foreign = foreignType(head);
  if (foreign !== undefined) throw unsupported(foreign);
  if (isPdf(file, head)) return { type: 'pdf' };
  if (isBinary(head)) throw unsupported({ case: 'binary' });
  // The signs of all kinds of text are ASCII, so that any encoding shows them once the bytes of zero are out.
  const type = kindOfText(head.replace(/\0|^(?:\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE)/g, ''), hints);
  const charset = /;\s*charset="?([\w.:-]{1,40})/i.exec(hints.type?.slice(0, 1000) ?? '')?.[1];
  return charset === undefined ? { type } : { type, charset };
}

/** PDF's header may stand behind other bytes. In a text that only speaks of it there are no objects. */
function isPdf(file: Buffer, head: string): boolean {
  const at = head.slice(0, 1024).search(/%PDF-\d/);
  return at === 0 || (at > 0 && file.includes(' obj'));
}

function oldOffice(file: Buffer) {
  const has = (stream: string) => file.includes(stream, 0, 'utf16le');
  if (has('EncryptedPackage')) return unreadable('encrypted');
  return unsupported({ case: has('Workbook') ? 'spreadsheet' : 'old_office' });
}

/** In a text there are no controls but those of lines, tabs and escapes, and zeros only as its encoding has them. */
function isBinary(head: string): boolean {
  if (/^(?:\xFE\xFF|\xFF\xFE|\0\0\xFE\xFF)/.test(head) || utf16Order(head) !== undefined) return false;
  const controls = head.match(/[\x00-\x08\x0E-\x1A\x1C-\x1F\x7F]/g)?.length ?? 0;
  return controls > head.length / 50;
}

const markdownNames = /\.(?:md|markdown|mdown|mkd|mkdn|qmd|rmd)$/i;

function kindOfText(head: string, { type = '', name = '' }: DocumentHints): DocumentType {
  const text = head.trimStart();
  const media = type.slice(0, 200).toLowerCase();
  if (/^WEBVTT(?=[ \t\r\n]|$)/.test(text)) return 'vtt';
  if (/^\d+[ \t]*\r?\n\d{1,3}:\d\d:\d\d[,.]\d{1,3} *--> *\d/.test(text)) return 'srt';
  const isHinted = (extensions: RegExp, types: RegExp) => extensions.test(name.slice(-200)) || types.test(media);
  if (isHinted(/\.(?:srt|vtt)$/i, /subrip|text\/vtt/) && /^\d{1,3}:\d\d.{0,12}-->/m.test(text)) return 'srt';
  const isMarkdown = isHinted(markdownNames, /^text\/(?:x-)?markdown/);
  const first = firstTag(text);
  if (/^(?:!doctype html|html|head|body)$/.test(first)) return 'html';
  if (isMarkdown) return 'markdown';
  if (first === '?xml') throw unsupported({ case: 'other', format: 'XML' });
  if (first === 'svg') throw unsupported({ case: 'image' });
  if (htmlBeginnings.has(first)) return 'html';
  if (isHinted(/\.x?html?$/i, /^text\/html|xhtml/) && /<\/?[a-z][a-z0-9]*[\s>/]/i.test(text)) return 'html';
  return hasMarkdownSigns(text) ? 'markdown' : 'text';
}

/** Elements that a page begins with when it leaves out what is around them. */
const htmlBeginnings = new Set(
  'a article b base br center div font h1 h2 h3 iframe link main meta noscript p script section style table title'.split(
    ' ',
  ),
);

/**
 * The name of the first tag, when the text begins with one: behind comments, and behind the declaration of XML when an
 * HTML tag follows.
 */
function firstTag(text: string): string {
  const parts = /(?:<!--.*?(?:-->|$)|<\?xml[^>]*>|<!doctype\s+html[^>]*>|<([a-z][a-z0-9:]*)(?=[\s/>]))\s*/isy;
  let said = '';
  for (let times = 0; times < 20; times += 1) {
    const part = parts.exec(text);
    if (part === null) return said;
    if (/^<!d/i.test(part[0])) return '!doctype html';
    if (part[1] !== undefined) return said === '' || /^(?:html|svg)$/i.test(part[1]) ? part[1].toLowerCase() : said;
    if (part[0].startsWith('<?')) said = '?xml';
  }
  return said;
}

/** Two signs of different kinds: each alone stands in other texts too. */
function hasMarkdownSigns(text: string): boolean {
  const signs = [
    /^---\r?\n[a-z_]+:/,
    /^#{1,6} \S/m,
    /^(?:```|~~~)/m,
    /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
    /\*\*[^\s*][^*\n]{0,200}\*\*/,
    /^\|? ?:?-{3,}:? ?\|/m,
  ];
  return signs.filter((sign) => sign.test(text)).length >= 2;
}

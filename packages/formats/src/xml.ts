import { SaxesParser } from 'saxes';
import { create } from 'xmlbuilder2';

/** An element to write: texts are plain and escaped here. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

/** An element to write. Attributes and children that are undefined are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ...children: readonly (XmlElement | string | undefined)[]
): XmlElement {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]]));
  return {
    name,
    attributes: Object.fromEntries(given),
    children: children.filter((child) => child !== undefined),
  };
}

/**
 * Writes a document. Texts and attributes come back from a parser as they were, line ends and tabs too, but for the
 * characters that XML cannot hold ({@link xmlText}).
 */
export function writeXml(root: XmlElement): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  append(document, root, '\n');
  return `${document.end().replace('?>', '?>\n')}\n`;
}

type Node = Pick<ReturnType<typeof create>, 'ele' | 'txt'>;

/** Elements among elements stand on lines of their own; where there is text, every space counts. */
function append(parent: Node, { name, attributes, children }: XmlElement, lineEnd: string): void {
  const values = Object.entries(attributes).map(([key, value]) => [
    key,
    references(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;'),
  ]);
  const node = parent.ele(name, Object.fromEntries(values));
  const isMixed = children.some((child) => typeof child === 'string');
  for (const child of children) {
    if (typeof child === 'string') node.txt(references(child));
    else append(isMixed ? node : node.txt(`${lineEnd}  `), child, `${lineEnd}  `);
  }
  if (!isMixed && children.length > 0) node.txt(lineEnd);
}

/**
 * A text with references in place of what would not come back. The builder keeps what looks like a reference, so each
 * `&` is one; a parser reads a bare carriage return as a line feed, and white space in an attribute as spaces (XML 1.0,
 * 2.11 and 3.3.3).
 */
const references = (text: string): string => xmlText(text).replaceAll('&', '&amp;').replaceAll('\r', '&#13;');

/** What XML 1.0 cannot hold, not even escaped: control characters, halves of surrogate pairs, two more. XML 1.0, 2.2. */
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

/** A text with U+FFFD in place of each character that XML cannot hold. */
export const xmlText = (text: string): string => text.replace(unwritable, '\ufffd');

/** Plain text as HTML: markup escaped, line breaks as `<br>`. Put it into a document as text, which escapes it again. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r\n|\n|\r/g, '<br>\n');

/** An element that was read, and where it begins. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ReadElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** What ends the reading of a document before its end. */
export interface XmlFault {
  /** `dtd`: a document type, which is refused with all its entities; `depth`: nested deeper than any format needs. */
  readonly rule: 'not_well_formed' | 'dtd' | 'depth';
  readonly line: number;
  readonly column: number;
}

/** Nested elements that are read; deeper ones are refused. Moodle XML and QTI stay below 20. */
const maxDepth = 100;

/**
 * Reads a document, one child of the root after the other, so that no more than one is in memory. Entities that a
 * document declares are not known: a document type ends the reading.
 * @param onRoot is told the name of the root
 * @param onChild gets each child of the root with all that is in it
 * @returns what ended the reading, if anything did; children before it were read
 */
export function readXml(
  file: Uint8Array,
  onRoot: (name: string) => void,
  onChild: (child: ReadElement) => void,
): XmlFault | undefined {
  const text = decode(file);
  const place = placesIn(text);
  const parser = new SaxesParser({ xmlns: false });
  const open: (ReadElement & { children: ReadElement[]; attributes: Record<string, string>; text: string })[] = [];
  const stop = (rule: XmlFault['rule'], offset = parser.position - 1): never => {
    throw new Stop({ rule, ...place(Math.max(0, offset)) });
  };
  const addText = (piece: string) => {
    const top = open.at(-1);
    if (top !== undefined && open.length > 1) top.text += piece;
  };
  parser.on('error', () => stop('not_well_formed'));
  parser.on('doctype', () => stop('dtd', text.lastIndexOf('<!DOCTYPE', parser.position)));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', ({ name }) => {
    if (open.length >= maxDepth) stop('depth');
    if (open.length === 0) onRoot(name);
    const start = place(text.lastIndexOf('<', parser.position - 1));
    open.push({ name, attributes: Object.create(null), children: [], text: '', ...start });
  });
  parser.on('opentag', ({ attributes }) => Object.assign(open.at(-1)?.attributes ?? {}, attributes));
  parser.on('closetag', ({ name, isSelfClosing }) => {
    // The parser closes what an outer tag closes before it tells the fault.
    const isClosed = isSelfClosing || text.startsWith(`</${name}`, text.lastIndexOf('<', parser.position - 1));
    if (!isClosed) stop('not_well_formed');
    const closed = open.pop();
    if (closed === undefined || open.length === 0) return;
    if (open.length === 1) onChild(closed);
    else open.at(-1)?.children.push(closed);
  });
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    if (error instanceof Stop) return error.fault;
    throw error;
  }
}

/** Ends the parser's work; it has no other way to stop. */
class Stop extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault) {
    super(fault.rule);
    this.fault = fault;
  }
}

/** The text of a document, in the encoding that it declares; UTF-8 if it declares none that is known. */
function decode(file: Uint8Array): string {
  const opening = new TextDecoder('latin1').decode(file.subarray(0, 200));
  if (opening.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(file);
  if (opening.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(file);
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]{0,80}?encoding=["']([\w.-]{1,40})["']/.exec(opening) ?? [];
  try {
    return new TextDecoder(declared).decode(file);
  } catch {
    return new TextDecoder().decode(file);
  }
}

/** Line and column of offsets that only grow: each character is looked at once. */
function placesIn(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  const lineEnd = /\r\n|\n|\r/g;
  let next = lineEnd.exec(text);
  return (offset) => {
    while (next !== null && next.index < offset) {
      line += 1;
      lineStart = next.index + next[0].length;
      next = lineEnd.exec(text);
    }
    return { line, column: Math.max(1, offset - lineStart + 1) };
  };
}

import { type Archive, openArchive } from '../archive.js';
import { raised } from '../markup/elements.js';
import { type Reader, unreadable } from '../reader.js';
import { type Blocks, intoSections, RowBlocks } from '../rows.js';
import { type Namespaces, readXml, type XmlAttributes, type XmlHandler } from '../xml.js';

/** The names of elements in OpenDocument files (OASIS OpenDocument 1.3). */
const namespaces: Namespaces = {
  ...Object.fromEntries(
    ['office', 'text', 'style', 'table', 'manifest', 'meta'].map((name) => [
      `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`,
      name,
    ]),
  ),
  'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0': 'draw',
  'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0': 'svg',
  'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0': 'fo',
  'http://purl.org/dc/elements/1.1/': 'dc',
};

/** What stands in the text's file and is not of the text. */
const leftOut = new Set(
  `office:annotation office:annotation-end office:event-listeners office:forms office:scripts text:alphabetical-index text:bibliography
  text:hidden-paragraph text:hidden-text text:illustration-index text:note text:object-index text:ruby-text text:table-index
  text:table-of-content text:tracked-changes text:user-index text:variable-decls draw:object draw:plugin svg:desc svg:title`.split(
    /\s+/,
  ),
);

/** An OpenDocument text, without notes, comments, changes that were taken back, hidden text and indexes. */
export const readOdt: Reader = async (source, builder) => {
  const archive = await openArchive(source);
  const read = async (name: string, handler: XmlHandler) => {
    if (archive.has(name)) await readXml(archive.pieces(name), namespaces, handler);
  };
  if (await isEncrypted(archive, read)) throw unreadable('encrypted');
  if (!archive.has('content.xml')) throw unreadable('damaged');
  let open = '';
  const said = new Map<string, string>();
  await read('meta.xml', {
    open(element) {
      open = element;
    },
    text(text) {
      said.set(open, ((said.get(open) ?? '') + text).slice(0, 1000));
    },
    close() {
      open = '';
    },
  });
  const styles = new Styles();
  await read('styles.xml', styles);
  const title = said.get('dc:title')?.trim();
  const language = said.get('dc:language')?.trim() || styles.language;
  if (title) builder.title = title;
  if (language) builder.language = language;
  const reader = new BodyReader(intoSections(builder), styles);
  await read('content.xml', reader);
  reader.finish();
};

type Read = (name: string, handler: XmlHandler) => Promise<void>;

async function isEncrypted(_archive: Archive, read: Read): Promise<boolean> {
  let isLocked = false;
  await read('META-INF/manifest.xml', {
    open(element) {
      if (element === 'manifest:encryption-data') isLocked = true;
    },
  });
  return isLocked;
}

/** What is known of styles by their names. */
class Styles {
  language: string | undefined;
  readonly hidden = new Set<string>();
  readonly raised = new Set<string>();
  /** Of headings that a style makes: the level, from 1. */
  readonly headings = new Map<string, number>();
  readonly lists = new Map<string, string>();
  /** By the list: the depths, from 0, at which it has numbers. */
  readonly numbered = new Map<string, Set<number>>();
  #name = '';
  #list = '';

  open(element: string, attributes: XmlAttributes): void {
    const name = attributes['style:name'] ?? '';
    switch (element) {
      case 'style:default-style':
        this.#name = '';
        break;
      case 'style:style': {
        this.#name = name;
        const parent = attributes['style:parent-style-name'] ?? '';
        const level = Number(attributes['style:default-outline-level']) || this.headings.get(parent);
        const list = attributes['style:list-style-name'] ?? this.lists.get(parent);
        if (level !== undefined) this.headings.set(name, level);
        if (list) this.lists.set(name, list);
        break;
      }
      case 'style:text-properties': {
        const { 'fo:language': language, 'fo:country': country, 'text:display': display } = attributes;
        if (this.#name === '' && language !== undefined && language !== 'none') {
          this.language ??= country === undefined || country === 'none' ? language : `${language}-${country}`;
        }
        if (display === 'none') this.hidden.add(this.#name);
        if (/^super\b/.test(attributes['style:text-position'] ?? '')) this.raised.add(this.#name);
        break;
      }
      case 'text:list-style':
        this.#list = name;
        break;
      case 'text:list-level-style-number': {
        if (!attributes['style:num-format']) break;
        const depths = this.numbered.get(this.#list) ?? new Set();
        depths.add((Number(attributes['text:level']) || 1) - 1);
        this.numbered.set(this.#list, depths);
      }
    }
  }
}

interface Paragraph {
  text: string;
  readonly heading: number | undefined;
  readonly isInList: boolean;
}

interface List {
  readonly style: string;
  number: number;
  /** Whether the open entry has its first paragraph still before it. */
  isFresh: boolean;
}

class BodyReader {
  readonly #blocks: RowBlocks;
  readonly #styles: Styles;
  readonly #paragraphs: Paragraph[] = [];
  readonly #lists: List[] = [];
  /** By the style of a list that is over: its last number. */
  readonly #ended = new Map<string, number>();
  /** For each open span whether it is raised. */
  readonly #spans: boolean[] = [];
  #isBody = false;

  constructor(blocks: Blocks, styles: Styles) {
    this.#blocks = new RowBlocks(blocks);
    this.#styles = styles;
  }

  open(element: string, attributes: XmlAttributes): 'skip' | undefined {
    if (!this.#isBody) {
      if (element === 'office:text') this.#isBody = true;
      else this.#styles.open(element, attributes);
      return undefined;
    }
    const style = attributes['text:style-name'] ?? '';
    if (leftOut.has(element) || attributes['text:display'] === 'none') return 'skip';
    switch (element) {
      case 'text:h':
      case 'text:p': {
        if (this.#styles.hidden.has(style)) return 'skip';
        const level = element === 'text:h' ? Number(attributes['text:outline-level']) || 1 : undefined;
        this.#paragraphs.push({ text: '', heading: level, isInList: this.#lists.length > 0 });
        break;
      }
      case 'text:span':
        if (this.#styles.hidden.has(style)) return 'skip';
        this.#spans.push(this.#styles.raised.has(style));
        break;
      case 'text:list':
        {
          const own = style || (this.#lists.at(-1)?.style ?? '');
          const goesOn =
            attributes['text:continue-numbering'] === 'true' || attributes['text:continue-list'] !== undefined;
          this.#lists.push({ style: own, number: goesOn ? (this.#ended.get(own) ?? 0) : 0, isFresh: false });
        }
        break;
      case 'text:list-item': {
        const list = this.#lists.at(-1);
        if (list === undefined) break;
        list.number = Number(attributes['text:start-value']) || list.number + 1;
        list.isFresh = true;
        break;
      }
      case 'table:table-row':
        this.#blocks.openRow();
        break;
      case 'table:table-cell':
        this.#blocks.openCell();
        break;
      case 'text:s':
        this.#add(' '.repeat(Math.min(100, Number(attributes['text:c']) || 1)));
        break;
      case 'text:tab':
        this.#add(' ');
        break;
      case 'text:line-break':
        this.#add('\n');
    }
    return undefined;
  }

  text(text: string): void {
    // Line breaks in the file are spaces.
    if (this.#isBody) this.#add(text.replace(/[\t\r\n ]+/g, ' '));
  }

  close(element: string): void {
    if (!this.#isBody) return;
    switch (element) {
      case 'text:h':
      case 'text:p': {
        const paragraph = this.#paragraphs.pop();
        if (paragraph !== undefined) this.#write(paragraph);
        break;
      }
      case 'text:span':
        this.#spans.pop();
        break;
      case 'text:list': {
        const list = this.#lists.pop();
        if (list !== undefined && this.#lists.length === 0) this.#ended.set(list.style, list.number);
        break;
      }
      case 'table:table-row':
        this.#blocks.closeRow();
        break;
      case 'office:text':
        this.#isBody = false;
    }
  }

  finish(): void {
    this.#blocks.finish();
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph !== undefined) paragraph.text += this.#spans.at(-1) === true ? raised(text) : text;
  }

  #write({ text, heading, isInList }: Paragraph): void {
    if (text.trim() === '') return;
    const list = isInList ? this.#lists.at(-1) : undefined;
    if (heading !== undefined) this.#blocks.heading(heading, text);
    else if (list?.isFresh) {
      const depth = this.#lists.length - 1;
      const isNumbered = this.#styles.numbered.get(list.style)?.has(depth) ?? false;
      this.#blocks.entry(text, depth, isNumbered ? list.number : undefined);
    } else this.#blocks.paragraph(text);
    if (list !== undefined) list.isFresh = false;
  }
}

import { Parser } from 'htmlparser2';
import { unreadable } from '../reader.js';
import { type Blocks, RowBlocks } from '../rows.js';
import { type Attributes, blockElements, isLeftOut, raised } from './elements.js';

export interface MarkupOptions {
  /** A chapter of a book: XHTML, whose elements end where they say so. */
  readonly isBook?: boolean;
  /** Called when an element with an id begins, before its text is written. Inside a paragraph that is at its start. */
  readonly onId?: (id: string) => void;
}

/** What markup says of itself. */
export interface MarkupHead {
  readonly title?: string;
  /** BCP 47 tag. */
  readonly language?: string;
}

/**
 * Reads HTML or XHTML as blocks: headings, paragraphs, lists, tables. What shows no text is left out, and so is what is
 * not of the text: navigation, marks of notes, what is hidden. Nothing is fetched, and no entity is expanded but HTML's
 * characters. It takes time by the length alone.
 * @throws EngineError `unreadable_document` where elements stand too deep in each other
 */
export function readMarkup(markup: string, blocks: Blocks, options: MarkupOptions = {}): MarkupHead {
  const reader = new MarkupReader(blocks, options);
  const isBook = options.isBook ?? false;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.text(text),
      onclosetag: () => reader.close(),
    },
    { recognizeSelfClosing: isBook, recognizeCDATA: isBook },
  );
  parser.end(markup);
  reader.finish();
  return reader.head;
}

/** The parser takes longer for each element by how deep it stands. */
const maxDepth = 4000;

interface Element {
  readonly name: string;
  readonly isBlock: boolean;
  /** How many pieces of text there were before it, for one that is decided on when it ends. */
  readonly pieces: number;
  hasLink: boolean;
}

interface List {
  /** Of the next entry; none where entries have no numbers. */
  number: number | undefined;
  /** The open entry, until its text is written. */
  entry: { readonly number: number | undefined } | undefined;
}

class MarkupReader {
  readonly head: { title?: string; language?: string } = {};
  readonly #blocks: RowBlocks;
  readonly #onId: (id: string) => void;
  readonly #isBook: boolean;
  readonly #open: Element[] = [];
  /** How many open elements are inside one that is left out, with it. */
  #leftOut = 0;
  /** Text of the block that is open. */
  #pieces: string[] = [];
  #isBroken = false;
  #heading = 0;
  #preformatted = 0;
  readonly #lists: List[] = [];

  constructor(blocks: Blocks, { isBook = false, onId = () => {} }: MarkupOptions) {
    this.#blocks = new RowBlocks(blocks);
    this.#isBook = isBook;
    this.#onId = onId;
  }

  open(name: string, attributes: Attributes): void {
    const isBlock = blockElements.has(name);
    this.#open.push({ name, isBlock, pieces: this.#pieces.length, hasLink: false });
    if (this.#open.length > maxDepth) throw unreadable('damaged');
    if (this.#leftOut > 0 || isLeftOut(name, attributes, this.#isBook)) {
      this.#leftOut += 1;
      return;
    }
    if (isBlock) this.#flush();
    if (attributes.id !== undefined) this.#onId(attributes.id);
    switch (name) {
      case 'html':
      case 'body':
        this.#language(attributes['xml:lang'] || attributes.lang || '');
        break;
      case 'a': {
        const mark = this.#open.at(-2);
        if (mark?.name === 'sup') mark.hasLink = true;
        break;
      }
      case 'br':
        this.#break();
        break;
      case 'q':
        this.#pieces.push('“');
        break;
      case 'pre':
        this.#preformatted += 1;
        break;
      case 'ul':
      case 'menu':
      case 'dir':
        this.#lists.push({ number: undefined, entry: undefined });
        break;
      case 'ol':
        this.#lists.push({ number: whole(attributes.start) ?? 1, entry: undefined });
        break;
      case 'li':
        this.#entry(attributes);
        break;
      case 'tr':
        this.#blocks.openRow();
        break;
      case 'td':
      case 'th':
        this.#blocks.openCell();
        break;
      default:
        if (/^h[1-6]$/.test(name)) this.#heading = Number(name[1]);
    }
  }

  text(text: string): void {
    if (this.#leftOut > 0) return;
    const read = this.#preformatted > 0 ? text : text.replace(/[\t\n\f\r ]+/g, ' ');
    if (read.trim() !== '') this.#isBroken = false;
    this.#pieces.push(read);
  }

  close(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    if (this.#leftOut > 0) {
      this.#leftOut -= 1;
      return;
    }
    if (element.name === 'title') this.#title();
    if (element.isBlock) this.#flush();
    switch (element.name) {
      case 'sup':
        this.#raise(element);
        break;
      case 'q':
        this.#pieces.push('”');
        break;
      case 'pre':
        this.#preformatted -= 1;
        break;
      case 'ul':
      case 'menu':
      case 'dir':
      case 'ol':
        this.#lists.pop();
        break;
      case 'li': {
        const list = this.#lists.at(-1);
        if (list !== undefined) list.entry = undefined;
        break;
      }
      case 'tr':
        this.#blocks.closeRow();
        break;
      default:
        if (/^h[1-6]$/.test(element.name)) this.#heading = 0;
    }
  }

  finish(): void {
    while (this.#open.length > 0) this.close();
    this.#flush();
    this.#blocks.finish();
  }

  #language(tag: string): void {
    if (tag !== '') this.head.language ??= tag;
  }

  #title(): void {
    const title = this.#pieces.join('').trim();
    this.#pieces = [];
    if (title !== '') this.head.title ??= title;
  }

  /** Two breaks in a row end a paragraph. */
  #break(): void {
    if (this.#isBroken && this.#heading === 0) this.#flush();
    else this.#pieces.push('\n');
    this.#isBroken = true;
  }

  #entry(attributes: Attributes): void {
    const list = this.#lists.at(-1);
    if (list === undefined) return;
    const number = list.number === undefined ? undefined : (whole(attributes.value) ?? list.number);
    list.entry = { number };
    list.number = number === undefined ? undefined : number + 1;
  }

  /** Leaves out the mark of a note, and keeps what else is raised. */
  #raise({ pieces, hasLink }: Element): void {
    if (this.#pieces.length < pieces) return;
    const text = this.#pieces.splice(pieces).join('').trim();
    const isMark = (hasLink && text.length <= 6) || /^\[.{1,12}\]$|^[*†‡§¶]+$/.test(text);
    if (!isMark) this.#pieces.push(raised(text));
  }

  /** Writes the open block as what it stands in says it is. */
  #flush(): void {
    if (this.#pieces.length === 0) return;
    const text = this.#pieces.join('');
    this.#pieces = [];
    this.#isBroken = false;
    if (text.trim() === '') return;
    const list = this.#lists.at(-1);
    const entry = list?.entry;
    if (this.#heading > 0) this.#blocks.heading(this.#heading, text);
    else if (list === undefined || entry === undefined) this.#blocks.paragraph(text);
    else this.#blocks.entry(text, this.#lists.length - 1, entry.number);
    // What else is in an entry are paragraphs.
    if (list !== undefined) list.entry = undefined;
  }
}

function whole(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
}

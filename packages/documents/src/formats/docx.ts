import { type Archive, openArchive } from '../archive.js';
import { raised } from '../markup/elements.js';
import type { Reader } from '../reader.js';
import { type Blocks, intoSections, RowBlocks } from '../rows.js';
import type { XmlAttributes } from '../xml.js';
import { mainEntry, readOffice, readProperties, relationsOf } from './office.js';

/** A Word document: its body as it is read, without what was deleted, notes, comments, hidden text and its contents. */
export const readDocx: Reader = async (source, builder) => {
  const archive = await openArchive(source);
  await readProperties(archive, builder);
  const name = await mainEntry(archive, 'word/document.xml');
  const relations = [...(await relationsOf(archive, name)).values()];
  const entry = (type: string) => relations.find((relation) => relation.type === type)?.target;
  const styles = await stylesOf(archive, entry('styles'));
  if (builder.language === undefined && styles.language !== undefined) builder.language = styles.language;
  const lists = await listsOf(archive, entry('numbering'));
  const reader = new BodyReader(intoSections(builder), styles.byId, lists);
  // Without it the file is damaged.
  if (!archive.has(name)) await archive.text(name);
  await readOffice(archive, name, reader);
  reader.finish();
};

/** How a paragraph looks. */
interface Style {
  /** From 1; absent for one that is no heading. */
  heading?: number;
  /** Of a list, and the depth in it from 0. */
  list?: string;
  depth?: number;
  isLeftOut?: boolean;
}

const isOn = (value: string | undefined) => value === undefined || !/^(?:0|false|off|none)$/.test(value);

async function stylesOf(archive: Archive, name: string | undefined) {
  const byId = new Map<string, Style>();
  let language: string | undefined;
  let style: (Style & { id: string }) | undefined;
  await readOffice(archive, name, {
    open(element, attributes) {
      const value = attributes['w:val'];
      if (element === 'w:lang' && style === undefined) language ??= value;
      if (element === 'w:style' && attributes['w:type'] === 'paragraph') style = { id: attributes['w:styleId'] ?? '' };
      if (style === undefined) return;
      if (element === 'w:basedOn') {
        const { isLeftOut: _, ...base } = byId.get(value ?? '') ?? {};
        style = { ...base, ...style };
      }
      if (element === 'w:name') {
        const heading = /^heading ([1-9])$/i.exec(value ?? '')?.[1];
        if (heading !== undefined) style.heading = Number(heading);
        if (/^title$/i.test(value ?? '')) style.heading = 1;
        if (/^(?:toc |table of |contents |index )/i.test(value ?? '')) style.isLeftOut = true;
      }
      if (element === 'w:outlineLvl' && Number(value) < 9) style.heading = Number(value) + 1;
      if (element === 'w:numId' && value !== undefined) style.list = value;
      if (element === 'w:ilvl') style.depth = Number(value) || 0;
    },
    close(element) {
      if (element !== 'w:style' || style === undefined) return;
      const { id, ...own } = style;
      byId.set(id, own);
      style = undefined;
    },
  });
  return { byId, language };
}

/** By the list: for each depth the kind of its numbers, such as `decimal`, `bullet` or `none`. */
type Lists = ReadonlyMap<string, ReadonlyMap<number, string>>;

async function listsOf(archive: Archive, name: string | undefined): Promise<Lists> {
  const kinds = new Map<string, Map<number, string>>();
  const lists = new Map<string, ReadonlyMap<number, string>>();
  let open = new Map<number, string>();
  let depth = 0;
  let list = '';
  await readOffice(archive, name, {
    open(element, attributes) {
      const value = attributes['w:val'] ?? '';
      if (element === 'w:abstractNum') {
        open = new Map();
        kinds.set(attributes['w:abstractNumId'] ?? '', open);
      }
      if (element === 'w:lvl') depth = Number(attributes['w:ilvl']) || 0;
      if (element === 'w:numFmt') open.set(depth, value);
      if (element === 'w:num') list = attributes['w:numId'] ?? '';
      if (element === 'w:abstractNumId') lists.set(list, kinds.get(value) ?? new Map());
    },
  });
  return lists;
}

interface Paragraph extends Style {
  text: string;
}

class BodyReader {
  readonly #blocks: RowBlocks;
  readonly #styles: ReadonlyMap<string, Style>;
  readonly #lists: Lists;
  /** The open ones: a text box stands in a paragraph and holds others. */
  readonly #paragraphs: Paragraph[] = [];
  /** Of each list and depth the last number. */
  readonly #numbers = new Map<string, number[]>();
  #isRun = false;
  /** Whether what comes next is a table of contents. */
  #isContents = false;
  #isText = false;
  #run = { text: '', isHidden: false, isRaised: false };

  constructor(blocks: Blocks, styles: ReadonlyMap<string, Style>, lists: Lists) {
    this.#blocks = new RowBlocks(blocks);
    this.#styles = styles;
    this.#lists = lists;
  }

  open(element: string, attributes: XmlAttributes): 'skip' | undefined {
    const value = attributes['w:val'];
    const paragraph = this.#paragraphs.at(-1);
    switch (element) {
      case 'w:del':
      case 'w:moveFrom':
      case 'w:rt':
      case 'w:sectPr':
      case 'w:pPrChange':
      case 'w:rPrChange':
      case 'mc:Fallback':
        return 'skip';
      case 'w:docPartGallery':
        this.#isContents = /table of contents/i.test(value ?? '');
        break;
      case 'w:sdtContent':
        if (!this.#isContents) break;
        this.#isContents = false;
        return 'skip';
      case 'w:p':
        this.#paragraphs.push({ text: '' });
        break;
      case 'w:tr':
        this.#blocks.openRow();
        break;
      case 'w:tc':
        this.#blocks.openCell();
        break;
      case 'w:r':
        this.#isRun = true;
        this.#run = { text: '', isHidden: false, isRaised: false };
        break;
      case 'w:vanish':
        if (this.#isRun && isOn(value)) this.#run.isHidden = true;
        break;
      case 'w:vertAlign':
        if (value === 'superscript') this.#run.isRaised = true;
        break;
      case 'w:t':
      case 'm:t':
        this.#isText = true;
        break;
      case 'w:tab':
      case 'w:ptab':
        if (this.#isRun) this.#run.text += ' ';
        break;
      case 'w:br':
      case 'w:cr':
        if (this.#isRun) this.#run.text += '\n';
        break;
      case 'w:noBreakHyphen':
        this.#run.text += '-';
        break;
      case 'w:pStyle':
        if (paragraph !== undefined) Object.assign(paragraph, this.#styles.get(value ?? ''));
        break;
      case 'w:outlineLvl':
        if (paragraph !== undefined && Number(value) < 9) paragraph.heading = Number(value) + 1;
        break;
      case 'w:numId':
        if (paragraph !== undefined && value !== undefined) paragraph.list = value;
        break;
      case 'w:ilvl':
        if (paragraph !== undefined) paragraph.depth = Number(value) || 0;
        break;
    }
    return undefined;
  }

  text(text: string): void {
    if (!this.#isText) return;
    if (this.#isRun) this.#run.text += text;
    else this.#add(text);
  }

  close(element: string): void {
    switch (element) {
      case 'w:t':
      case 'm:t':
        this.#isText = false;
        break;
      case 'w:r': {
        const { text, isHidden, isRaised } = this.#run;
        this.#isRun = false;
        if (!isHidden) this.#add(isRaised ? raised(text) : text);
        this.#run.text = '';
        break;
      }
      case 'w:p': {
        const paragraph = this.#paragraphs.pop();
        if (paragraph !== undefined) this.#write(paragraph);
        break;
      }
      case 'w:tr':
        this.#blocks.closeRow();
    }
  }

  finish(): void {
    this.#blocks.finish();
  }

  #add(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph !== undefined) paragraph.text += text;
  }

  #write({ text, heading, list, depth = 0, isLeftOut = false }: Paragraph): void {
    if (isLeftOut || text.trim() === '') return;
    const kind = list === undefined ? undefined : this.#lists.get(list)?.get(depth);
    if (heading !== undefined) this.#blocks.heading(heading, text);
    else if (list === undefined || kind === undefined || kind === 'none') this.#blocks.paragraph(text);
    else this.#blocks.entry(text, depth, kind === 'bullet' ? undefined : this.#next(list, depth));
  }

  #next(list: string, depth: number): number {
    const numbers = (this.#numbers.get(list) ?? []).slice(0, depth + 1);
    const next = (numbers[depth] ?? 0) + 1;
    numbers[depth] = next;
    this.#numbers.set(list, numbers);
    return next;
  }
}

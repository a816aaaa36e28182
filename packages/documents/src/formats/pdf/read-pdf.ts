import { type DocumentBuilder, TooMuchText } from '../../builder.js';
import { type PlannedPart, partsOfPages } from '../../parts.js';
import { type Reader, unreadable } from '../../reader.js';
import { type Block, type BlockLine, type BodyStyle, blocksOf } from './blocks.js';
import { linesOf, type Region, regionsOf } from './columns.js';
import { marksOf, runsFromRight } from './line-text.js';
import { type DrawnPage, openPdf } from './open-pdf.js';
import { runningSegments } from './running.js';
import { type Segment, segmentsOf } from './segments.js';

/** A page with what stands on it. */
interface ReadPage {
  /** From 0. */
  readonly index: number;
  readonly height: number;
  readonly segments: readonly Segment[];
  readonly problem: DrawnPage['problem'];
}

/**
 * A PDF, page by page: columns one after the other, words joined that were parted at the end of a line, without heads
 * and feet, numbers of pages and notes. Where its outline makes parts, and one of them is wanted, only its pages are read.
 */
export const readPdf: Reader = async ({ bytes, part, maxPart, maxText, progress }, builder) => {
  const file = await openPdf(bytes);
  if (file.title !== undefined) builder.title = file.title;
  if (file.language !== undefined) builder.language = file.language;
  const planned = partsOfPages(file.outline, file.pages, maxPart);
  const wanted = part === undefined ? undefined : planned[part];
  const start = wanted?.start ?? 0;
  const end = wanted === undefined ? file.pages : (planned[(part ?? 0) + 1]?.start ?? file.pages);
  const pages: ReadPage[] = [];
  let letters = 0;
  const [first, last] = [Math.floor(start), Math.min(file.pages, Math.ceil(end))];
  for (let index = first; index < last; index += 1) {
    const { boxes, height, problem } = await file.read(index);
    letters += boxes.reduce((sum, { text }) => sum + text.length, 0);
    // Heads, feet and notes are left out later; they are not half of a document.
    if (letters > 2 * maxText) throw new TooMuchText();
    pages.push({
      index,
      height,
      problem,
      segments: [0, 1, 2, 3].flatMap((turn) => segmentsOf(boxes.filter((box) => box.turn === turn))),
    });
    progress({ read: index - first + 1, of: last - first });
  }
  if (pages.length === 0) throw unreadable('damaged');
  const running = runningSegments(
    pages.map(({ segments }) => segments),
    first,
  );
  const own = pages.map((page) => ({ ...page, segments: page.segments.filter((segment) => !running.has(segment)) }));
  const body = bodyOf(own);
  const blocks = joined(own.flatMap((page) => blocksOfPage(page, body)));
  const writer = new PageWriter(builder, pages, file.labels, planned);
  writer.write(blocks, wordsOf(blocks), { start, end, isPart: wanted !== undefined });
};

function blocksOfPage({ index, height, segments }: ReadPage, body: BodyStyle): Block[] {
  const text = segments.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
  const marks = new Set(segments.flatMap(marksOf));
  return regionsOf(segments, runsFromRight(text)).flatMap((region) =>
    blocksOf(withoutNotes(region, body, marks, height), body, index, (mark) => marks.has(mark)),
  );
}

/** Notes stand at the foot of a page, apart from the text or in smaller letters, and begin with a mark that stands in it. */
function withoutNotes({ lines }: Region, body: BodyStyle, marks: ReadonlySet<string>, height: number): Region {
  const from = lines.findIndex((line, at) => {
    if (line.y < height * 0.4) return false;
    const words =
      line.segments[0]?.pieces
        .map(({ text }) => text)
        .join('')
        .trim() ?? '';
    const mark = /^(?:\d{1,3}(?![.)\d])|[*†‡§¶]{1,3})/.exec(words)?.[0];
    const before = lines[at - 1];
    const isApart = before === undefined || line.y - before.y > body.leading * line.size * 1.2;
    return mark !== undefined && marks.has(mark) && (isApart || line.size <= body.size * 0.93);
  });
  return { lines: from === -1 ? lines : lines.slice(0, from) };
}

/** What most letters look like. */
function bodyOf(pages: readonly ReadPage[]): BodyStyle {
  const sizes = new Map<number, number>();
  let [letters, bold] = [0, 0];
  const leadings: number[] = [];
  for (const { segments } of pages) {
    for (const { size, isBold, pieces } of segments) {
      const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
      const rounded = Math.round(size * 4) / 4;
      sizes.set(rounded, (sizes.get(rounded) ?? 0) + length);
      letters += length;
      if (isBold) bold += length;
    }
    const lines = linesOf(segments);
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1];
      if (before === undefined || Math.abs(before.size - line.size) > 0.5) continue;
      const leading = (line.y - before.y) / line.size;
      if (leading > 0.8 && leading < 3) leadings.push(leading);
    }
  }
  const [usual] = [...sizes].sort((a, b) => b[1] - a[1]);
  const middle = leadings.sort((a, b) => a - b)[Math.floor(leadings.length / 2)];
  return { size: usual?.[0] ?? 10, leading: middle ?? 1.2, isBold: bold > letters / 2 };
}

const sentenceEnd = /[.!?…:;。！？؟۔।]["'”’»)\]」』]*$/;

/** Joins a paragraph that goes on in the next column or on the next page. */
function joined(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    const text = last?.lines.at(-1)?.text ?? '';
    const goesOn =
      last !== undefined &&
      block.kind === 'paragraph' &&
      (last.kind === 'paragraph' || last.kind === 'entry') &&
      Math.abs(block.size - last.size) < last.size * 0.1 &&
      !sentenceEnd.test(text) &&
      (/[-\u2010\u00AD]$/.test(text) ||
        /^\p{Ll}/u.test(block.lines[0]?.text ?? '') ||
        (last.isFull && !/^\p{Lu}/u.test(block.lines[0]?.text ?? '')) ||
        (last.isFull && last.kind === 'paragraph' && last.lines.length > 1));
    if (goesOn) {
      last.lines.push(...block.lines);
      last.isFull = block.isFull;
    } else result.push({ ...block, lines: [...block.lines] });
  }
  return result;
}

const wordPattern = /[\p{L}\p{M}]+/gu;

/** The words that stand whole on a line, to tell a word that was parted from one that has a hyphen. */
function wordsOf(blocks: readonly Block[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { lines } of blocks) {
    for (const [index, { text }] of lines.entries()) {
      const own = text.match(wordPattern) ?? [];
      const isFirstParted = /[-\u2010\u00AD]$/.test(lines[index - 1]?.text ?? '');
      const isLastParted = /[-\u2010\u00AD]$/.test(text);
      for (const word of own.slice(isFirstParted ? 1 : 0, isLastParted ? -1 : undefined)) words.add(word.toLowerCase());
    }
  }
  return words;
}

const wide = /[\u2E80-\u312F\u3190-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/;

class PageWriter {
  readonly #builder: DocumentBuilder;
  readonly #pages: readonly ReadPage[];
  readonly #labels: readonly string[];
  readonly #planned: readonly PlannedPart[];
  /** Sizes of headings, in points. */
  #sizes: readonly number[] = [];
  #page = -1;
  #part = 0;

  constructor(
    builder: DocumentBuilder,
    pages: readonly ReadPage[],
    labels: readonly string[],
    planned: readonly PlannedPart[],
  ) {
    this.#builder = builder;
    this.#pages = pages;
    this.#labels = labels;
    this.#planned = planned;
  }

  write(
    blocks: readonly Block[],
    words: ReadonlySet<string>,
    { start, end, isPart }: { readonly start: number; readonly end: number; readonly isPart: boolean },
  ): void {
    this.#sizes = [...new Set(blocks.filter(({ kind }) => kind === 'heading').map(({ size }) => Math.round(size)))];
    for (const block of blocks) {
      const at = this.#placeOf(block);
      if (isPart && (at < start || at >= end)) continue;
      this.#beginPages(block.lines[0]?.page ?? 0);
      this.#beginParts(at);
      this.#block(block, words);
    }
    this.#beginPages(this.#pages.at(-1)?.index ?? 0);
    this.#beginParts(Number.POSITIVE_INFINITY);
  }

  /** On the scale of the outline: 4.5 is the middle of the fifth page. A heading may stand a little above its mark. */
  #placeOf({ lines, y, size }: Block): number {
    const page = lines[0]?.page ?? 0;
    const height = this.#pages.find(({ index }) => index === page)?.height ?? 0;
    return height === 0 ? page : page + Math.min(0.999, Math.max(0, (y + size * 0.5) / height));
  }

  #beginParts(at: number): void {
    for (
      let next = this.#planned[this.#part];
      next !== undefined && next.start <= at;
      next = this.#planned[this.#part]
    ) {
      this.#builder.plannedPart(next);
      this.#part += 1;
    }
  }

  #beginPages(upTo: number): void {
    for (const { index, problem } of this.#pages) {
      if (index <= this.#page || index > upTo) continue;
      this.#builder.place({ kind: 'page', page: this.#labels[index] ?? String(index + 1) });
      if (problem !== undefined) this.#builder.problem(problem);
      this.#page = index;
    }
  }

  #block({ kind, lines, cells, size, number }: Block, words: ReadonlySet<string>): void {
    if (kind === 'row') this.#builder.row(cells ?? []);
    else if (kind === 'heading')
      this.#builder.heading(
        this.#levelOf(size),
        withoutBreaks(lines, words)
          .map(({ text }) => text)
          .join(''),
      );
    else {
      if (kind === 'entry' && lines.every(({ page }) => page === lines[0]?.page)) {
        this.#builder.entry(
          withoutBreaks(lines, words)
            .map(({ text }) => text)
            .join(''),
          0,
          number,
        );
        return;
      }
      this.#builder.begin();
      for (const { text, page } of withoutBreaks(lines, words)) {
        this.#beginPages(page);
        this.#builder.append(text);
      }
    }
  }

  /** The larger the letters, the higher the heading. */
  #levelOf(size: number): number {
    const rounded = Math.round(size);
    return Math.max(1, 1 + this.#sizes.filter((other) => other > rounded).length);
  }
}

/** The lines of a block as they are read on: words that were parted are one again. */
function withoutBreaks(lines: readonly BlockLine[], words: ReadonlySet<string>): BlockLine[] {
  return lines.map(({ text, page }, index) => {
    const next = lines[index + 1]?.text;
    if (next === undefined) return { text, page };
    if (wide.test(text.at(-1) ?? '') || wide.test(next.charAt(0))) {
      const isApart = !wide.test(text.at(-1) ?? '') || !wide.test(next.charAt(0));
      return { text: isApart && /[a-z0-9]$/i.test(text) ? `${text} ` : text, page };
    }
    if (!/[\p{L}\p{M}][-\u2010\u00AD]$/u.test(text)) return { text: `${text} `, page };
    const before = /([\p{L}\p{M}]+)[-\u2010\u00AD]$/u.exec(text)?.[1]?.toLowerCase() ?? '';
    const after = /^[\p{L}\p{M}]+/u.exec(next)?.[0].toLowerCase() ?? '';
    const isParted =
      text.endsWith('\u00AD') ||
      words.has(before + after) ||
      (/^\p{Ll}/u.test(next) && !(words.has(before) && words.has(after)));
    return { text: isParted ? text.slice(0, -1) : text, page };
  });
}

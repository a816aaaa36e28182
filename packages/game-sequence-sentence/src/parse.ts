import { type Finding, faultAt, type MessageParams, readText, warn } from '@ludotext/engine/game';
import {
  joinPieceLines,
  joinSentences,
  type ListLine,
  listLines,
  minPieces,
  type PieceLine,
  pieceLines,
} from '@ludotext/engine/ordering';
import type { SentenceOrderItem } from './item.js';
import { ofAllLanguages } from './languages/index.js';

/**
 * Sentences separated by `;`, one item per line; or one item per block of lines: the steps of a list, plain lines, or
 * the sentences of one paragraph. A block of its own title may stand above.
 *
 * Findings of the severity `warn` say how a text was read that can be meant otherwise.
 */
export function parse(text: string): { items: SentenceOrderItem[]; faults: Finding[] } {
  const reader = new ExerciseReader();
  for (const block of blocksOf(listLines(pieceLines(text), stepWord))) reader.read(block);
  return reader.end();
}

type Block = readonly [ListLine, ...ListLine[]];

interface Exercise {
  readonly title: ListLine | undefined;
  readonly first: ListLine;
  readonly kind: 'number' | 'letter' | 'bullet' | 'line' | 'sentence';
  /** Each piece by the lines that it takes. */
  readonly pieces: string[][];
  /** What the marks say, for a list. */
  readonly values: number[];
  /** Whether each value is more than the one before. */
  ascending: boolean;
}

/** "Step", before its number, or "第一步". */
const stepWord = new RegExp(
  `^(?:(?:${ofAllLanguages('stepWords').join('|')})\\s{1,3}(?=\\p{Nd})|(?:${ofAllLanguages('stepMarks').join('|')})\\s?[.:：、-]?)`,
  'iu',
);
const sentenceEnd = /[\p{Sentence_Terminal}…]["'’”»」』)\]*_]*$/u;
const sentenceEnds = /[\p{Sentence_Terminal}…]/gu;

/** The blocks of lines between blank ones. */
function blocksOf(lines: readonly ListLine[]): Block[] {
  const blocks: [ListLine, ...ListLine[]][] = [];
  let open: [ListLine, ...ListLine[]] | undefined;
  for (const line of lines) {
    if (line.text === '' && line.mark === undefined) open = undefined;
    else if (open !== undefined) open.push(line);
    else {
      open = [line];
      blocks.push(open);
    }
  }
  return blocks;
}

/** Builds the items of a text block by block. */
class ExerciseReader {
  readonly #items: SentenceOrderItem[] = [];
  readonly #faults: Finding[] = [];
  /** Lines that stand above the next exercise; the last is its title. */
  #titles: ListLine[] = [];
  #open: Exercise | undefined;
  /** Whether the last exercise is a list: a line on its own below it is none of its steps. */
  #isBelowList = false;

  read(block: Block): void {
    const sources = block.map(({ source }) => source);
    if (isSeparated(block, sources)) this.#readSeparated(sources);
    else if (isList(block)) this.#readList(block);
    else this.#readPlain(block);
  }

  end(): { items: SentenceOrderItem[]; faults: Finding[] } {
    this.#close();
    for (const line of this.#titles) {
      if (this.#isBelowList) this.#warn(line, 'line_left_out', { words: firstWords(line.text) });
      else this.#tooFew(line, sentencesOf(line.text).length);
    }
    return { items: this.#items, faults: this.#faults };
  }

  #readSeparated(lines: readonly PieceLine[]): void {
    this.#close();
    this.#isBelowList = false;
    const { items, faults } = joinPieceLines(lines);
    this.#faults.push(...faults);
    for (const { pieces } of items) this.#add([...pieces], this.#takeTitle(true));
  }

  /** Steps. A number that begins again begins the next exercise; one that goes on goes on across a blank line. */
  #readList(block: Block): void {
    const values = block.flatMap(({ mark }) => (mark === undefined ? [] : [mark.value]));
    const last = this.#open?.values.at(-1) ?? Number.NaN;
    const kind = block.find(({ mark }) => mark !== undefined)?.mark?.kind ?? 'bullet';
    const isNext = kind === 'number' ? values[0] === last + 1 : kind === 'letter' && (values[0] ?? 0) > last;
    const goesOn = this.#open?.kind === kind && isNext && this.#open.ascending && isAscending(values);
    if (!goesOn || block[0].mark === undefined) this.#close();
    for (const [index, line] of block.entries()) {
      const { mark, text } = line;
      const open = this.#open;
      if (mark?.kind === kind) {
        if (open !== undefined && (kind === 'bullet' || !beginsAgain(mark.value, open))) {
          open.ascending &&= mark.value > open.values.at(-1)!;
          open.pieces.push([text]);
          open.values.push(mark.value);
        } else {
          this.#close();
          this.#begin(line, kind, [[text]], [mark.value]);
        }
      } else if (open === undefined || line.heading || isTitleOf(block[index + 1], open)) {
        this.#close();
        this.#titles.push(line);
      } else {
        const piece = open.pieces.at(-1)!;
        piece.push(text);
        // "Step 1" may stand on a line of its own.
        if (piece.length > 2 || piece[0] !== '') this.#warn(line, 'line_joined', { words: firstWords(text) });
      }
    }
  }

  /** A paragraph, lines that are pieces, or a line that stands above the next exercise. */
  #readPlain(block: Block): void {
    this.#close();
    const [titles, lines] = partTitles(block);
    this.#titles.push(...titles);
    const [first, second] = lines;
    if (first === undefined) return;
    const wrapped = lines.length < minPieces || isWrapped(lines);
    const sentences = wrapped ? sentencesOf(joinSentences(lines.map(({ text }) => text))) : [];
    if (sentences.length >= minPieces) {
      this.#begin(
        first,
        'sentence',
        sentences.map((text) => [text]),
      );
      this.#warn(first, 'read_as_sentences', { count: sentences.length });
    } else if (second === undefined && titles.length === 0) {
      this.#titles.push(first);
    } else {
      this.#begin(
        first,
        'line',
        lines.map(({ text }) => [text]),
      );
      if (lines.length >= minPieces && !lines.every(({ text }) => sentenceEnd.test(text))) {
        this.#warn(first, 'read_as_lines', { count: lines.length });
      }
    }
    this.#close();
  }

  #begin(first: ListLine, kind: Exercise['kind'], pieces: string[][], values: number[] = []): void {
    const title = this.#takeTitle(kind === 'line' || kind === 'sentence');
    this.#open = { first, kind, pieces, values, title, ascending: true };
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    const { first, kind, title } = open;
    this.#isBelowList = kind !== 'line' && kind !== 'sentence';
    const pieces = open.pieces.map((parts) => joinSentences(parts.filter(Boolean)));
    if (pieces.includes('')) this.#faults.push(faultAt(first.line, first.column, 'empty_step', {}));
    else if (pieces.length < minPieces) this.#tooFew(first, pieces.length);
    else if (kind !== 'number' && kind !== 'letter') this.#add(pieces, title);
    else this.#add(this.#inOrder(pieces, open), title);
  }

  /** The steps in the order of their numbers or letters where these name each place once, else as they stand. */
  #inOrder(pieces: string[], { first, kind, values, ascending }: Exercise): string[] {
    if (ascending) {
      const after =
        kind === 'number' ? values.findIndex((value, index) => value > (values[index - 1] ?? value) + 1) : -1;
      if (after > 0) this.#warn(first, 'number_missing', { number: values[after - 1]! + 1 });
      return pieces;
    }
    const order = [...values.keys()].sort((a, b) => values[a]! - values[b]!);
    const isWhole = order.every((index, place) =>
      kind === 'number' ? values[index] === place + 1 : values[index] !== values[order[place - 1]!],
    );
    this.#warn(first, isWhole ? 'ordered_by_numbers' : 'numbers_not_in_order', {});
    return isWhole ? order.map((index) => pieces[index]!) : pieces;
  }

  #add(pieces: string[], title: ListLine | undefined): void {
    const words =
      title?.text
        .replace(/^\*\*(.*)\*\*$/s, '$1')
        .replace(/[:：]$/, '')
        .trim() ?? '';
    this.#items.push({ sentence: joinSentences(pieces), pieces, ...(words === '' ? {} : { title: words }) });
  }

  /** The line right above an exercise is its title; the others are left out. */
  #takeTitle(doubtful: boolean): ListLine | undefined {
    const title = this.#titles.pop();
    for (const line of this.#titles) this.#warn(line, 'line_left_out', { words: firstWords(line.text) });
    this.#titles = [];
    if (title !== undefined && (doubtful || sentenceEnd.test(title.text)))
      this.#warn(title, 'read_as_title', { words: firstWords(title.text) });
    return title;
  }

  #tooFew({ line, column }: ListLine, count: number): void {
    this.#faults.push(faultAt(line, column, 'too_few_pieces', { case: 'block', count, min: minPieces }));
  }

  #warn({ line, column }: ListLine, rule: string, params: MessageParams): void {
    this.#faults.push({ ...warn(rule, params), line, column });
  }
}

/** Whether a block is meant as the documented format: all its lines have a separator, or one has a whole item. */
function isSeparated(block: Block, lines: readonly PieceLine[]): boolean {
  const whole = lines.some(({ pieces, separated }) => separated && pieces.length >= minPieces);
  const all = lines.every(({ separated }, index) => separated || lines[index - 1]?.continues === true);
  if (!whole && !all) return false;
  return !isList(block) || joinPieceLines(lines).faults.length === 0;
}

/** One mark in the middle of plain lines may be a dash or a number of the sentence; a 1 below a title begins a list. */
function isList(block: Block): boolean {
  const marks = block.flatMap(({ mark }) => mark ?? []);
  return block[0].mark !== undefined || marks.length > 1 || marks[0]?.value === 1;
}

function beginsAgain(value: number, { values }: Exercise): boolean {
  return value === values[0] || (value === 1 && values.includes(1));
}

/** Whether the line before a step stands above it, because the step begins a list. */
function isTitleOf(next: ListLine | undefined, { kind, values }: Exercise): boolean {
  return next?.mark !== undefined && kind !== 'bullet' && next.mark.kind === kind && next.mark.value === values[0];
}

/** Lines above the pieces of a plain block: with a heading's sign or a colon, or the only one without an end. */
function partTitles([first, ...rest]: Block): [ListLine[], ListLine[]] {
  if (rest.length === 0) return first.heading ? [[first], []] : [[], [first]];
  const ends = rest.every(({ text }) => sentenceEnd.test(text)) && !sentenceEnd.test(first.text);
  const isTitle =
    first.heading || /[:：]\s*\**$/.test(first.text) || (ends && (rest.length >= minPieces || rest.length === 1));
  return isTitle && !/^\p{Ll}/u.test(rest[0]?.text ?? '') ? [[first], rest] : [[], [first, ...rest]];
}

/** Whether lines were broken at a width: one has no end, and the next goes on in lower case. */
function isWrapped(lines: readonly ListLine[]): boolean {
  return lines.some(({ text }, index) => {
    const next = lines[index + 1];
    return next !== undefined && !sentenceEnd.test(text) && /^\p{Ll}/u.test(next.text);
  });
}

function sentencesOf(paragraph: string): string[] {
  // Most lines are one sentence; only the others are worth reading.
  if ((paragraph.match(sentenceEnds)?.length ?? 0) < 2) return [paragraph];
  return readText(paragraph).sentences.map(({ text }) => text.trim());
}

function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > values[index - 1]!);
}

function firstWords(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).trimEnd()} …`;
}

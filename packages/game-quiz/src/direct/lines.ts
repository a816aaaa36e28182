import { latinDigits } from '../option-shape.js';
import { announced, type Part } from './keywords.js';
import { labelPattern, type Place, placesOfLabel, plainLabel } from './labels.js';

/** What a line is by itself. A `number` begins a question or an option; the lines around it decide. */
export type LineKind = Part | 'option' | 'number' | 'heading' | 'text' | 'blank';

/** A line, or a part of one. */
export interface Line {
  readonly kind: LineKind;
  /** Whether it is set as the documented format says; its words stay to the letter. */
  readonly documented: boolean;
  /** All parts that its word may announce. */
  readonly parts: ReadonlySet<Part>;
  /** The label of an option or the number of a question, as its author wrote it; empty for a bullet. */
  readonly label: string;
  /** The places that the label may have. */
  readonly places: readonly Place[];
  /** The bullet, or what closes a label. */
  readonly style: string;
  /** The number before a question. */
  readonly number?: number | undefined;
  /** What stands before a label and may mark the option: a star or a box. */
  readonly lead: string;
  /** Whether bold begins before the label or word and does not end behind it. */
  readonly bold: boolean;
  /** Width of the white space before it; a tab counts four. */
  readonly indent: number;
  /** The line as it stands. */
  readonly raw: string;
  /** The text after the opening, without surrounding white space; for a text line, the line as it stands. */
  readonly value: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based column of the first visible character, in UTF-16 units. */
  readonly column: number;
  /** 1-based column of the value; for an empty value, the column after the opening. */
  readonly valueColumn: number;
}

const keyword = /^\s*(question|correct|answer|explanation|hint)\s*[:：]/i;
/** A capital letter with its mark; not the beginning of an abbreviation such as U.S. or A.D. */
const option = /^\s*([A-ZＡ-Ｚ])[.)．）、](?!\p{L}[.．])/u;

/** What may stand before a line's first character of its own: white space, and the marks of a quotation in Markdown. */
const margin = /^(?:[\s\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]|>(?=\s|$))+/;
/** A line drawn across the page. */
const ruler = /^\s*[-–—_=*·•~]{3,}\s*$/;

/** The lines of a text, with any line ends. A byte-order mark counts as white space. */
export function readLines(text: string): Line[] {
  return splitRows(text.split(/\r\n|\n|\r/).map((line, index) => readLine(line, index + 1)));
}

function readLine(raw: string, line: number): Line {
  const start = margin.exec(raw)?.[0].length ?? 0;
  if (start === raw.length || ruler.test(raw)) return lineOf(raw, line, start, { kind: 'blank', from: raw.length });
  return lineOf(raw, line, start, documentedOpening(raw) ?? readOpening(raw, start));
}

/** What opens a line, and where what it opens begins. */
interface Opening
  extends Partial<Pick<Line, 'documented' | 'parts' | 'label' | 'places' | 'style' | 'number' | 'lead' | 'bold'>> {
  readonly kind: LineKind;
  readonly from: number;
}

const noParts: ReadonlySet<Part> = new Set();
const noPlaces: readonly Place[] = [];

function lineOf(raw: string, line: number, start: number, opening: Opening): Line {
  const { kind, from } = opening;
  const isText = kind === 'text';
  const value = isText ? raw : raw.slice(from).trim();
  const isBlank = kind === 'blank';
  const lead = value === '' || isText ? 0 : raw.length - from - raw.slice(from).trimStart().length;
  return {
    kind,
    documented: opening.documented ?? false,
    parts: opening.parts ?? noParts,
    label: opening.label ?? '',
    places: opening.places ?? noPlaces,
    style: opening.style ?? '',
    number: opening.number,
    lead: opening.lead ?? '',
    bold: opening.bold ?? false,
    indent: start === 0 ? 0 : widthOf(raw.slice(0, start)),
    raw,
    value,
    line,
    column: isBlank ? 1 : start + 1,
    valueColumn: isBlank ? 1 : from + lead + 1,
  };
}

function documentedOpening(raw: string): Opening | undefined {
  const word = keyword.exec(raw);
  if (word !== null) {
    const name = (word[1] as string).toLowerCase();
    const kind = name === 'answer' ? 'correct' : (name as Part);
    return { kind, from: word[0].length, documented: true, parts: partsOf[kind] ?? noParts };
  }
  const opening = option.exec(raw);
  const given = opening?.[1] as string;
  // "Q. What is ...": no question has so many options.
  if (opening === null || given === 'Q') return undefined;
  return {
    kind: 'option',
    from: opening[0].length,
    documented: true,
    label: given.normalize('NFKC'),
    places: placesOfLabel(given),
    style: opening[0].slice(-1),
  };
}

const partsOf: Readonly<Record<string, ReadonlySet<Part>>> = Object.fromEntries(
  (['question', 'correct', 'explanation', 'hint'] as const).map((part) => [part, new Set([part])]),
);

/** The width of leading white space; long ones need not be told apart. */
function widthOf(space: string): number {
  return space.length + 3 * (space.slice(0, 100).split('\t').length - 1);
}

const heading = /#{1,6}\s+/y;
const boldMark = /(?:\*\*|__)(?=[^\s*_])/y;
const bullet = /(?:[-+*–—−‐·▪▫■□►▸◦‣○⁃∙→]|o(?=\t))\s+|[•●]\s*/y;
/** A box to tick, or a tick. */
const box = /(?:\[[\sxX*✓✔√]?\]|\([xX*\s]\)(?=\s)|[☐☑☒✅✓✔✗✘❌✖◯◉]\uFE0F?)\s*(?=\S)/y;
const star = /\*(?=[^\s*])/y;
const label = new RegExp(
  [
    `[(（\\[]\\s?(${labelPattern})\\s?[)）\\]][.:]?`,
    `(${labelPattern})(?:\\s?[)）]-?|[.．、:：।۔](?:[-–—](?=\\s))?(?!\\p{Nd}|\\p{L}[.．])(?=\\s|$|\\*|[^\\x00-\\u024F]|\\p{Lu})|\\s*[-–—](?=\\s)(?:(?<!\\p{Nd}\\s{0,3}[-–—])|(?!\\s+\\p{Nd}))|(?=\\t|\\u3000)|(?<=\\p{sc=Katakana})(?=\\s))`,
    '([①-⑳])',
  ].join('|'),
  'uy',
);
const boldEnd = /\s?[:：]?(?:\*\*|__)/y;

/** What opens a line beyond the documented format: heading, bullet, box, bold, and then a word or a label. */
function readOpening(raw: string, start: number): Opening {
  let at = start;
  const isWord = /^[a-np-z\d]/i.test(raw.charAt(start));
  const take = (pattern: RegExp): string => {
    if (isWord && at === start) return '';
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(raw) ?? [];
    at += found.length;
    return found;
  };
  const isHeading = take(heading) !== '';
  const bulleted = take(bullet).trim();
  const boxed = take(box).trim();
  const beforeBold = at;
  const opensBold = take(boldMark) !== '';
  const starred = take(star);
  const bold = () => opensBold && take(boldEnd) === '';

  const word = announced(raw.slice(at, at + 600));
  if (word !== undefined) {
    at += word.length;
    const kind = order.find((part) => word.parts.has(part)) as Part;
    const isBold = bold();
    return { kind, from: at, bold: isBold, parts: word.parts, number: word.number };
  }
  label.lastIndex = at;
  const [whole = '', enclosed, plain, circled] = label.exec(raw) ?? [];
  const name = enclosed ?? plain ?? circled ?? '';
  const places = placesOfLabel(name);
  if (places.length > 0) {
    at += whole.length;
    const isNumber = places[0]?.series === 'numbers';
    const number = isNumber ? Number(latinDigits(plainLabel(name))) : undefined;
    const style = whole.replace(name, '').normalize('NFKC').trim();
    const lead = boxed || starred || (bulleted === '*' ? '*' : '');
    const isBold = bold();
    return { kind: isNumber ? 'number' : 'option', from: at, label: name, places, style, lead, bold: isBold, number };
  }
  if (bulleted !== '' || boxed !== '')
    return { kind: 'option', from: beforeBold, style: bulleted || 'box', lead: boxed };
  return isHeading ? { kind: 'heading', from: beforeBold } : { kind: 'text', from: start };
}

/** The part that a word with several meanings has before its surroundings decide. */
const order: readonly Part[] = ['question', 'correct', 'solution', 'answers', 'explanation', 'hint', 'choose'];

/** A letter with its mark within a line. */
const inlineLabel =
  /(?<=^|\s)(?:[(（[](\p{L}\p{Mn}?)[)）\]]|(\p{L}\p{Mn}?)[.)．）、])(?:(?=\s|[^\x00-\u024F])|(?<=[．）、]))/gu;

/** What every label within a line has: where there is none, a line is no row. */
const innerLabel = /\s[(（[]?\p{L}\p{Mn}?[)）\].．、]/u;

/** Takes apart the lines on which several options stand, with or without their question and answer. */
function splitRows(lines: readonly Line[]): Line[] {
  const inStem = linesOfDocumentedStems(lines);
  let next: Line | undefined;
  let isRowNext = false;
  const taken: Line[] = [];
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] as Line;
    const isRow = mayBeRow(line) && line.raw.length > 5 && !inStem[index] && innerLabel.test(line.raw);
    const row: Line[] | undefined = isRow ? rowOf(line, next, isRowNext) : undefined;
    for (const part of row?.toReversed() ?? [line]) taken.push(part);
    if (line.kind === 'blank') continue;
    next = row?.[0] ?? line;
    isRowNext = row !== undefined;
  }
  return taken.reverse();
}

/** Marks the lines between "Question:" and an option in the documented format: they are the question's, to the letter. */
function linesOfDocumentedStems(lines: readonly Line[]): boolean[] {
  const inStem = new Array<boolean>(lines.length).fill(false);
  let start = -1;
  for (const [index, { kind, documented }] of lines.entries()) {
    if (!documented && kind !== 'question') continue;
    if (kind === 'option' && start >= 0) inStem.fill(true, start, index);
    start = documented && kind === 'question' ? index : -1;
  }
  return inStem;
}

const mayBeRow = ({ kind, label: given }: Line) =>
  kind === 'text' || kind === 'number' || kind === 'question' || (kind === 'option' && given !== '');

/**
 * The parts of a line; undefined for one that is whole.
 * @param next the line behind it that is not blank
 */
function rowOf(line: Line, next: Line | undefined, isRowNext: boolean): Line[] | undefined {
  const { kind, raw } = line;
  const starts: number[] = [];
  let last: { readonly style: string; readonly places: readonly Place[] } | undefined;
  for (const { index, 0: whole, 1: enclosed, 2: plain } of raw.matchAll(inlineLabel)) {
    const name = enclosed ?? plain ?? '';
    const style = whole.replace(name, '');
    const places = placesOfLabel(name);
    const begins =
      starts.length === 0 && (kind === 'option' ? index < line.valueColumn : places.some((place) => place.index === 0));
    if (!begins && (last?.style !== style || !places.some((place) => follows(place, last?.places)))) continue;
    starts.push(index);
    last = { style, places };
  }
  if (starts.length < 2 || (kind !== 'option' && (starts[0] ?? 0) < line.valueColumn)) return undefined;
  // Where the lines behind go on with the options, or begin them, this one is a single option, or part of the question.
  const second = readLine(raw.slice(starts[1]), 0);
  const isOne =
    next?.kind === 'option' &&
    next.places.some(({ series, index }) =>
      kind === 'option' ? second.places.some((place) => place.series === series && place.index === index) : index === 0,
    );
  const isAbove = kind !== 'option' && next?.kind === 'text' && !isRowNext;
  if (isOne || isAbove) return undefined;
  const end = answerIn(raw, starts.at(-1) ?? 0);
  const cuts = [...(kind === 'option' ? [] : [0]), ...starts, ...(end === undefined ? [] : [end])];
  return cuts.map((from, place) => {
    const part = readLine(raw.slice(from, cuts[place + 1]), line.line);
    return { ...part, column: part.column + from, valueColumn: part.valueColumn + from, indent: line.indent };
  });
}

const follows = (place: Place, before: readonly Place[] = []) =>
  before.some(({ series, index }) => series === place.series && index + 1 === place.index);

/** Where the answer begins behind the last option of a row: `c) bee Answer: b`. */
function answerIn(raw: string, from: number): number | undefined {
  const colon = Math.max(raw.lastIndexOf(':'), raw.lastIndexOf('：'));
  if (colon < from) return undefined;
  const words = raw.slice(Math.max(from, colon - 48), colon + 1);
  for (const { index } of words.matchAll(/(?<=\s)\S/g)) {
    if (announced(words.slice(index))?.parts.has('correct') === true) return colon + 1 - words.length + index;
  }
  return undefined;
}

/** A line that an author has not written as one, such as a cell of a table, as if it were in the documented format. */
export function madeLine(
  kind: LineKind,
  value: string,
  { line, column }: Pick<Line, 'line' | 'column'>,
  label = '',
): Line {
  const places = label === '' ? [] : placesOfLabel(label);
  const made = lineOf(value, line, 0, { kind, from: 0, documented: true, label, places });
  return { ...made, column, valueColumn: column };
}

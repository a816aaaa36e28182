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

/** What may stand before a line's first visible character. */
const margin = /^[\s\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]+/;
/** A line drawn across the page. */
const ruler = /^\s*[-–—_=*·•~]{3,}\s*$/;

/** The lines of a text, with any line ends. A byte-order mark counts as white space. */
export function readLines(text: string): Line[] {
  return splitRows(text.split(/\r\n|\n|\r/).map((line, index) => readLine(line, index + 1)));
}

function readLine(raw: string, line: number): Line {
  const [space = ''] = margin.exec(raw) ?? [];
  const start = space.length;
  const column = start === raw.length ? 1 : start + 1;
  const common = { ...nothing, raw, line, column, indent: widthOf(space) };
  if (start === raw.length) return { ...common, kind: 'blank', value: '', valueColumn: 1 };
  const [opening, name = ''] = keyword.exec(raw) ?? option.exec(raw) ?? [];
  if (opening === undefined) {
    if (ruler.test(raw)) return { ...common, kind: 'blank', value: '', valueColumn: 1 };
    return { ...common, ...readOpening(raw, start) };
  }
  const documented = { ...common, ...valueFrom(raw, opening.length), documented: true };
  if (name.length === 1)
    return {
      ...documented,
      kind: 'option',
      label: name.normalize('NFKC'),
      places: placesOfLabel(name),
      style: opening.slice(-1),
    };
  const word = name.toLowerCase();
  const kind = word === 'answer' ? 'correct' : (word as Part);
  return { ...documented, kind, parts: new Set([kind]) };
}

const nothing = { documented: false, parts: new Set<Part>(), label: '', places: [], style: '', lead: '', bold: false };

/** The width of leading white space; long ones need not be told apart. */
function widthOf(space: string): number {
  return space.length + 3 * (space.slice(0, 100).split('\t').length - 1);
}

/** The value of a line from an offset on. */
function valueFrom(raw: string, from: number): { value: string; valueColumn: number } {
  const rest = raw.slice(from);
  const value = rest.trim();
  return { value, valueColumn: from + (value === '' ? 0 : rest.length - rest.trimStart().length) + 1 };
}

const heading = /#{1,6}\s+/y;
const boldMark = /(?:\*\*|__)(?=[^\s*_])/y;
const bullet = /(?:[-+*–—−‐·▪▫■□►▸◦‣○⁃∙→]|o(?=\t))\s+|[•●]\s*/y;
/** A box to tick, or a tick. */
const box = /(?:\[[\sxX*✓✔√]?\]|\([xX*\s]\)(?=\s)|[☐☑☒✅✓✔✗✘❌✖◯◉]\uFE0F?)\s*/y;
const star = /\*(?=[^\s*])/y;
const label = new RegExp(
  [
    `[(（\\[]\\s?(${labelPattern})\\s?[)）\\]][.:]?`,
    `(${labelPattern})(?:\\s?[)）]-?|[.．、:：।۔](?:[-–—](?=\\s))?(?!\\p{Nd}|\\p{L}[.．])(?=\\s|$|\\*|[^\\x00-\\u024F]|\\p{Lu})|\\s*[-–—](?=\\s)(?!\\s+\\p{Nd})|(?=\\t|\\u3000))`,
    '([①-⑳])',
  ].join('|'),
  'uy',
);
const boldEnd = /\s?[:：]?(?:\*\*|__)/y;

/** What opens a line beyond the documented format: heading, bullet, box, bold, and then a word or a label. */
function readOpening(raw: string, start: number): Omit<Line, 'line' | 'column' | 'indent' | 'raw'> {
  let at = start;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(raw) ?? [];
    at += found.length;
    return found;
  };
  const isHeading = take(heading) !== '';
  const bulleted = take(bullet).trim();
  const boxed = take(box).trim();
  const beforeBold = at;
  const isBold = take(boldMark) !== '';
  const starred = take(star);
  const bold = () => isBold && take(boldEnd) === '';

  const word = announced(raw.slice(at, at + 600));
  if (word !== undefined) {
    at += word.length;
    const common = { ...nothing, bold: bold(), parts: word.parts, number: word.number };
    const kind = order.find((part) => word.parts.has(part)) as Part;
    return { ...common, ...valueFrom(raw, at), kind };
  }
  label.lastIndex = at;
  const [whole = '', enclosed, plain, circled] = label.exec(raw) ?? [];
  const name = enclosed ?? plain ?? circled ?? '';
  const places = placesOfLabel(name);
  if (places.length > 0) {
    at += whole.length;
    const isNumber = places[0]?.series === 'numbers';
    return {
      ...nothing,
      kind: isNumber ? 'number' : 'option',
      label: name,
      places,
      style: whole.replace(name, '').normalize('NFKC').trim(),
      lead: boxed || starred || (bulleted === '*' ? '*' : ''),
      bold: bold(),
      number: isNumber ? Number(latinDigits(plainLabel(name))) : undefined,
      ...valueFrom(raw, at),
    };
  }
  if (bulleted !== '' || boxed !== '')
    return { ...nothing, kind: 'option', style: bulleted || 'box', lead: boxed, ...valueFrom(raw, beforeBold) };
  if (isHeading) return { ...nothing, kind: 'heading', ...valueFrom(raw, beforeBold) };
  return { ...nothing, kind: 'text', value: raw, valueColumn: start + 1 };
}

/** The part that a word with several meanings has before its surroundings decide. */
const order: readonly Part[] = ['question', 'correct', 'solution', 'answers', 'explanation', 'hint', 'choose'];

/** A letter with its mark within a line. */
const inlineLabel = /(?<=^|\s)(?:[(（[](\p{L}\p{Mn}?)[)）\]]|(\p{L}\p{Mn}?)[.)．）、])(?=\s|[^\x00-\u024F])/gu;

/** Takes apart the lines on which several options stand, with or without their question and answer. */
function splitRows(lines: readonly Line[]): Line[] {
  let next: Line | undefined;
  const taken: Line[][] = [];
  for (const line of lines.toReversed()) {
    const row = rowOf(line, next);
    taken.push(row);
    if (line.kind !== 'blank') next = row[0];
  }
  return taken.reverse().flat();
}

/** @param next the line behind it that is not blank */
function rowOf(line: Line, next: Line | undefined): Line[] {
  const { kind, raw } = line;
  if (kind !== 'text' && kind !== 'number' && kind !== 'question' && !(kind === 'option' && line.label !== ''))
    return [line];
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
  if (starts.length < 2 || (kind !== 'option' && (starts[0] ?? 0) < line.valueColumn)) return [line];
  // Where the lines behind go on with the options, or begin them, this one is a single option, or part of the question.
  const second = readLine(raw.slice(starts[1]), 0);
  const isOne =
    next?.kind === 'option' &&
    next.places.some(({ series, index }) =>
      kind === 'option' ? second.places.some((place) => place.series === series && place.index === index) : index === 0,
    );
  if (isOne) return [line];
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
  return {
    ...nothing,
    kind,
    documented: true,
    label,
    places,
    raw: value,
    value,
    line,
    column,
    valueColumn: column,
    indent: 0,
  };
}

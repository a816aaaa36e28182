import type { Line } from './lines.js';

/** What follows each line, by its index. */
export interface Surroundings {
  /** Index of the next line that is not blank; the number of lines if there is none. */
  readonly next: readonly number[];
  /** Whether options, or a caption above them, may begin with the line. */
  readonly isFirst: readonly boolean[];
  /** Whether the line is a bulleted question, with options as bullets of their own below it. */
  readonly isAbove: readonly boolean[];
  /** The highest rank of options that begin with the line or below it, in one run of lines. */
  readonly ahead: readonly number[];
  /** Whether, from the line on, an option in the documented format comes before its keywords and other questions. */
  readonly strong: readonly boolean[];
}

/** What may be an option. */
export const isOptionLike = ({ kind }: Line): boolean => kind === 'option' || kind === 'number';

/** Of two kinds of options in one run, those of the higher rank are the options; the others belong to the question. */
export function rankOf({ kind, documented, label }: Line): number {
  if (kind === 'number') return 1;
  return label === '' ? 2 : documented ? 4 : 3;
}

/** Reads the lines from the end to the beginning, once. */
export function surroundingsOf(lines: readonly Line[]): Surroundings {
  const count = lines.length;
  const next = new Array<number>(count + 1).fill(count);
  const isFirst = new Array<boolean>(count + 1).fill(false);
  const isAbove = new Array<boolean>(count + 1).fill(false);
  const ahead = new Array<number>(count + 1).fill(0);
  const strong = new Array<boolean>(count + 1).fill(false);
  for (let index = count - 1; index >= 0; index--) {
    const line = lines[index] as Line;
    const below = lines[index + 1];
    next[index] = below === undefined || below.kind !== 'blank' ? index + 1 : (next[index + 1] as number);
    const following = lines[next[index] as number];
    isFirst[index] = isCaption(line, following)
      ? (isFirst[next[index] as number] as boolean)
      : beginsOptions(line, following);
    isAbove[index] = isBullet(line) && isBullet(following) && isNested(following, line);
    if (line.kind === 'text') ahead[index] = ahead[index + 1] as number;
    else if (isOptionLike(line)) ahead[index] = Math.max(isFirst[index] ? rankOf(line) : 0, ahead[index + 1] as number);
    else if (line.kind === 'blank' && below !== undefined && (below.kind === 'blank' || isOptionLike(below)))
      ahead[index] = ahead[index + 1] as number;
    const isPassed = !line.documented && line.kind !== 'question';
    strong[index] = isPassed ? (strong[index + 1] as boolean) : line.documented && line.kind === 'option';
  }
  return { next, isFirst, isAbove, ahead, strong };
}

/** A word alone above the options: "Select one:", "Answers:". */
function isCaption({ parts, value }: Line, following: Line | undefined): boolean {
  return value === '' && following?.kind === 'option' && (parts.has('choose') || parts.has('answers'));
}

function beginsOptions(line: Line, following: Line | undefined): boolean {
  if (line.kind === 'number') return line.number === 1 && following?.number === 2 && following.style === line.style;
  return line.kind === 'option' && (line.label === '' || line.places.some(({ index }) => index === 0));
}

const isBullet = (line: Line | undefined): line is Line =>
  line?.kind === 'option' && line.label === '' && line.lead === '';

function isNested(inner: Line, outer: Line): boolean {
  return inner.indent > outer.indent || (/[•●▪■]/.test(outer.style) && /[o◦○]/.test(inner.style));
}

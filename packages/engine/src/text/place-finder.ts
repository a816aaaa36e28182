import { blocksOf } from './blocks.js';
import { foldMarks, oneLine } from './quotes.js';

/**
 * Says in which place of a text words stand: the first of them that stand in one place. Words that stand in several
 * count where they are nearest to others that stand once; without such they tell nothing. A stretch over several places
 * has the first one's label.
 * @param places in order, without overlaps
 */
export function placeFinder(
  text: string,
  places: readonly Stretch[],
): (quotes: readonly string[]) => string | undefined {
  const { source, offsetOf } = quotableLines(text);

  const labelAt = (start: number, end: number): string | undefined => {
    const next = places[firstFrom(places, (place) => place.end > start)];
    return next !== undefined && next.start < end ? next.label : undefined;
  };
  const occurrencesOf = (quote: string): Occurrence[] => {
    const wanted = foldMarks(oneLine(quote).trim());
    const found: Occurrence[] = [];
    if (wanted === '') return found;
    for (let at = source.indexOf(wanted); at !== -1; at = source.indexOf(wanted, at + wanted.length))
      found.push({ at, label: labelAt(offsetOf(at), offsetOf(at + wanted.length - 1) + 1) });
    return found;
  };

  return (quotes) => {
    const found = quotes.map(occurrencesOf).filter(({ length }) => length > 0);
    const [sure] = found.find(({ length }) => length === 1) ?? [];
    for (const occurrences of found) {
      const [first, ...others] = occurrences;
      if (others.every(({ label }) => label === first?.label)) return first?.label;
      if (sure === undefined) continue;
      const distance = ({ at }: Occurrence) => Math.abs(at - sure.at);
      return occurrences.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest)).label;
    }
    return undefined;
  };
}

/** A stretch of a text, by offsets, and what its place is called. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** Words in a text, and the place they stand in. */
interface Occurrence {
  readonly at: number;
  readonly label: string | undefined;
}

/** The text as quotes are looked for, every block on its own line, and the way from its offsets to those of the text. */
function quotableLines(text: string): { source: string; offsetOf: (at: number) => number } {
  const lines: { readonly at: number; readonly start: number }[] = [];
  let source = '';
  for (const block of blocksOf(text)) {
    for (const [index, { start, end }] of block.lines.entries()) {
      if (source !== '') source += index === 0 ? '\n' : ' ';
      lines.push({ at: source.length, start });
      source += text.slice(start, end);
    }
  }
  const offsetOf = (at: number) => {
    const { at: from, start } = lines[firstFrom(lines, (line) => line.at > at) - 1] ?? { at: 0, start: 0 };
    return start + at - from;
  };
  return { source: foldMarks(source), offsetOf };
}

/** Index of the first value for which it is so, where it is so for all behind it; their number if there is none. */
function firstFrom<Value>(values: readonly Value[], isSo: (value: Value) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(values[middle] as Value)) high = middle;
    else low = middle + 1;
  }
  return low;
}

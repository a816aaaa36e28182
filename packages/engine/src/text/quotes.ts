import type { TextReading } from './read-text.js';

/** A range of a text of one-line paragraphs, as offsets. */
export interface SourceQuote {
  readonly start: number;
  readonly end: number;
}

/**
 * The text for quotes: every paragraph on its own line, each inner line break with its indentation as one space,
 * without list markers and heading signs.
 */
export function quotableText(reading: TextReading): string {
  return reading.paragraphs.map(({ start, end }) => oneLine(reading.text.slice(start, end))).join('\n');
}

/** The offsets at which sentences begin and end in the {@link quotableText} of a reading. */
function sentenceBounds(reading: TextReading): { starts: Set<number>; ends: Set<number> } {
  const starts = new Set<number>();
  const ends = new Set<number>();
  let at = 0;
  for (const { start, end, first, last } of reading.paragraphs) {
    const line = oneLine(reading.text.slice(start, end));
    let within = 0;
    for (const { text } of reading.sentences.slice(first, last)) {
      const found = line.indexOf(text, within);
      if (found === -1) continue;
      within = found + text.length;
      starts.add(at + found);
      ends.add(at + within);
    }
    at += line.length + 1;
  }
  return { starts, ends };
}

/**
 * Whether a quote begins at the start of a sentence and ends at the end of one; undefined when the text does not
 * contain it.
 */
export function isWholeSentences(reading: TextReading, quote: string): boolean | undefined {
  const source = quotableText(reading);
  let found = findQuote(source, quote);
  if (found === undefined) return undefined;
  const { starts, ends } = sentenceBounds(reading);
  // The same words may occur inside another sentence first; ten tries keep the time linear.
  for (let looks = 0; found !== undefined && looks < 10; looks++) {
    if (starts.has(found.start) && ends.has(found.end)) return true;
    found = findQuote(source, quote, found.start + 1);
  }
  return false;
}

/** A slice of a text on one line: every line break with its surrounding white space becomes one space. */
export function oneLine(slice: string): string {
  const lines = slice.split(/\r\n|[\n\r]/);
  return lines.length === 1
    ? slice
    : lines
        .map((line) => line.trim())
        .join(' ')
        .trim();
}

/**
 * Finds these words in a quotable text, at or after `from`. Ignores kinds of quotation mark, dash and white space, so
 * that a retyped quote is found; slice the text to get its own spelling.
 */
export function findQuote(quotable: string, quote: string, from = 0): SourceQuote | undefined {
  const wanted = foldMarks(oneLine(quote).trim());
  if (wanted === '') return undefined;
  const start = foldMarks(quotable).indexOf(wanted, from);
  return start === -1 ? undefined : { start, end: start + wanted.length };
}

/** One kind of quotation mark, dash and white space. Keeps every offset: each mark is replaced by one mark. */
export function foldMarks(text: string): string {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[\t\u00A0\u202F]/g, ' ');
}

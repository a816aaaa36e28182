import { latinDigits } from '../option-shape.js';
import { labelPattern, placesOfLabel } from './labels.js';
import type { Line } from './lines.js';
import type { Surroundings } from './surroundings.js';

/** One right option of a list such as "1. b, 2. c". */
export interface KeyEntry {
  /** The number of its question; undefined in a list without numbers. */
  readonly number?: number | undefined;
  /** A letter or the option's words. */
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

const closing = '(?=$|[\\s,;，；、|/.])';
const numberedKey = new RegExp(
  `(\\p{Nd}{1,3})\\s*[-–—.)）:：=．、→]?\\s*[(（[]?(${labelPattern})[)）\\].]?${closing}[\\s,;，；、|/.–—-]*`,
  'uy',
);
const bareKey = new RegExp(`[(（[]?(${labelPattern})[)）\\].]?${closing}[\\s,;，；、|/.]*`, 'uy');
const worded = /^(\p{Nd}{1,3})\s*[-–—.)）:：=．、→\t]\s*(?=\S)/u;

/** The entries that a line, or the rest of one, consists of; empty if it has anything else. */
export function keysIn(
  text: string,
  { line, column }: Pick<Line, 'line' | 'column'>,
  kind: 'numbered' | 'bare',
): KeyEntry[] {
  const pattern = kind === 'numbered' ? numberedKey : bareKey;
  const entries: KeyEntry[] = [];
  pattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = pattern.lastIndex) {
    const [found, first = '', second = ''] = pattern.exec(text) ?? [];
    if (found === undefined) return [];
    const value = kind === 'numbered' ? second : first;
    if (placesOfLabel(value).length === 0) return [];
    const number = kind === 'numbered' ? Number(latinDigits(first)) : undefined;
    entries.push({ number, value, line, column: column + at });
  }
  return entries;
}

/** A line of a list with the option's words: `1. b) Paris`, `2: London`. */
function wordedKey(text: string, { line, column }: Pick<Line, 'line' | 'column'>): KeyEntry[] {
  const [opening = '', number = ''] = worded.exec(text) ?? [];
  const value = text.slice(opening.length).trim();
  return opening === '' || value === ''
    ? []
    : [{ number: Number(latinDigits(number)), value, line, column: column + opening.length }];
}

/** The entries of a list from a line on, one or several per line, and the index behind the last of them. */
export function keysFrom(
  lines: readonly Line[],
  { next, isFirst }: Surroundings,
  start: number,
): { entries: KeyEntry[]; end: number } {
  const entries: KeyEntry[] = [];
  let end = start;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (line.kind === 'blank') continue;
    // A question that follows the list has options below it.
    if (isFirst[next[index] as number] || line.parts.size > 0) break;
    const found = keysOf(line, entries.length === 0);
    if (found.length === 0) break;
    for (const entry of found) entries.push(entry);
    end = index + 1;
  }
  return { entries, end };
}

/** The entries on a line. @param isAtStart whether it may be a list without numbers */
function keysOf(line: Line, isAtStart: boolean): KeyEntry[] {
  const text = line.raw.trim().replaceAll('**', '');
  const numbered = keysIn(text, line, 'numbered');
  if (numbered.length > 0) return numbered;
  const worded = wordedKey(text, line);
  return worded.length > 0 || !isAtStart ? worded : keysIn(text, line, 'bare');
}

/** Whether a line without a keyword, below options, is a list of right letters: `1-b, 2-c`. */
export function isKeyLine(line: Line, options: readonly Line[], isHead: boolean): boolean {
  if (isHead || (line.kind !== 'text' && line.kind !== 'number')) return false;
  const entries = keysIn(line.raw.trim(), line, 'numbered');
  const areNumbers = options.some(({ kind }) => kind === 'number');
  return (
    entries.length > 0 && entries.every(({ value }) => !/^\p{N}/u.test(value)) && !(areNumbers && entries.length === 1)
  );
}

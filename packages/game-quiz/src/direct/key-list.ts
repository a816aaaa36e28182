import { latinDigits } from '../option-shape.js';
import { labelPattern, placesOfLabel } from './labels.js';
import type { Line } from './lines.js';

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
export function wordedKey(text: string, { line, column }: Pick<Line, 'line' | 'column'>): KeyEntry[] {
  const [opening = '', number = ''] = worded.exec(text) ?? [];
  const value = text.slice(opening.length).trim();
  return opening === '' || value === ''
    ? []
    : [{ number: Number(latinDigits(number)), value, line, column: column + opening.length }];
}

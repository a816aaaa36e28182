import { comparable } from '../../comparable.js';
import { numberOf } from '../source/numbers.js';

/** How alike two options look, 0 to 1: numbers by their ratio, words by the letters they share. */
export function similarity(one: string, other: string): number {
  if (/\p{Nd}/u.test(one) && /\p{Nd}/u.test(other)) {
    const [a, b] = [numberOf(one), numberOf(other)];
    return Math.min(a, b) / Math.max(a, b, 1);
  }
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const shared = [...a].filter((each) => b.has(each)).length;
  return (2 * shared) / (a.size + b.size);
}

/** The groups of three characters of a phrase; of two where words have few. */
function lettersOf(phrase: string): ReadonlySet<string> {
  const padded = ` ${comparable(phrase)} `;
  const size = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(phrase) ? 2 : 3;
  return new Set(Array.from({ length: Math.max(1, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)));
}

/** How alike the options of a question are to its key, on average. */
export const meanSimilarity = (key: string, others: readonly string[]): number =>
  others.reduce((sum, other) => sum + similarity(key, other), 0) / Math.max(1, others.length);

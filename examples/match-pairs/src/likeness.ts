import { splitWords } from '@ludotext/engine/game';

/** As much of a text as its words are taken from, in UTF-16 units. */
const maxLength = 1_000;
/** Letters a stem keeps at least, and those that may be an ending. */
const stemLength = 6;
const maxEnding = 3;

/** A text as it is compared: whatever its case, form and marks. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The words with content, cut to what stays the same in their forms. */
export function stemsOf(text: string, language: string): Set<string> {
  const words = splitWords(text.slice(0, maxLength), language).filter(({ stop }) => !stop);
  return new Set(words.map(({ text: word }) => stemOf(folded(word))).filter((stem) => stem !== ''));
}

/** Without the "s" of a plural, and without the endings of long words: glasses and glass, digestion and digestive. */
function stemOf(word: string): string {
  const singular = word.replace(/(?<=s)es$|(?<!s)s$/u, '');
  return singular.slice(0, Math.max(stemLength, singular.length - maxEnding));
}

/** The share of words that two texts have in common (Jaccard index), 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

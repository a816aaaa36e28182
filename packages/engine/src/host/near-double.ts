import { stringsOf } from '../lib/data.js';
import { scriptsWithoutWordSpaces } from '../text/spacing.js';

/** Finds near doubles among the items of one game. */
export interface NearDoubles {
  add(item: unknown): void;
  /** True if a nearly equal item was added before. */
  isDouble(item: unknown): boolean;
}

/**
 * Minimum similarity (Jaccard index of the word sets) of near doubles. Items about different facts of one passage stay
 * well below it, even if they quote the same sentence.
 */
const nearlySame = 0.85;

/** Items with fewer different words are near doubles only if they have the same words in the same order. */
const minWords = 4;

/**
 * Finds near doubles for every game: compares the words of all strings of an item, ignoring case, form, order and
 * punctuation. A query takes time proportional to the number of items added; items of very different length cost almost
 * nothing.
 */
export function nearDoubles(): NearDoubles {
  const sets: ReadonlySet<string>[] = [];
  const wordings = new Set<string>();
  // Read with the first question: an author's items are never asked about.
  const unread: unknown[] = [];
  return {
    add: (item) => void unread.push(item),
    isDouble(item) {
      for (const { wording, words } of unread.splice(0).map(readingOf)) {
        wordings.add(wording);
        sets.push(words);
      }
      const { wording, words: own } = readingOf(item);
      // An item without words cannot be compared.
      if (own.size > 0 && wordings.has(wording)) return true;
      return own.size >= minWords && sets.some((other) => other.size >= minWords && areAlike(own, other));
    },
  };
}

/** What is compared of an item: its words in order, and as a set. */
interface Reading {
  readonly wording: string;
  readonly words: ReadonlySet<string>;
}

/** Cache: streamed items are compared with the same earlier items many times. */
const readings = new WeakMap<object, Reading>();

function readingOf(item: unknown): Reading {
  const isKnown = typeof item === 'object' && item !== null;
  const known = isKnown ? readings.get(item) : undefined;
  if (known !== undefined) return known;
  const words = wordsOf(item);
  const reading = { wording: words.join(' '), words: new Set(words) };
  if (isKnown) readings.set(item, reading);
  return reading;
}

/** True if two word sets are similar enough to be near doubles. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  // The number of words of the smaller set that the larger one may lack; most different sets exceed it early.
  const spare = small.size - (nearlySame * (small.size + large.size)) / (1 + nearlySame);
  let missing = 0;
  for (const word of small) if (!large.has(word) && ++missing > spare) return false;
  return missing <= spare;
}

/** Scripts without spaces between words; pairs of neighbouring characters are compared instead of words. */
const unspacedScripts = `${scriptsWithoutWordSpaces}\\p{sc=Tibt}`;
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const unspacedWord = new RegExp(`^${unspaced.source}`, 'u');
/** Signs that change the meaning of a number or formula: 3 + 4, -5, 5 %, C#, 5 €. */
const sign = /[\p{Sm}\p{Sc}\p{So}%#/]|(?<![\p{L}\p{N}])-(?=\s?\p{N})/u;
const wordPattern = new RegExp(`(?:[${unspacedScripts}ー]\\p{M}*)+|[\\p{L}\\p{M}\\p{N}]+|${sign.source}`, 'gu');
/** Invisible characters, and the vowel signs that are optional in Arabic and Hebrew. */
const unread = /[\p{Cf}\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;

function wordsOf(item: unknown): string[] {
  // Read in one go, with a character between them that belongs to no word.
  const text = stringsOf(item).join('\0').normalize('NFKC').replace(unread, '').toLowerCase();
  const words = text.match(wordPattern) ?? [];
  return unspaced.test(text) ? words.flatMap((word) => (unspacedWord.test(word) ? pairsOf(word) : word)) : words;
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index] + character);
}

import { scriptsWithoutWordSpaces } from '../text/spacing.js';

/** What looks for near doubles among the items of one game. */
export interface NearDoubles {
  add(item: unknown): void;
  /** Whether nearly the same item was added before. */
  isDouble(item: unknown): boolean;
}

/**
 * The likeness (Jaccard index of the sets of words) from which two items count as nearly the same. Items that ask about
 * different facts of one passage stay well below it, even where they quote the same sentence.
 */
const nearlySame = 0.85;

/** Items with fewer different words than this say too little to be alike: they must have the same words in order. */
const minWords = 4;

/**
 * Near doubles, for every game alike: the words of all strings of an item, whatever their case, form, order and
 * punctuation. Asking takes time in proportion to the items added before, and next to none for those of quite another length.
 */
export function nearDoubles(): NearDoubles {
  const sets: ReadonlySet<string>[] = [];
  const wordings = new Set<string>();
  return {
    add(item) {
      const { wording, words } = readingOf(item);
      wordings.add(wording);
      sets.push(words);
    },
    isDouble(item) {
      const { wording, words: own } = readingOf(item);
      // An item without words says nothing to compare.
      if (own.size > 0 && wordings.has(wording)) return true;
      return own.size >= minWords && sets.some((other) => other.size >= minWords && areAlike(own, other));
    },
  };
}

/** An item as it is compared: its words in order, and as a set. */
interface Reading {
  readonly wording: string;
  readonly words: ReadonlySet<string>;
}

/** Items that stream in one by one are compared with the same ones again and again. */
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

/** Whether the likeness of two sets of words is that of near doubles. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  // So many of the smaller set may be missing in the larger one; most sets that differ show it soon.
  const spare = small.size - (nearlySame * (small.size + large.size)) / (1 + nearlySame);
  let missing = 0;
  for (const word of small) if (!large.has(word) && ++missing > spare) return false;
  return missing <= spare;
}

/** Writing systems without spaces between words, where pairs of neighbouring characters stand in for words. */
const unspacedScripts = `${scriptsWithoutWordSpaces}\\p{sc=Tibt}`;
const unspaced = new RegExp(`^[${unspacedScripts}]`, 'u');
/** Signs that make another number or formula of it: 3 + 4, -5, 5 %, C#, 5 €. */
const sign = /[\p{Sm}\p{Sc}\p{So}%#/]|(?<![\p{L}\p{N}])-(?=\s?\p{N})/u;
const wordPattern = new RegExp(`(?:[${unspacedScripts}ー]\\p{M}*)+|[\\p{L}\\p{M}\\p{N}]+|${sign.source}`, 'gu');
/** What is in a text without being read, and the vowel signs that Arabic and Hebrew may leave out. */
const unread = /[\p{Cf}\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/gu;

function wordsOf(item: unknown): string[] {
  return stringsOf(item).flatMap((text) => {
    const words = text.normalize('NFKC').replace(unread, '').toLowerCase().match(wordPattern) ?? [];
    return words.flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [word]));
  });
}

/** All strings of a value, in the order of its members' names, so that equal items give equal lists. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .flatMap(([, member]) => stringsOf(member));
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index] + character);
}

import { scriptsWithoutWordSpaces } from '@ludotext/engine/game';

/** Soft hyphens, zero-width characters and direction marks: invisible in a text. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const quotationMarks = /["`´‘’‚‛“”„‟«»‹›「」『』]/g;
const dashes = /[‐‑‒–—―−]/g;
const spaces = /\s+/g;
/** Where one of them is. Most texts have none, which one look tells. */
const uneven = new RegExp([unseen, quotationMarks, dashes, /[^\S ]|\s\s/].map(({ source }) => source).join('|'));
const article =
  /(?:the|an?|der|die|das|dem|den|ein|eine[mnr]?|el|la|los|las|un|una|le|les|une|il|lo|gli|uno|o|os|as|um|uma|de|het|een|ο|η|το|οι|τα) (?=.)|(?:l|un)'(?=.)/
    .source;
/** A leading article, which does not change an answer. */
const leadingArticle = new RegExp(`^(?:${article})`, 'u');
/** Also a second article, which occurs when a phrase with an article follows another one. */
const leadingArticles = new RegExp(`^(?:${article}){1,2}`, 'u');

/**
 * A text's comparable form: NFKC, lower case, one kind of quotation mark and dash, single spaces, no invisible
 * characters. Texts with the same comparable form read the same.
 */
export function comparable(text: string): string {
  const composed = text.normalize('NFKC');
  const even = uneven.test(composed)
    ? composed.replace(unseen, '').replace(quotationMarks, "'").replace(dashes, '-').replace(spaces, ' ')
    : composed;
  return even.toLowerCase().trim();
}

/** An option's comparable form: without a leading article and without punctuation. */
export const comparableOption = (text: string): string => optionForm(comparable(text));

/**
 * What stands between words. Signs that distinguish numbers and formulas are parts of words: -5, 5 %, C#, C++. Plain
 * letters are told at once, since the larger class is slow.
 */
const betweenWords = / ?(?:(?![a-z\d ])[^\p{L}\p{M}\p{N}%+#$€£¥°<>=*/^√ -] ?)+/gu;

/** The form in which options are compared, of a text in comparable form. */
export function optionForm(text: string): string {
  const plain = text.replace(leadingArticles, '');
  return plain.replace(betweenWords, ' ').trim() || plain;
}

/** A text without its leading article, otherwise unchanged. */
export const withoutSmallArticle = (text: string): string => text.replace(leadingArticle, '');

/** Writing systems without spaces between words, where pairs of characters replace words. */
const unspaced = new RegExp(`[${scriptsWithoutWordSpaces}]`, 'u');
const tokenPattern = new RegExp(`[${scriptsWithoutWordSpaces}ー]+|[\\p{L}\\p{M}\\p{N}]+`, 'gu');

/** The words of a text in comparable form; for writing without spaces, its pairs of neighbouring characters. */
export const tokensOf = (text: string): string[] => tokensIn(comparable(text));

/** The tokens of a text in comparable form. */
export function tokensIn(text: string): string[] {
  const words: string[] = text.match(tokenPattern) ?? [];
  return unspaced.test(text) ? words.flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [word])) : words;
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index] + character);
}

/** The share of tokens that two texts have in common, 0 to 1 (Jaccard). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const token of a) if (b.has(token)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/** Whether a text contains a phrase as whole words; in writing without spaces, anywhere. Both in comparable form. */
export function hasPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && placeOf(text, phrase) !== -1;
}

/** The index of a phrase as whole words in a text, from `from` on; -1 if absent. */
export function placeOf(text: string, phrase: string, from = 0): number {
  let at = text.indexOf(phrase, from);
  while (at !== -1 && !(isWordBorder(text, at) && isWordBorder(text, at + phrase.length)))
    at = text.indexOf(phrase, at + 1);
  return at;
}

function isWordBorder(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at);
  return !wordCharacter.test(before) || !wordCharacter.test(after) || unspaced.test(before) || unspaced.test(after);
}

import { scriptsWithoutWordSpaces } from '@ludotext/engine/game';

/** Soft hyphens, zero-width characters and direction marks: they are in a text without being read. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const quotationMarks = /["'`´‘’‚‛“”„‟«»‹›「」『』]/gu;
const dashes = /[-‐‑‒–—―−]/gu;
/** Articles that may stand before an answer without making it another one. */
const leadingArticle =
  /^(?:the|an?|der|die|das|dem|den|ein|eine[mnr]?|el|la|los|las|un|una|le|les|une|il|lo|gli|uno|o|os|as|um|uma|de|het|een|ο|η|το|οι|τα) (?=.)|^(?:l|un)'(?=.)/u;

/**
 * A text as it is compared: NFKC, lower case, one kind of quotation mark and dash, single spaces, nothing invisible.
 * Two texts with the same comparable form read the same.
 */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(quotationMarks, "'")
    .replace(dashes, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** An answer as it is compared with other answers: comparable, without a leading article and without punctuation. */
export function comparableOption(text: string): string {
  const plain = withoutArticle(comparable(text));
  // Signs that make a difference between numbers and formulas stay: -5, 5 %, C#, C++.
  const letters = plain.match(/[\p{L}\p{M}\p{N}%+#$€£¥°<>=*/^√-]+/gu);
  return letters?.join(' ') ?? plain;
}

/** A text without the article in front, to the letter otherwise. */
export const withoutSmallArticle = (text: string): string => text.replace(leadingArticle, '');

/** Also without a second one, which slips in where a phrase with its article is put after another. */
const withoutArticle = (text: string): string => text.replace(leadingArticle, '').replace(leadingArticle, '');

/** Writing systems without spaces between words, where pairs of characters stand in for words. */
const unspaced = new RegExp(`[${scriptsWithoutWordSpaces}]`, 'u');
const tokenPattern = new RegExp(`[${scriptsWithoutWordSpaces}ー]+|[\\p{L}\\p{M}\\p{N}]+`, 'gu');

/** The words of a text in comparable form; of writing without spaces, its pairs of neighbouring characters. */
export function tokensOf(text: string): string[] {
  const words = comparable(text).match(tokenPattern) ?? [];
  return words.flatMap((word) => (unspaced.test(word) ? pairsOf(word) : [word]));
}

function pairsOf(word: string): string[] {
  const characters = [...word];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, index) => characters[index] + character);
}

/** Share of the tokens of two texts that both have, 0 to 1 (Jaccard). */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const token of a) if (b.has(token)) shared++;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/** Whether a text has a phrase as whole words; in writing without spaces, anywhere. Both in comparable form. */
export function hasPhrase(text: string, phrase: string): boolean {
  return phrase !== '' && placeOf(text, phrase) !== -1;
}

/** Where a text has a phrase as whole words, at `from` or after it; -1 when it has not. */
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

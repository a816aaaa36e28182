import { primarySubtag } from './languages/language.js';

/** Scripts without spaces between sentences, for a character class of a regular expression with the flag u. */
const scriptsWithoutSentenceSpaces = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}';
/**
 * Scripts without spaces between words, for a character class of a regular expression with the flag u. Excludes
 * Tibetan, which marks its syllables.
 */
export const scriptsWithoutWordSpaces = `${scriptsWithoutSentenceSpaces}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}`;

const unspacedWords = new RegExp(`[${scriptsWithoutWordSpaces}]`, 'u');
const unspacedSentences = new RegExp(`[${scriptsWithoutSentenceSpaces}]`, 'u');
const unspacedLanguages = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my', 'bo', 'yue', 'wuu']);

/** Whether a language puts spaces between its words. True for an unknown language. */
export function usesSpaces(language: string): boolean {
  return !unspacedLanguages.has(primarySubtag(language));
}

const closing = /^(?:[\p{Pe}\p{Pf}.,!?;:%…،؛؟।۔。，、；：！？"'’”“»]+)$/u;
const opening = /^(?:[\p{Ps}\p{Pi}¿¡"'‘“„«]+)$/u;

/** French and Italian words that lose their vowel before the next: l', qu', dell'. */
const elided =
  /(?:^|[\s\p{P}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|dell|all|dall|nell|sull|un|quest|bell|sant)['’]$/iu;
/** English endings attached to the word before: 's, 'll, n't. */
const clitic = /^(?:['’](?:s|ll|re|ve|d|m|t)|n['’]t)(?!\p{L})/iu;

/**
 * Joins pieces (words or groups of words) into one sentence, spaced as the language requires: nothing between Chinese,
 * Japanese or Thai words, one space elsewhere; none before a lone closing mark and none after a lone opening one.
 */
export function joinPieces(pieces: readonly string[], language: string): string {
  const spaced = usesSpaces(language);
  let joined = '';
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    joined += before === undefined ? piece : (needsSpace(before, piece, spaced) ? ' ' : '') + piece;
  });
  return joined;
}

function needsSpace(before: string, after: string, spaced: boolean): boolean {
  if (opening.test(before) && !closing.test(before)) return false;
  if (closing.test(after) && !opening.test(after)) return false;
  if (elided.test(before) || clitic.test(after)) return false;
  if (spaced) return true;
  // Two Latin words inside a Chinese sentence still need a space.
  return latinEnd.test(before) && latinStart.test(after);
}

const latinEnd = /[\p{Script=Latin}\p{N}]$/u;
const latinStart = /^[\p{Script=Latin}\p{N}]/u;

/** Whether most of the text is in a writing system without spaces between words. */
export function isUnspaced(text: string): boolean {
  return mostWordsAre(unspacedWords, text);
}

/** Joins words or groups of words into one sentence, spaced as their writing system requires. */
export function joinWords(pieces: readonly string[]): string {
  return joinPieces(pieces, mostWordsAre(unspacedWords, pieces.join(' ')) ? 'zh' : 'und');
}

/** Joins sentences into one text, spaced as their writing system requires. */
export function joinSentences(pieces: readonly string[]): string {
  return joinPieces(pieces, mostWordsAre(unspacedSentences, pieces.join(' ')) ? 'zh' : 'und');
}

const latinWord = /[\p{sc=Latin}\p{M}\p{N}]+/gu;

/** A letter of such a script counts as much as a whole Latin word, so that a long foreign name does not outweigh it. */
function mostWordsAre(script: RegExp, text: string): boolean {
  // A sample decides, so that a long text takes no longer than a short one.
  const sample = text.slice(0, 2_000);
  if (!script.test(sample)) return false;
  const letters = sample.replace(latinWord, 'a').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => script.test(letter)).length * 2 > letters.length;
}

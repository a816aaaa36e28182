import { joinPieces } from '../text/join-pieces.js';

/** Writing systems that put no space between words. */
const unspacedWords = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Those that put none between sentences either. */
const unspacedSentences = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Whether most of the text belongs to a writing system without spaces between words. */
export function isUnspaced(text: string): boolean {
  return mostWordsAre(unspacedWords, text);
}

/** Words or groups of words as one sentence, spaced as their writing system spaces words. */
export function joinWords(pieces: readonly string[]): string {
  return joinPieces(pieces, mostWordsAre(unspacedWords, pieces.join(' ')) ? 'zh' : 'und');
}

/** Sentences as one text, spaced as their writing system spaces sentences. */
export function joinSentences(pieces: readonly string[]): string {
  return joinPieces(pieces, mostWordsAre(unspacedSentences, pieces.join(' ')) ? 'zh' : 'und');
}

const latinWord = /[\p{sc=Latin}\p{M}\p{N}]+/gu;

/** A letter of such a script counts as much as a whole word in Latin letters, so that a long foreign name does not outweigh it. */
function mostWordsAre(script: RegExp, text: string): boolean {
  // A sample decides, so that a long text costs no more than a short one.
  const sample = text.slice(0, 2_000);
  const letters = sample.replace(latinWord, 'a').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => script.test(letter)).length * 2 > letters.length;
}

import { joinPieces } from '../text/join-pieces.js';

/** Writing systems that put no space between words. */
const unspacedWords = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Those that put none between sentences either. */
const unspacedSentences = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Whether most letters of the text belong to a writing system without spaces between words. */
export function isUnspaced(text: string): boolean {
  return mostLettersAre(unspacedWords, text);
}

/** Words or groups of words as one sentence, spaced as their writing system spaces words. */
export function joinWords(pieces: readonly string[]): string {
  return joinPieces(pieces, mostLettersAre(unspacedWords, pieces.join('')) ? 'zh' : 'und');
}

/** Sentences as one text, spaced as their writing system spaces sentences. */
export function joinSentences(pieces: readonly string[]): string {
  return joinPieces(pieces, mostLettersAre(unspacedSentences, pieces.join('')) ? 'zh' : 'und');
}

function mostLettersAre(script: RegExp, text: string): boolean {
  // A sample decides, so that a long text costs no more than a short one.
  const letters = text.slice(0, 2_000).match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.filter((letter) => script.test(letter)).length * 2 > letters.length;
}

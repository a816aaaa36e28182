import type { Candidate } from '@ludotext/engine/game';
import { isUnspaced } from '@ludotext/engine/ordering';

/** A stretch of the text with a fixed order, a candidate of the offline writer. */
export interface Passage extends Candidate {
  /** The sentences or steps, in the order of the text. */
  readonly pieces: readonly string[];
  readonly title: string | undefined;
}

/** Maximum length of a piece, in UTF-16 units and in words. */
export const maxPiece = { characters: 420, words: 70 } as const;

/** Minimum words of a piece. */
export const minWords = 3;

/** Pieces of an item of the offline writer. */
export const minUnits = 3;
export const maxUnits = 6;

/** The number of words of a piece; in writing without spaces, two letters count as one word. */
export function wordsIn(piece: string): number {
  if (!isUnspaced(piece)) return piece.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.ceil((piece.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / 2);
}

export function isFitSize(piece: string): boolean {
  if (piece.length > maxPiece.characters) return false;
  const words = wordsIn(piece);
  return words >= minWords && words <= maxPiece.words;
}

/** Whether a piece ends with the mark of a sentence. */
export function hasEnd(piece: string): boolean {
  return sentenceEnd.test(piece);
}

/** The indices of pieces without an end mark, if most pieces have one: these are fragments. */
export function unfinishedPieces(pieces: readonly string[]): number[] {
  const unfinished = pieces.flatMap((piece, index) => (hasEnd(piece) ? [] : [index]));
  return unfinished.length * 2 < pieces.length ? unfinished : [];
}

const sentenceEnd = /[.!?…:。．！？：؟۔।၊။][\p{Pe}\p{Pf}"'”’»“‘*_\]]{0,4}\s*$/u;

/** Whether one piece is more than four times as long as another. */
export function isUneven(pieces: readonly string[]): boolean {
  const lengths = pieces.map((piece) => piece.length);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return longest > 4 * shortest;
}

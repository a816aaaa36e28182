import { isUnspaced } from '@ludotext/engine';
import { fewestWords, longestPiece } from './passage.js';

/** How many words a piece has; where words are not spaced, two letters count as one. */
export function wordsIn(piece: string): number {
  if (!isUnspaced(piece)) return piece.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.ceil((piece.match(/[\p{L}\p{N}]/gu)?.length ?? 0) / 2);
}

export function isFitSize(piece: string): boolean {
  if (piece.length > longestPiece.characters) return false;
  const words = wordsIn(piece);
  return words >= fewestWords && words <= longestPiece.words;
}

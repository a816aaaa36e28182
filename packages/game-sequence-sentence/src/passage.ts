import type { Candidate } from '@ludotext/engine/game';

/** A stretch of the text whose order is forced, as the offline writer chooses among them. */
export interface Passage extends Candidate {
  /** The sentences or steps, in the order of the text. */
  readonly pieces: readonly string[];
  readonly title: string | undefined;
}

/** The longest a piece may be, in UTF-16 units and in words. */
export const longestPiece = { characters: 240, words: 40 } as const;

/** The fewest words of a piece. */
export const fewestWords = 3;

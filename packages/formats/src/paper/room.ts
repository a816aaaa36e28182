import { usesSpaces } from '@ludotext/engine/format';

/** How much room an answer by hand needs. Lengths are in characters. */
export interface Room {
  /** How many lines to write on. */
  linesFor(length: number): number;
  /** The width of a gap, from 1 to 7: the number of a class of the style, `gap-1`. */
  gapFor(length: number): number;
}

/** Characters that a hand writes on a line of 170 mm: letters of about 3.5 mm, signs of about 7 mm. */
const handwriting = { letters: 48, signs: 24 };

/** More lines than fit on a page help nobody. */
const maxLines = 25;

/** The room for answers in a language, where the items stand in so many columns. */
export function roomFor(language: string, columns: 1 | 2): Room {
  const perLine = handwriting[usesSpaces(language) ? 'letters' : 'signs'] / columns;
  return {
    linesFor: (length) => Math.min(maxLines, Math.max(1, Math.ceil(length / perLine))),
    gapFor: (length) => Math.min(7, Math.max(1, Math.ceil((length * handwriting.letters) / perLine / 8))),
  };
}

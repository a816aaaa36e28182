import type { Dictionary, DictionaryWord } from '@ludotext/dictionary';
import { shuffle } from '@ludotext/engine/game';

/** So many options besides the key are enough to choose from by difficulty. */
const maxOthers = 5;
/** How many characters longer or shorter than the key another word may be. */
const maxDifference = 8;
const partsOf = (word: string): number => word.split(' ').length;

/** Which words may stand beside a key, and which of them come first. */
interface Wanted {
  readonly seed: number;
  readonly isFit?: (word: string) => boolean;
  readonly first?: ReadonlySet<DictionaryWord>;
}

/**
 * Other words of a word's group, each with another meaning, so that each may be the answer to a learner who does not
 * know the word. Only of as many parts: another one would stand out.
 */
export function wordsBeside(
  entry: DictionaryWord,
  { areAlike }: Dictionary,
  { seed, isFit = () => true, first = new Set() }: Wanted,
): string[] {
  const possible = shuffle(entry.group, seed).filter(
    ({ word }) =>
      partsOf(word) === partsOf(entry.word) &&
      Math.abs(word.length - entry.word.length) <= maxDifference &&
      isFit(word),
  );
  const chosen: DictionaryWord[] = [entry];
  for (const other of [...possible.filter((each) => first.has(each)), ...possible.filter((each) => !first.has(each))])
    if (chosen.length <= maxOthers && chosen.every((each) => !areAlike(each, other))) chosen.push(other);
  return chosen.slice(1).map(({ word }) => word);
}

import type { Word } from '@ludotext/engine/game';
import { joined, type Mention, type WordRow } from '../source/mention.js';

/** How nouns are told by the words around them, for one language. */
export type NounReader = (row: WordRow) => Mention[];

/** A set of words written in a row. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The group of each word, out of the words of each group written in a row. */
export function groupsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([group, list]) => [...wordSet(list)].map((word) => [word, group] as const)),
  );
}

/** Words from `first` to `last`, by index. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** The longest rows of joined words that a test holds for, not at the beginning of the sentence. */
export function runsOf(row: WordRow, test: (word: Word) => boolean): Run[] {
  const runs: Run[] = [];
  for (let first = 1; first < row.words.length; first++) {
    if (!test(row.words[first] as Word)) continue;
    let last = first;
    while (joined(row, last) && test(row.words[last + 1] as Word)) last++;
    runs.push({ first, last });
    first = last;
  }
  return runs;
}

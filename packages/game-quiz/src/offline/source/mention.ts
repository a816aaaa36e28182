import type { Sentence, Word } from '@ludotext/engine/game';

/** The kind of a term, as far as its written form shows. */
type Shape = 'name' | 'acronym' | 'class';

/** An occurrence of a term in a sentence: a possible gap, or a distractor for another gap. */
export interface Mention {
  readonly term: string;
  readonly shape: Shape;
  /**
   * The grammatical slot in the sentence: article, case ending, particle. A term found in the same slot fits the gap
   * grammatically.
   */
  readonly slot: string;
  /** Offsets in the sentence's text. */
  readonly start: number;
  readonly end: number;
  /** Index of its sentence in the reading. */
  readonly sentence: number;
}

/** The words of a sentence and the text between them. */
export interface WordRow {
  readonly sentence: Sentence;
  readonly index: number;
  readonly words: readonly Word[];
}

/** The word at an index in lower case; empty outside the sentence. */
export function lower(row: WordRow, index: number): string {
  return row.words[index]?.text.toLowerCase() ?? '';
}

/** Whether a word and the next one are one phrase: at most one space is between them. */
export function joined(row: WordRow, index: number): boolean {
  const word = row.words[index];
  const next = row.words[index + 1];
  if (word === undefined || next === undefined) return false;
  return next.start === word.end || (next.start === word.end + 1 && row.sentence.text[word.end] === ' ');
}

/** The mention from word `first` to word `last`. */
export function mentionOf(row: WordRow, first: number, last: number, shape: Shape, slot: string): Mention {
  const start = row.words[first]?.start ?? 0;
  const end = row.words[last]?.end ?? start;
  return { term: row.sentence.text.slice(start, end), shape, slot, start, end, sentence: row.index };
}

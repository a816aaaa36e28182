/** What the writer without a model knows of a language. */
export interface Language {
  /** From January to December, as alternatives of a regular expression. */
  readonly months: readonly string[];
  /** Ordinals from first to twenty-first, as words. */
  readonly ordinals: readonly string[];
  /** What makes a year one before Christ. */
  readonly before: string;
  /** Whole phrases of time, which can be left out of a sentence; D, M, Y, C and B stand for day, month, year, century and era. */
  readonly phrases: readonly string[];
  /** Verbs that tell what happened, as alternatives: a sentence without one tells nothing. */
  readonly verbs: string;
  /** Words that begin another clause, as alternatives: a date behind them is not that of the sentence. */
  readonly clauses: string;
  /** Where a sentence goes on with another thought. */
  readonly turns: RegExp;
  /** Words for a man, and for a woman, that begin a sentence. */
  readonly he: string;
  readonly she: string;
  /** What an event does not say: a state, a figure, a plan, a time, and what only the sentences around explain. */
  readonly unfit: readonly RegExp[];
  /** What stands before the date of a thing, not of the sentence: "the market built" in 1808. */
  readonly ofThing: RegExp;
  /** What stands before a date at the start, and goes with it: "However, ". */
  readonly links?: RegExp;
  /** What can be left out wherever it stands. */
  readonly noise?: RegExp;
  /** What may stand before the subject, with its comma, as a regular expression. */
  readonly fronted?: string;
  /** A first part that has the date of the sentence: "At the Battle of Chudnov in 1660, ...". */
  readonly openers?: RegExp;
  /** Where a sentence goes on about the same subject, behind a verb that has an auxiliary and behind one that has none. */
  readonly joins?: { readonly auxiliary: RegExp; readonly passive: RegExp; readonly active: RegExp };
  /** A statement that lost its first part, put in order again, where the subject stands behind the verb then. */
  readonly reorder?: (statement: string) => string | undefined;
}

/** Alternatives as whole words; `\b` takes "ó" for no letter. */
export function word(alternatives: string): string {
  return `(?<![\\p{L}\\p{M}-])(?:${alternatives})(?![\\p{L}\\p{M}-])`;
}

/** One of these words, as they are written. */
export function words(alternatives: string): RegExp {
  return new RegExp(word(alternatives), 'u');
}

/** A year or a share in a sentence that has lost its date. */
export const figure = /(?<!\d)(?:1\d|20)\d\d(?!\d)|%/u;

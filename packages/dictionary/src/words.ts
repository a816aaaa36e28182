/** Harder words of one language and what they mean, as data that a person who speaks it can review. */
export interface Words {
  /** What `~` in a row stands for behind a word of a kind, separated by spaces, or `*`: any letters. Nothing always. */
  readonly endings: Readonly<Record<WordKind, string>>;
  /** What the language ties to the front of a word, separated by spaces: "and", an article. */
  readonly prefixes?: string;
  /** What the language ties to the end of a word with a hyphen, separated by spaces; words before other hyphens are not found. */
  readonly clitics?: string;
  /** What shows, right before a form, that the word there is of another kind: "the ignore". */
  readonly notBehind?: Readonly<Partial<Record<WordKind, RegExp>>>;
  readonly groups: readonly WordGroup[];
}

/** Words of one kind can be options beside each other. */
export type WordKind = 'verb' | 'noun' | 'adjective' | 'adverb';

/**
 * Words that can stand in each other's place, so that the meaning of one makes sense where another stands. Where two
 * mean nearly the same, their meanings have a word in common.
 */
export interface WordGroup {
  readonly kind: WordKind;
  /**
   * A row a line: "flee/flees/fled: to run away". The first form is the one of a dictionary; with a star it is only
   * shown, and without any others no text has the word: it is an option beside those of its group. So are words of
   * several senses, and those that everybody knows. `~` stands for the endings of the kind.
   */
  readonly rows: string;
}

/** What the game knows of one language, as data. Every part is optional: a missing one means that nothing is known. Words are in lower case. */
export interface Language {
  readonly articles?: Articles;
  /** Words that go on with a thought from inside a sentence, separated by bars: "however". */
  readonly innerConnectives?: string;
  /** Match a sentence that opens with a word that counts: "First,". */
  readonly ordinals?: readonly RegExp[];
  /** Words before the number of a step, separated by bars: "step". */
  readonly stepWords?: string;
  /** Numbers of steps written without a space, as a part of a regular expression. */
  readonly stepMarks?: string;
  /** Beginnings of words in headings under which a list without numbers is a procedure, separated by bars. */
  readonly procedureHeadings?: string;
  /** Match the beginnings of the verbs of handiwork, by the stage they usually belong to: from preparing to serving and keeping. */
  readonly stages?: readonly RegExp[];
  /** Matches the beginning of a step that works on what the step before it made, though it does not name it: "Bake for an hour". */
  readonly sameObject?: RegExp;
  /** Matches a step that names what the step before it made: "the dough". */
  readonly productOfWork?: RegExp;
}

/** Words before a noun that say whether it is new or known. Each pattern matches one whole word. */
interface Articles {
  readonly indefinite: RegExp;
  /** Articles, demonstratives and possessives. */
  readonly definite?: RegExp;
  /** True where a known thing is named without an article before it. */
  readonly areOmitted?: boolean;
}

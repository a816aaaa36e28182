/** A text to write items from. */
export interface CorpusText {
  /** Its file's name. */
  readonly name: string;
  readonly text: string;
  /** Language subtag, from the name's beginning (`de_...`); undefined when the name does not tell. */
  readonly language: string | undefined;
}

/** A passage a question is about; one question may have several, as reading levels of one article. */
export interface Passage {
  /** Which reading level it is; empty where there is only one. */
  readonly level: string;
  readonly text: string;
  /** The words that people marked as proof. */
  readonly evidence: string | undefined;
  /** The same said in other words, where the row has it. */
  readonly paraphrase: string | undefined;
}

/** A multiple-choice question out of a file. */
export interface QuizCase {
  readonly id: string;
  /** The file it came from, without ending. */
  readonly set: string;
  /** Which article its passages are from; cases of one article share it. */
  readonly article: string;
  /** The article's name for people. */
  readonly title: string;
  readonly question: string;
  readonly key: string;
  readonly distractors: readonly string[];
  /** Where the key stands among the options, from 0, as the row has it. */
  readonly place: number;
  readonly passages: readonly Passage[];
  /** Language subtag: the row's own, else as its words tell. */
  readonly language: string;
  /** The flaw that was put in: a kind; null for a control without one; undefined for an item as people wrote it. */
  readonly flaw: string | null | undefined;
}

/** Two sentences of exactly the same words. */
export interface WordPair {
  readonly id: string;
  readonly language: string;
  readonly one: string;
  readonly other: string;
  readonly sameMeaning: boolean | undefined;
}

/** Steps in their author's order. */
export interface StepList {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
}

/** A line that is no case, and why. */
export interface RowFault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** All that is measured on. */
export interface Corpus {
  readonly texts: readonly CorpusText[];
  readonly quizCases: readonly QuizCase[];
  readonly pairs: readonly WordPair[];
  readonly stepLists: readonly StepList[];
  readonly faults: readonly RowFault[];
}

import type { SheetItem } from './sheet-item.js';

/** A text to write items from. */
export interface CorpusText {
  /** Name of its file. */
  readonly name: string;
  readonly text: string;
  /** Language subtag from the start of the name (`de_...`); undefined when the name has none. */
  readonly language: string | undefined;
}

/** A passage that a question is about; a question may have several, such as the reading levels of one article. */
export interface Passage {
  /** Its reading level; empty when there is only one. */
  readonly level: string;
  readonly text: string;
  /** The words that people marked as evidence. */
  readonly evidence: string | undefined;
  /** The same content in other words, if the row has it. */
  readonly paraphrase: string | undefined;
}

/** A multiple-choice question from a file. */
export interface QuizCase {
  readonly id: string;
  /** Name of its file, without extension. */
  readonly set: string;
  /** The article of its passages; cases of one article share it. */
  readonly article: string;
  /** Display name of the article. */
  readonly title: string;
  readonly question: string;
  readonly key: string;
  readonly distractors: readonly string[];
  /** Position of the key among the options in the row, from 0. */
  readonly place: number;
  readonly passages: readonly Passage[];
  /** Language subtag: from the row, else detected from its words. */
  readonly language: string;
  /** The injected flaw: a kind; null for a control without one; undefined for an item as people wrote it. */
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

/** An item of a writer that people judged, with the faults they named; none means usable. */
export interface JudgedCase {
  readonly id: string;
  readonly judged: SheetItem;
  readonly faults: readonly string[];
}

/** A line that is not a case, and why. */
export interface RowFault {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

/** All data to measure on. */
export interface Corpus {
  readonly texts: readonly CorpusText[];
  readonly quizCases: readonly QuizCase[];
  readonly pairs: readonly WordPair[];
  readonly stepLists: readonly StepList[];
  readonly judgedCases: readonly JudgedCase[];
  readonly faults: readonly RowFault[];
}

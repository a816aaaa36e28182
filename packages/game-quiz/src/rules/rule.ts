import type { Finding, ItemContext, Severity } from '@ludotext/engine';
import { comparable, comparableAnswer, tokensOf } from '../comparable.js';
import { distractorsOf, keyOf, type QuizItem } from '../item.js';

/** An item as the rules see it: what several of them need is made once. */
export interface ItemFacts {
  readonly item: QuizItem;
  readonly context: ItemContext<QuizItem>;
  /** The question in comparable form. */
  readonly stem: string;
  readonly stemTokens: ReadonlySet<string>;
  readonly key: string;
  readonly distractors: readonly string[];
  /** Key and distractors in the form in which answers are compared. */
  readonly comparableKey: string;
  readonly comparableDistractors: readonly string[];
  /** True for an item a writer made; an author may do what a writer may not. */
  readonly written: boolean;
}

/** What a rule has to say: a sentence, and where in the item. */
export type Remark = Pick<Finding, 'message' | 'path'>;

/** One thing that can be wrong with an item. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  /** What is wrong; undefined when nothing is. */
  check(facts: ItemFacts): Remark | undefined;
}

export function factsOf(item: QuizItem, context: ItemContext<QuizItem>): ItemFacts {
  const key = keyOf(item);
  const distractors = distractorsOf(item);
  return {
    item,
    context,
    stem: comparable(item.question),
    stemTokens: new Set(tokensOf(item.question)),
    key,
    distractors,
    comparableKey: comparableAnswer(key),
    comparableDistractors: distractors.map(comparableAnswer),
    written: context.origin !== 'author',
  };
}

/** The path of the answer at an index of the item's list. */
export function answerPath(index: number): readonly (string | number)[] {
  return ['answers', index, 'text'];
}

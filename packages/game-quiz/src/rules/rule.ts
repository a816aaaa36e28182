import { type Finding, type ItemContext, primarySubtag, type Severity, splitWords } from '@ludotext/engine/game';
import { comparable, comparableOption, tokensOf } from '../comparable.js';
import type { QuizItem } from '../item.js';
import { distractorsOf, keyOf } from '../item-parts.js';

/** An item with the derived values that several rules need. */
export interface ItemFacts {
  readonly item: QuizItem;
  readonly context: ItemContext<QuizItem>;
  /** The language of the item, without script and region. */
  readonly language: string;
  /** The question in comparable form. */
  readonly stem: string;
  readonly stemTokens: ReadonlySet<string>;
  readonly key: string;
  readonly distractors: readonly string[];
  /** Question, key and distractors in the form in which answers are compared. */
  readonly comparableStem: string;
  readonly comparableKey: string;
  readonly comparableDistractors: readonly string[];
}

/** The place of a fault in an item, as object keys and array indices. */
export type Place = NonNullable<Finding['path']>;

/** The place of a finding about the whole item. */
export const wholeItem: Place = [];

export const atQuestion: Place = ['question'];

/** One possible fault of an item; `messages` says what is wrong and how to correct it. */
export interface Rule {
  /** Stable name, `[a-z][a-z0-9_]*`. */
  readonly id: string;
  readonly severity: Severity;
  /**
   * True for a rule that needs the source text, or that only applies to writers: it is skipped for an author's item.
   */
  readonly writersOnly?: true;
  /** The place of the fault; undefined without one. */
  find(facts: ItemFacts): Place | undefined;
}

export function factsOf(item: QuizItem, context: ItemContext<QuizItem>): ItemFacts {
  const key = keyOf(item);
  const distractors = distractorsOf(item);
  return {
    item,
    context,
    language: primarySubtag(context.language),
    stem: comparable(item.question),
    stemTokens: new Set(tokensOf(item.question)),
    key,
    distractors,
    comparableStem: comparableOption(item.question),
    comparableKey: comparableOption(key),
    comparableDistractors: distractors.map(comparableOption),
  };
}

/** The place of the first answer that passes a test. */
export function optionWhere(item: QuizItem, test: (text: string, index: number) => boolean): Place | undefined {
  const index = item.answers.findIndex((answer, place) => test(answer.text, place));
  return index === -1 ? undefined : optionPlace(index);
}

/** The place of the key. */
export function keyPlace(item: QuizItem): Place {
  return optionPlace(item.answers.findIndex(({ correct }) => correct));
}

function optionPlace(index: number): Place {
  return ['answers', index, 'text'];
}

/** The content words of a text, comparable; all words for a language without a list of stop words. */
export function contentWords(text: string, language: string): string[] {
  return splitWords(text, language).flatMap(({ text: word, stop }) =>
    stop ? [] : [comparable(word).replace(/'s?$/, '')],
  );
}

/** The approximate common beginning of a word's forms: inflected forms count as one. */
export function rootOf(word: string): string {
  return word.length > 6 ? word.slice(0, 6) : word.length > 4 ? word.replace(/(?:ed|es|s)$/, '') : word;
}

import type { Finding, ItemContext, Severity } from '@ludotext/engine/game';
import type { QuizItem } from '../item.js';
import type { ItemView, TextView } from './item-view.js';

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
  find(view: ItemView, context: ItemContext<QuizItem>): Place | undefined;
}

/** The place of the first option that passes a test. */
export function optionWhere({ options }: ItemView, test: (option: TextView) => boolean): Place | undefined {
  const index = options.findIndex(test);
  return index === -1 ? undefined : optionPlace(index);
}

/** The place of the first distractor that passes a test. */
export function distractorWhere(view: ItemView, test: (distractor: TextView) => boolean): Place | undefined {
  return optionWhere(view, (option) => view.distractors.includes(option) && test(option));
}

/** The place of the key. */
export function keyPlace({ options, key }: ItemView): Place {
  return optionPlace(options.indexOf(key));
}

function optionPlace(index: number): Place {
  return ['answers', index, 'text'];
}

/** The approximate common beginning of a word's forms: inflected forms count as one. */
export function rootOf(word: string): string {
  return word.length > 6 ? word.slice(0, 6) : word.length > 4 ? word.replace(/(?:ed|es|s)$/, '') : word;
}

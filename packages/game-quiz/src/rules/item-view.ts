import { type ItemContext, primarySubtag, splitWords } from '@ludotext/engine/game';
import { comparable, optionForm, tokensIn } from '../comparable.js';
import type { QuizItem } from '../item.js';
import { differInKind, type Quantity, quantityOf, readingLength } from '../option-shape.js';
import { meansAll, meansNone } from './phrases.js';

/**
 * A text of an item in the forms in which rules compare it. A form is made when the first rule asks for it; most items
 * need few of them.
 */
export class TextView {
  readonly text: string;
  readonly #language: string;
  #comparable: string | undefined;
  #option: string | undefined;
  #tokens: readonly string[] | undefined;
  #tokenSet: ReadonlySet<string> | undefined;
  #contentTokens: readonly string[] | undefined;
  #length: number | undefined;
  #quantity: { readonly value: Quantity | undefined } | undefined;
  #meansAll: boolean | undefined;
  #meansNone: boolean | undefined;

  constructor(text: string, language: string) {
    this.text = text;
    this.#language = language;
  }

  get comparable(): string {
    this.#comparable ??= comparable(this.text);
    return this.#comparable;
  }

  /** As an option is compared: without a leading article and without punctuation. */
  get option(): string {
    this.#option ??= optionForm(this.comparable);
    return this.#option;
  }

  get tokens(): readonly string[] {
    this.#tokens ??= tokensIn(this.comparable);
    return this.#tokens;
  }

  get tokenSet(): ReadonlySet<string> {
    this.#tokenSet ??= new Set(this.tokens);
    return this.#tokenSet;
  }

  /** The tokens of its content words. */
  get contentTokens(): readonly string[] {
    this.#contentTokens ??= contentTokens(this.text, this.#language);
    return this.#contentTokens;
  }

  /** By reading effort, in letters. */
  get length(): number {
    this.#length ??= readingLength(this.comparable);
    return this.#length;
  }

  get quantity(): Quantity | undefined {
    this.#quantity ??= { value: quantityOf(this.text, this.#language) };
    return this.#quantity.value;
  }

  /** True for "all of the above" in one of its forms. */
  get meansAll(): boolean {
    this.#meansAll ??= meansAll(this.comparable);
    return this.#meansAll;
  }

  /** True for "none of the above" in one of its forms. */
  get meansNone(): boolean {
    this.#meansNone ??= meansNone(this.comparable);
    return this.#meansNone;
  }

  /** True for an option that only refers to the others. */
  get standsForOthers(): boolean {
    return this.meansAll || this.meansNone;
  }
}

/** An item as rules read it. */
export class ItemView {
  readonly item: QuizItem;
  /** The language of the item, without script and region. */
  readonly language: string;
  readonly question: TextView;
  /** The answers' texts, in their order. */
  readonly options: readonly TextView[];
  readonly key: TextView;
  readonly distractors: readonly TextView[];
  #strays: readonly TextView[] | undefined;
  #tokens: ReadonlySet<string> | undefined;

  constructor(item: QuizItem, language: string) {
    const options = item.answers.map(({ text }) => new TextView(text, language));
    this.item = item;
    this.language = language;
    this.question = new TextView(item.question, language);
    this.options = options;
    this.key = options.find((_, index) => item.answers[index]?.correct) ?? new TextView('', language);
    this.distractors = options.filter((_, index) => !item.answers[index]?.correct);
  }

  /** The distractors of another kind than the key. */
  get strays(): readonly TextView[] {
    this.#strays ??= this.distractors.filter((other) => differInKind(this.key, other, this.language));
    return this.#strays;
  }

  /** The tokens of the question and the key. */
  get tokens(): ReadonlySet<string> {
    this.#tokens ??= new Set([...this.question.tokens, ...this.key.tokens]);
    return this.#tokens;
  }
}

/** The views of frozen items: an item is read again with each item after it. */
const views = new WeakMap<QuizItem, ItemView>();

export function viewOf(item: QuizItem, context: Pick<ItemContext, 'language'>): ItemView {
  const language = primarySubtag(context.language);
  const known = views.get(item);
  if (known?.language === language) return known;
  const view = new ItemView(item, language);
  if (Object.isFrozen(item)) views.set(item, view);
  return view;
}

/** The content words of a text, comparable; all words for a language without a list of stop words. */
export function contentWords(text: string, language: string): string[] {
  return splitWords(text, language).flatMap(({ text: word, stop }) =>
    stop ? [] : [comparable(word).replace(/'s?$/, '')],
  );
}

/** The tokens of the content words of a text. */
export function contentTokens(text: string, language: string): string[] {
  return contentWords(text, language).flatMap(tokensIn);
}

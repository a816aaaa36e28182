import type { FailureKind } from '../contract/errors.js';
import type { ModelReply } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { isObject } from '../lib/data.js';
import { AttemptError, CallerError } from './failures.js';

/** So much whitespace in a row is no longer formatting: a grammar that allows any lets models run on in it. */
const maxSpaces = 200;

/** A reply as it arrives. */
export class IncomingReply {
  #text = '';
  #thoughts = '';
  #spaces = 0;
  #usage: CallUsage = {};
  readonly #maxLength: number;
  readonly #onText: ((text: string) => void) | undefined;
  /** Why the model stopped, as its server says it; undefined before it did. */
  finishReason: string | undefined;
  /** Whether the server said that the reply is whole. */
  isDone = false;
  /** Whether the model itself declined. */
  isRefusal = false;

  /** @param maxLength of the text, and of the thoughts, in UTF-16 units */
  constructor(maxLength: number, onText: ((text: string) => void) | undefined) {
    this.#maxLength = maxLength;
    this.#onText = onText;
  }

  get text(): string {
    return this.#text;
  }

  /** Whether all of it arrived: the model said why it stopped, or the server that this is all. */
  get isWhole(): boolean {
    return this.isDone || this.finishReason !== undefined;
  }

  /** Tokens so far. */
  get usage(): CallUsage {
    return this.#usage;
  }

  /** @throws AttemptError `runaway`; CallerError with what the listener throws */
  write(text: string): void {
    if (text === '') return;
    this.#text += text;
    this.#emit(text);
    if (this.#text.length > this.#maxLength) throw failed('runaway', 'The model wrote more than it may.');
    const isBlank = text.trim() === '';
    this.#spaces = (isBlank ? this.#spaces : 0) + text.length - (isBlank ? 0 : text.trimEnd().length);
    if (this.#spaces >= maxSpaces) throw failed('runaway', 'The model wrote whitespace without end.');
  }

  /** Takes what the model thought, where the server sends it apart from the text. @throws AttemptError `runaway` */
  think(text: string): void {
    this.#thoughts += text;
    if (this.#thoughts.length > this.#maxLength) throw failed('runaway', 'The model thought longer than it may.');
  }

  /** Some servers report tokens with every frame, so the latest report counts and none is added up. */
  use(usage: CallUsage): void {
    this.#usage = { ...this.#usage, ...usage };
  }

  /**
   * What the reply comes to when its server says no more.
   * @throws AttemptError for one that is cut, empty, or a refusal
   */
  finish(): ModelReply {
    const { finishReason } = this;
    if (this.isRefusal) throw failed('refused', 'The model refused the task.');
    if (finishReason === 'content_filter')
      throw failed('content_filter', 'A filter of the model server stopped the reply.');
    if (!this.isWhole) throw failed('cut_stream', 'The model server ended its reply too early.');
    if (this.#text.trim() === '') this.write(jsonIn(this.#thoughts) ?? '');
    if (this.#text.trim() !== '') return { text: this.#text, complete: finishReason !== 'length' };
    if (finishReason !== 'length') throw failed('empty_output', 'The model replied with no text.');
    const advice = 'raise maxTokens, or contextTokens where prompt and reply share a small window';
    throw failed('output_limit', `The model reached its output limit before any text; ${advice}.`);
  }

  #emit(text: string): void {
    try {
      this.#onText?.(text);
    } catch (thrown) {
      throw new CallerError(thrown);
    }
  }
}

function failed(kind: FailureKind, message: string): AttemptError {
  return new AttemptError({ kind, message });
}

/** How many places a JSON object is looked for at, which keeps the time linear. */
const maxPlaces = 16;

/** The first whole JSON object in what a model thought, from a brace to the last one: some servers take the reply for a thought. */
export function jsonIn(thoughts: string): string | undefined {
  const end = thoughts.lastIndexOf('}') + 1;
  let start = thoughts.indexOf('{');
  for (let place = 0; place < maxPlaces && start !== -1 && start < end; place += 1) {
    const slice = thoughts.slice(start, end);
    if (isJsonObject(slice)) return slice;
    start = thoughts.indexOf('{', start + 1);
  }
  return undefined;
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

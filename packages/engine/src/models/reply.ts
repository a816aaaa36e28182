import type { FailureKind } from '../contract/errors.js';
import type { ModelReply } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { isObject } from '../lib/data.js';
import { AttemptError, CallerError } from './failures.js';

/** Maximum run of whitespace. A grammar that allows whitespace lets some models repeat it endlessly. */
const maxSpaces = 200;

/** A reply as it arrives. */
export class IncomingReply {
  /** What the listener has been told, and what arrived since. */
  #told = '';
  #fresh = '';
  #thoughts = '';
  #spaces = 0;
  #usage: CallUsage = {};
  readonly #maxLength: number;
  readonly #onText: ((text: string) => void) | undefined;
  /** Why the model stopped, as its server reports it; undefined before. */
  finishReason: string | undefined;
  /** Whether the server marked the reply as complete. */
  isDone = false;
  /** Whether the model itself refused. */
  isRefusal = false;

  /** @param maxLength of the text, and of the thinking, in UTF-16 units */
  constructor(maxLength: number, onText: ((text: string) => void) | undefined) {
    this.#maxLength = maxLength;
    this.#onText = onText;
  }

  get text(): string {
    return this.#told + this.#fresh;
  }

  /** All that arrived: the thinking and the text. */
  get received(): string {
    return this.#thoughts + this.text;
  }

  /** Whether the whole reply arrived: the server sent a finish reason or marked the end. */
  get isWhole(): boolean {
    return this.isDone || this.finishReason !== undefined;
  }

  /** Whether the text holds a whole JSON object, from its first brace to its last. */
  get holdsObject(): boolean {
    const { text } = this;
    return isJsonObject(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  }

  /** Tokens so far. */
  get usage(): CallUsage {
    return this.#usage;
  }

  write(text: string): void {
    this.#fresh += text;
  }

  /**
   * Passes on what was written since the last time: once for all frames that arrived together, because a call for each
   * would cost more than reading it. @throws AttemptError `runaway`; CallerError with what the listener throws
   */
  tell(): void {
    const text = this.#fresh;
    if (text === '') return;
    this.#fresh = '';
    this.#told += text;
    this.#emit(text);
    if (this.#told.length > this.#maxLength) throw failed('runaway', 'The model wrote more than it may.');
    const isBlank = text.trim() === '';
    this.#spaces = (isBlank ? this.#spaces : 0) + text.length - (isBlank ? 0 : text.trimEnd().length);
    if (this.#spaces >= maxSpaces) throw failed('runaway', 'The model wrote whitespace without end.');
  }

  /** Adds thinking text, if the server sends it separately. @throws AttemptError `runaway` */
  think(text: string): void {
    this.#thoughts += text;
    if (this.#thoughts.length > this.#maxLength) throw failed('runaway', 'The model thought longer than it may.');
  }

  /** Replaces the usage: some servers report totals with every frame, so only the latest report counts. */
  use(usage: CallUsage): void {
    this.#usage = { ...this.#usage, ...usage };
  }

  /**
   * Returns the reply when the server has no more to send.
   * @throws AttemptError for a reply that is cut, empty or a refusal
   */
  finish(): ModelReply {
    const { finishReason } = this;
    if (this.isRefusal) throw failed('refused', 'The model refused the task.');
    if (finishReason === 'content_filter')
      throw failed('content_filter', 'A filter of the model server stopped the reply.');
    if (!this.isWhole) throw failed('cut_stream', 'The model server ended its reply too early.');
    if (this.text.trim() === '') this.write(jsonIn(this.#thoughts) ?? '');
    this.tell();
    if (this.text.trim() !== '') return { text: this.text, complete: finishReason !== 'length' };
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

/** Maximum number of places tried as the start of a JSON object; keeps the time linear. */
const maxPlaces = 16;

/**
 * The first complete JSON object in the thinking text, from a brace to the last one: some servers send the reply as
 * thinking.
 */
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

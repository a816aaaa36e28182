import type { CallUsage } from '../usage.js';
import { AttemptError, CallerError } from './attempt-error.js';

/** So much whitespace in a row is no longer formatting: a grammar that allows any lets models run on in it. */
const mostSpaces = 200;

/** One answer as it arrives. */
export class Answer {
  #text = '';
  #thoughts = '';
  #spaces = 0;
  readonly #mostCharacters: number;
  readonly #onText: ((text: string) => void) | undefined;
  #usage: CallUsage = {};
  /** Why the model stopped, in its server's words; undefined before it did. */
  finish: string | undefined;
  /** Whether the server said that the answer is whole. */
  isDone = false;
  /** Whether the model declined in words of its own. */
  isRefusal = false;

  constructor(mostCharacters: number, onText: ((text: string) => void) | undefined) {
    this.#mostCharacters = mostCharacters;
    this.#onText = onText;
  }

  get text(): string {
    return this.#text;
  }

  /** Whether all of it arrived: the model said why it stopped, or the server that this is all. */
  get isWhole(): boolean {
    return this.isDone || this.finish !== undefined;
  }

  /** What the model thought, where the server tells it apart. */
  get thoughts(): string {
    return this.#thoughts;
  }

  get usage(): CallUsage {
    return this.#usage;
  }

  /** @throws AttemptError `runaway`; CallerError with what the listener throws */
  write(text: string): void {
    if (text === '') return;
    this.#text += text;
    this.#tell(text);
    if (this.#text.length > this.#mostCharacters) throw runaway('wrote more than it may');
    const isBlank = text.trim() === '';
    this.#spaces = (isBlank ? this.#spaces : 0) + text.length - (isBlank ? 0 : text.trimEnd().length);
    if (this.#spaces >= mostSpaces) throw runaway('ran on in whitespace');
  }

  /** @throws AttemptError `runaway` */
  think(text: string): void {
    this.#thoughts += text;
    if (this.#thoughts.length > this.#mostCharacters) throw runaway('thought longer than it may');
  }

  /** Tokens so far. Some servers report them with every frame, so the latest report counts and none is added up. */
  use(usage: CallUsage): void {
    this.#usage = { ...this.#usage, ...usage };
  }

  #tell(text: string): void {
    try {
      this.#onText?.(text);
    } catch (thrown) {
      throw new CallerError(thrown);
    }
  }
}

function runaway(what: string): AttemptError {
  return new AttemptError({ kind: 'runaway', message: `The model ${what}.` });
}

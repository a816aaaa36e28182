import type { ModelReply } from '../contract/language-model.js';
import type { CallUsage } from '../contract/usage.js';
import { isObject } from '../lib/data.js';
import { AttemptError, CallerError, type FailureKind } from './failures.js';

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

/**
 * What an answer comes to when its server says no more.
 * @throws AttemptError for one that is not whole, empty, or none
 */
export function readReply(answer: Answer): ModelReply {
  const { finish } = answer;
  if (answer.isRefusal) throw fault('refused', 'The model refused the task.');
  if (finish === 'content_filter') throw fault('content_filter', 'A filter of the model server stopped the answer.');
  if (!answer.isWhole) throw fault('cut_stream', 'The model server ended its answer too early.');
  if (answer.text.trim() === '') answer.write(jsonIn(answer.thoughts) ?? '');
  if (answer.text.trim() !== '') return { text: answer.text, complete: finish !== 'length' };
  if (finish !== 'length') throw fault('empty_output', 'The model answered with no text.');
  const advice = 'raise maxTokens, or contextTokens where prompt and answer share a small window';
  throw fault('output_limit', `The model reached its output limit before any text; ${advice}.`);
}

function fault(kind: FailureKind, message: string): AttemptError {
  return new AttemptError({ kind, message });
}

/** Most places a JSON object is looked for at, which keeps the time linear. */
const mostPlaces = 16;

/** The first whole JSON object in what a model thought, from a brace to the last one: some servers take the answer for a thought. */
export function jsonIn(thoughts: string): string | undefined {
  const end = thoughts.lastIndexOf('}') + 1;
  let start = thoughts.indexOf('{');
  for (let place = 0; place < mostPlaces && start !== -1 && start < end; place += 1) {
    const words = thoughts.slice(start, end);
    if (isJsonObject(words)) return words;
    start = thoughts.indexOf('{', start + 1);
  }
  return undefined;
}

function isJsonObject(words: string): boolean {
  try {
    return isObject(JSON.parse(words));
  } catch {
    return false;
  }
}

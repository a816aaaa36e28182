import { type FoundValue, ListFinder } from './list-finder.js';
import { mendStrings } from './read-value.js';

/** The part of a reply that counts, and what was found in it. */
export interface LocatedReply {
  readonly text: string;
  readonly finder: ListFinder;
  readonly items: readonly unknown[];
}

/** How often a reply may be a string that holds a reply. */
const maxDecodings = 3;

/** How many ends of think blocks are tried. */
const maxThinkEnds = 3;

/** Finds JSON in a whole reply. @param name the member that should hold the list */
export function locateReply(reply: string, name?: string, decodings = 0): LocatedReply {
  const preamble = new Preamble();
  preamble.push(reply);
  return preamble.found === 'json' ? find(preamble.rest, name) : locateInProse(preamble.end(), name, decodings);
}

/** Finds JSON in a reply that begins with something else. */
export function locateInProse(reply: string, name?: string, decodings = 0): LocatedReply {
  const decoded = reply.startsWith('"') && decodings < maxDecodings ? decode(reply) : undefined;
  if (decoded !== undefined) return locateReply(decoded, name, decodings + 1);
  let before = reply.length;
  for (let tried = 0; tried < maxThinkEnds; tried++) {
    const end = before === 0 ? -1 : reply.lastIndexOf(thinkEnd, before - 1);
    if (end === -1) break;
    // What has brackets to close began before: the mark stands inside of a string.
    const rest = locateReply(reply.slice(end + thinkEnd.length), name, decodings);
    if (rest.finder.strays === 0) return rest;
    before = end;
  }
  return find(reply, name);
}

/** The values that stand on their own, without those that a think block without a beginning holds. */
export function settledValues({ text, finder }: LocatedReply): readonly FoundValue[] {
  const { values } = finder;
  const ends = values.map(({ end }, index) => (end === -1 ? '' : text.slice(end, values[index + 1]?.start)));
  return values.slice(ends.findLastIndex((gap) => gap.includes(thinkEnd)) + 1);
}

/** The text a JSON string holds; also one that is cut, and one with something behind it. */
function decode(text: string): string | undefined {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\\') end -= 1;
  const candidates = [text.slice(0, text.lastIndexOf('"') + 1), `${text.slice(0, end)}"`];
  for (const candidate of candidates) {
    try {
      const value: unknown = JSON.parse(mendStrings(candidate).text);
      if (typeof value === 'string') return value;
    } catch {
      // Not a string after all.
    }
  }
  return undefined;
}

function find(text: string, name: string | undefined): LocatedReply {
  const finder = new ListFinder(name);
  return { text, finder, items: finder.push(text) };
}

const thinkStart = '<think>';
const thinkEnd = '</think>';

/** Longest fence line that is taken for one. */
const maxFence = 40;

/** Reads what stands before a reply's JSON: a byte-order mark, think blocks, the first line of a fence. */
export class Preamble {
  /** `json`: the reply goes on with JSON. `other`: with something else, so that only its end will tell. */
  found: 'nothing' | 'json' | 'other' = 'nothing';
  /** Text that is not understood yet, or, once something is found, the reply's rest. */
  rest = '';
  #thinking = false;

  push(text: string): void {
    this.rest += text;
    while (this.#advance());
  }

  /** Skips one thing; false when more text is needed or the JSON is reached. */
  #advance(): boolean {
    if (this.#thinking) return this.#skipThinking();
    this.rest = this.rest.replace(/^[\s\uFEFF]+/, '');
    const { rest } = this;
    if (rest.startsWith(thinkStart)) {
      this.rest = rest.slice(thinkStart.length);
      this.#thinking = true;
      return true;
    }
    const fence = /^`{3,8}[\w-]*/.exec(rest)?.[0] ?? '';
    if (fence !== '' && fence.length < rest.length && fence.length < maxFence) {
      this.rest = rest.slice(fence.length);
      return true;
    }
    const isUndecided = thinkStart.startsWith(rest) || '```'.startsWith(rest) || fence === rest;
    if (isUndecided && rest.length < maxFence) return false;
    this.found = rest.startsWith('{') || rest.startsWith('[') ? 'json' : 'other';
    return false;
  }

  #skipThinking(): boolean {
    const end = this.rest.indexOf(thinkEnd);
    this.#thinking = end === -1;
    // The end of a think block may come in pieces.
    this.rest = end === -1 ? this.rest.slice(1 - thinkEnd.length) : this.rest.slice(end + thinkEnd.length);
    return end !== -1;
  }

  /** The reply is over: what is left of it, when it began with nothing but what stands before JSON. */
  end(): string {
    return this.#thinking ? '' : this.rest;
  }
}

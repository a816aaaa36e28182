import { type FoundValue, ListFinder } from './list-finder.js';
import { mendStrings } from './read-value.js';

/** The relevant part of a reply, and what was found in it. */
export interface LocatedReply {
  readonly text: string;
  readonly finder: ListFinder;
  readonly items: readonly unknown[];
}

/** Most levels of a reply encoded as a JSON string. */
const maxDecodings = 3;

/** Most ends of think blocks that are tried. */
const maxThinkEnds = 3;

/** Finds JSON in a whole reply. @param name the member that should hold the list */
export function locateReply(reply: string, name?: string, decodings = 0): LocatedReply {
  const preamble = new Preamble();
  preamble.push(reply);
  return preamble.found === 'json' ? find(preamble.rest, name) : locateInProse(preamble.end(), name, decodings);
}

/** Finds JSON in a reply that begins with other text. */
export function locateInProse(reply: string, name?: string, decodings = 0): LocatedReply {
  const decoded = reply.startsWith('"') && decodings < maxDecodings ? decode(reply) : undefined;
  if (decoded !== undefined) return locateReply(decoded, name, decodings + 1);
  let before = reply.length;
  for (let tried = 0; tried < maxThinkEnds; tried++) {
    const end = before === 0 ? -1 : reply.lastIndexOf(thinkEnd, before - 1);
    if (end === -1) break;
    // Closing brackets without an opening one: the mark is inside a string.
    const rest = locateReply(reply.slice(end + thinkEnd.length), name, decodings);
    if (rest.finder.strays === 0) return rest;
    before = end;
  }
  return find(reply, name);
}

/** The top-level values, without those of a think block whose beginning is missing. */
export function settledValues({ text, finder }: LocatedReply): readonly FoundValue[] {
  const { values } = finder;
  const ends = values.map(({ end }, index) => (end === -1 ? '' : text.slice(end, values[index + 1]?.start)));
  return values.slice(ends.findLastIndex((gap) => gap.includes(thinkEnd)) + 1);
}

/** The text of a JSON string, even one that is cut off or followed by other text. */
function decode(text: string): string | undefined {
  let end = text.length;
  while (end > 0 && text[end - 1] === '\\') end -= 1;
  const candidates = [text.slice(0, text.lastIndexOf('"') + 1), `${text.slice(0, end)}"`];
  for (const candidate of candidates) {
    try {
      const value: unknown = JSON.parse(mendStrings(candidate).text);
      if (typeof value === 'string') return value;
    } catch {
      // Not a string.
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

/** Longest line accepted as a fence. */
const maxFence = 40;

/** Reads what precedes a reply's JSON: a byte-order mark, think blocks, the first line of a fence. */
export class Preamble {
  /** `json`: JSON follows. `other`: something else follows, so the reply is understood only at its end. */
  found: 'nothing' | 'json' | 'other' = 'nothing';
  /** Text not understood yet or, once something is found, the rest of the reply. */
  rest = '';
  #thinking = false;

  push(text: string): void {
    this.rest += text;
    while (this.#advance());
  }

  /** Skips one element; returns false when more text is needed or the JSON begins. */
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
    // The end of a think block may be split over pieces.
    this.rest = end === -1 ? this.rest.slice(1 - thinkEnd.length) : this.rest.slice(end + thinkEnd.length);
    return end !== -1;
  }

  /** Ends the reply; returns the rest of a reply that has only a preamble so far. */
  end(): string {
    return this.#thinking ? '' : this.rest;
  }
}

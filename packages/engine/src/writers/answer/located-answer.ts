import { type FoundValue, ListFinder } from './list-finder.js';
import { mendStrings } from './mend-strings.js';
import { Preamble, thinkEnd } from './preamble.js';

/** The part of an answer that counts, and what was found in it. */
export interface LocatedAnswer {
  readonly text: string;
  readonly finder: ListFinder;
  readonly items: readonly unknown[];
}

/** How often an answer may be a string that holds an answer. */
const maxDecodings = 3;

/** How many ends of think blocks are tried. */
const maxThinkEnds = 3;

/** Finds JSON in a whole answer. @param name the member that should hold the list */
export function locateAnswer(answer: string, name?: string, decodings = 0): LocatedAnswer {
  const preamble = new Preamble();
  preamble.push(answer);
  return preamble.found === 'json' ? find(preamble.rest, name) : locateInProse(preamble.end(), name, decodings);
}

/** Finds JSON in an answer that begins with something else. */
export function locateInProse(answer: string, name?: string, decodings = 0): LocatedAnswer {
  const decoded = answer.startsWith('"') && decodings < maxDecodings ? decode(answer) : undefined;
  if (decoded !== undefined) return locateAnswer(decoded, name, decodings + 1);
  let before = answer.length;
  for (let tried = 0; tried < maxThinkEnds; tried++) {
    const end = before === 0 ? -1 : answer.lastIndexOf(thinkEnd, before - 1);
    if (end === -1) break;
    // What has brackets to close began before: the mark stands inside of a string.
    const rest = locateAnswer(answer.slice(end + thinkEnd.length), name, decodings);
    if (rest.finder.strays === 0) return rest;
    before = end;
  }
  return find(answer, name);
}

/** The values that stand on their own, without those that a think block without a beginning holds. */
export function settledValues({ text, finder }: LocatedAnswer): readonly FoundValue[] {
  const { values } = finder;
  const ends = values.map(({ end }, index) => (end === -1 ? '' : text.slice(end, values[index + 1]?.start)));
  return values.slice(ends.findLastIndex((gap) => gap.includes(thinkEnd)) + 1);
}

/** The text a JSON string holds; also one that is cut, and one with something behind it. */
export function decode(text: string): string | undefined {
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

function find(text: string, name: string | undefined): LocatedAnswer {
  const finder = new ListFinder(name);
  return { text, finder, items: finder.push(text) };
}

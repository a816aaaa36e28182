import { isObject } from '../../is-object.js';
import { aroundList, lateItems, type ScannedAnswer } from './late-items.js';
import { ListFinder } from './list-finder.js';
import { locateAnswer, locateInProse, settledValues } from './located-answer.js';
import { Preamble } from './preamble.js';
import { readSlice } from './read-slice.js';
import { TextPieces } from './text-pieces.js';

export type { ScannedAnswer } from './late-items.js';

/**
 * Cuts finished items out of a model's answer as it arrives, in time linear in its length. The answer should be an object
 * with a list of items; the ways in which models depart from that are understood. An item counts when its closing bracket
 * has come; one that was cut is never completed.
 */
export class ItemScanner {
  readonly #name: string;
  readonly #preamble = new Preamble();
  readonly #finder: ListFinder;
  readonly #text = new TextPieces();
  #outer: Readonly<Record<string, unknown>> | undefined;

  /** @param name the member that should hold the list */
  constructor(name = 'items') {
    this.#name = name;
    this.#finder = new ListFinder(name);
  }

  /** Takes the next piece of the answer in; the items finished by it, in order. */
  push(text: string): unknown[] {
    const preamble = this.#preamble;
    if (preamble.found !== 'nothing') return this.#take(text);
    preamble.push(text);
    return preamble.found === 'nothing' ? [] : this.#take(preamble.rest);
  }

  /** What the answer has said beside its list, as far as it stands before the list. */
  get outer(): Readonly<Record<string, unknown>> {
    const { named } = this.#finder;
    if (named === undefined) return {};
    // Found once: what stands before the list does not change any more.
    this.#outer ??= aroundList(this.#text.whole(), { ...named, end: -1 });
    return this.#outer;
  }

  /** The answer is over: the items that could be told only now, and what else it says. */
  end(): ScannedAnswer {
    if (this.#preamble.found === 'json')
      return lateItems({ text: this.#text.whole(), finder: this.#finder, items: [] }, this.#name);
    const text = this.#preamble.found === 'nothing' ? this.#preamble.end() : this.#text.whole();
    const answer = locateInProse(text, this.#name);
    const late = lateItems(answer, this.#name);
    return { ...late, items: [...answer.items, ...late.items] };
  }

  #take(text: string): unknown[] {
    this.#text.add(text);
    return this.#preamble.found === 'json' ? this.#finder.push(text) : [];
  }
}

/** Reads a whole answer as {@link ItemScanner} does. */
export function scanAnswer(answer: string, name = 'items'): ScannedAnswer {
  const located = locateAnswer(answer, name);
  const late = lateItems(located, name);
  return { ...late, items: [...located.items, ...late.items] };
}

/** The object a whole answer should be, read with the same tolerance; undefined when there is none. */
export function readValue(answer: string): unknown {
  const located = locateAnswer(answer);
  const closed = settledValues(located).filter(({ end }) => end !== -1);
  for (const { start, end } of closed.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const value = readSlice(located.text.slice(start, end));
    if (isObject(value)) return value.type === 'object' && isObject(value.properties) ? value.properties : value;
  }
  return undefined;
}

import { isObject } from '../../lib/data.js';
import { type FoundList, type FoundValue, ListFinder } from './list-finder.js';
import { type LocatedReply, locateInProse, locateReply, Preamble, settledValues } from './locate-json.js';
import { readSlice } from './read-value.js';

/**
 * Extracts complete items from a model's reply as it arrives, in time linear in its length. Expects an object with a
 * list of items, and understands the ways in which models depart from that. An item counts when its closing bracket has
 * arrived; an item that was cut off is never completed.
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

  /** Takes the next piece of the reply; returns the items it completes, in order. */
  push(text: string): unknown[] {
    const preamble = this.#preamble;
    if (preamble.found !== 'nothing') return this.#take(text);
    preamble.push(text);
    return preamble.found === 'nothing' ? [] : this.#take(preamble.rest);
  }

  /** The members of the reply that come before its list, as far as received. */
  get outer(): Readonly<Record<string, unknown>> {
    const { named } = this.#finder;
    if (named === undefined) return {};
    // Computed once: the members before the list no longer change.
    this.#outer ??= aroundList(this.#text.whole(), { ...named, end: -1 });
    return this.#outer;
  }

  /** Ends the reply. Returns the items that are known only now, and the other members. */
  end(): ScannedReply {
    if (this.#preamble.found === 'json')
      return lateItems({ text: this.#text.whole(), finder: this.#finder, items: [] }, this.#name);
    const text = this.#preamble.found === 'nothing' ? this.#preamble.end() : this.#text.whole();
    const reply = locateInProse(text, this.#name);
    const late = lateItems(reply, this.#name);
    return { ...late, items: [...reply.items, ...late.items] };
  }

  #take(text: string): unknown[] {
    this.#text.add(text);
    return this.#preamble.found === 'json' ? this.#finder.push(text) : [];
  }
}

/** Reads a whole reply as {@link ItemScanner} does. */
export function scanReply(reply: string, name = 'items'): ScannedReply {
  const located = locateReply(reply, name);
  const late = lateItems(located, name);
  return { ...late, items: [...located.items, ...late.items] };
}

/** Reads a reply that should be one object, with the same tolerance; returns undefined when there is none. */
export function readObject(reply: string): unknown {
  const located = locateReply(reply);
  const closed = settledValues(located).filter(({ end }) => end !== -1);
  for (const { start, end } of closed.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const value = readSlice(located.text.slice(start, end));
    if (isObject(value)) return value.type === 'object' && isObject(value.properties) ? value.properties : value;
  }
  return undefined;
}

/** What is known only at the end of a reply. */
interface ScannedReply {
  readonly items: readonly unknown[];
  /** The other members of the object that holds the list. */
  readonly outer: Readonly<Record<string, unknown>>;
  /** Closed items that could not be read. */
  readonly unreadable: number;
  /** Whether the reply ended inside an item or the list. */
  readonly open: boolean;
}

interface Found {
  readonly items: readonly unknown[];
  readonly outer: Readonly<Record<string, unknown>>;
  readonly unreadable: number;
  readonly isList: boolean;
}

const nothing: Found = { items: [], outer: {}, unreadable: 0, isList: false };

/** How many levels of lists encoded as strings are read. */
const maxNesting = 3;

/** What remains of a reply: everything when no items were returned as they arrived. */
function lateItems(reply: LocatedReply, name: string, nesting = 0): ScannedReply {
  const { finder, text } = reply;
  const { named, unreadable, open } = finder;
  const outer = named === undefined ? {} : aroundList(text, named);
  const isEmpty = named !== undefined && /^\[\s*\]$/.test(text.slice(named.start, named.end));
  if (isEmpty || finder.read + unreadable > 0) return { items: [], outer, unreadable, open };
  const found = settledValues(reply).map((value) => itemsOf(text, value, name, nesting));
  const lists = found.filter(({ isList }) => isList);
  const counted = lists.length > 0 ? lists : found;
  return {
    items: counted.flatMap(({ items }) => items),
    outer: Object.fromEntries([...counted.map((entry) => entry.outer), outer].flatMap(Object.entries)),
    unreadable: counted.reduce((sum, entry) => sum + entry.unreadable, 0),
    open,
  };
}

function itemsOf(text: string, value: FoundValue, name: string, nesting: number): Found {
  const [list] = value.lists;
  if (list !== undefined && value.lists.length === 1) {
    const items = list.items.map(({ start, end }) => readSlice(text.slice(start, end)));
    const objects = items.filter(isObject);
    // An item may itself hold a list of objects; in that case other members stand beside the list.
    if (objects.some(isNested) || isAlone(withoutList(text, value, list))) {
      return { items: objects, outer: aroundList(text, list), unreadable: items.length - objects.length, isList: true };
    }
  }
  if (value.end === -1) return nothing;
  const whole = readSlice(text.slice(value.start, value.end));
  return whole === undefined ? { ...nothing, unreadable: 1 } : itemsIn(whole, name, nesting);
}

/** The items in a value that was read as a whole. */
function itemsIn(value: unknown, name: string, nesting: number): Found {
  if (typeof value === 'string') {
    if (nesting >= maxNesting || !/^\s*[[{"]/.test(value)) return nothing;
    const reply = locateReply(value, name);
    const late = lateItems(reply, name, nesting + 1);
    return { ...late, items: [...reply.items, ...late.items], isList: true };
  }
  if (Array.isArray(value)) {
    const found = value.map((entry) => itemsIn(entry, name, nesting));
    return { ...nothing, items: found.flatMap(({ items }) => items), isList: true };
  }
  if (!isObject(value)) return nothing;
  if (Object.hasOwn(value, name)) {
    const { [name]: list, ...rest } = value;
    const inner = itemsIn(list, name, nesting);
    return { ...inner, outer: { ...rest, ...inner.outer }, isList: true };
  }
  if (value.type === 'object' && isObject(value.properties)) return itemsIn(value.properties, name, nesting);
  const members = Object.values(value);
  if (members.length === 0) return nothing;
  if (Object.keys(value).every((key, index) => key === String(index))) return itemsIn(members, name, nesting);
  const alone = members.length === 1 ? itemsIn(members[0], name, nesting) : nothing;
  return alone.items.length > 0 ? alone : { ...nothing, items: [value] };
}

function isNested(item: Readonly<Record<string, unknown>>): boolean {
  return Object.values(item).some((member) => typeof member === 'object' && member !== null);
}

/** Whether a value holds nothing but an empty list. */
function isAlone(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  if (value.type === 'object' && isObject(value.properties)) return isAlone(value.properties);
  const members = Object.values(value);
  return members.length === 1 && isAlone(members[0]);
}

/** A value with its list emptied. Text after a list that is still open does not count. */
function withoutList(text: string, value: { start: number; end: number }, list: FoundList): unknown {
  const before = `${text.slice(value.start, list.start)}[]`;
  const whole = list.end === -1 || value.end === -1 ? undefined : before + text.slice(list.end, value.end);
  return (whole === undefined ? undefined : readSlice(whole)) ?? readSlice(`${before}}`);
}

/** The members beside a list. */
function aroundList(text: string, list: FoundList): Record<string, unknown> {
  const holder = list.holder === undefined ? undefined : withoutList(text, list.holder, list);
  if (!isObject(holder)) return {};
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== list.key));
}

/** How many pieces are joined at once; a string made of very many small pieces is slow. */
const maxLoose = 512;

/** A text that arrives in pieces. */
class TextPieces {
  readonly #blocks: string[] = [];
  #loose: string[] = [];

  add(piece: string): void {
    this.#loose.push(piece);
    if (this.#loose.length < maxLoose) return;
    this.#blocks.push(this.#loose.join(''));
    this.#loose = [];
  }

  whole(): string {
    return this.#blocks.join('') + this.#loose.join('');
  }
}

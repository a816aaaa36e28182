import { isObject } from '../../is-object.js';
import type { FoundList, FoundValue } from './list-finder.js';
import { type LocatedAnswer, locateAnswer, settledValues } from './located-answer.js';
import { readSlice } from './read-slice.js';

/** What an answer says that could be told only at its end. */
export interface ScannedAnswer {
  readonly items: readonly unknown[];
  /** The other members of the object that holds the list. */
  readonly outer: Readonly<Record<string, unknown>>;
  /** Items that were closed but could not be read. */
  readonly unreadable: number;
  /** Whether the answer ended inside of an item or the list. */
  readonly open: boolean;
}

interface Found {
  readonly items: readonly unknown[];
  readonly outer: Readonly<Record<string, unknown>>;
  readonly unreadable: number;
  readonly isList: boolean;
}

const nothing: Found = { items: [], outer: {}, unreadable: 0, isList: false };

/** How often an item list may be a string that holds one. */
const maxNesting = 3;

/** What is left to tell of an answer: everything when no items were handed over as they came. */
export function lateItems(answer: LocatedAnswer, name: string, nesting = 0): ScannedAnswer {
  const { finder, text } = answer;
  const { named, unreadable, open } = finder;
  const outer = named === undefined ? {} : aroundList(text, named);
  const isEmpty = named !== undefined && /^\[\s*\]$/.test(text.slice(named.start, named.end));
  if (isEmpty || finder.read + unreadable > 0) return { items: [], outer, unreadable, open };
  const found = settledValues(answer).map((value) => itemsOf(text, value, name, nesting));
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
    // An item may hold a list of objects as well; those are plain, and other members stand beside it.
    if (objects.some(isNested) || isAlone(withoutList(text, value, list))) {
      return { items: objects, outer: aroundList(text, list), unreadable: items.length - objects.length, isList: true };
    }
  }
  if (value.end === -1) return nothing;
  const whole = readSlice(text.slice(value.start, value.end));
  return whole === undefined ? { ...nothing, unreadable: 1 } : itemsIn(whole, name, nesting);
}

/** The items in a value that was read whole. */
function itemsIn(value: unknown, name: string, nesting: number): Found {
  if (typeof value === 'string') {
    if (nesting >= maxNesting || !/^\s*[[{"]/.test(value)) return nothing;
    const answer = locateAnswer(value, name);
    const late = lateItems(answer, name, nesting + 1);
    return { ...late, items: [...answer.items, ...late.items], isList: true };
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

/** Whether an empty list is all there is in a value. */
function isAlone(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  if (value.type === 'object' && isObject(value.properties)) return isAlone(value.properties);
  const members = Object.values(value);
  return members.length === 1 && isAlone(members[0]);
}

/** A value with its list emptied; what stands behind an open list is none of it. */
function withoutList(text: string, value: { start: number; end: number }, list: FoundList): unknown {
  const before = `${text.slice(value.start, list.start)}[]`;
  const whole = list.end === -1 || value.end === -1 ? undefined : before + text.slice(list.end, value.end);
  return (whole === undefined ? undefined : readSlice(whole)) ?? readSlice(`${before}}`);
}

/** The members that stand beside a list. */
export function aroundList(text: string, list: FoundList): Record<string, unknown> {
  const holder = list.holder === undefined ? undefined : withoutList(text, list.holder, list);
  if (!isObject(holder)) return {};
  return Object.fromEntries(Object.entries(holder).filter(([name]) => name !== list.key));
}

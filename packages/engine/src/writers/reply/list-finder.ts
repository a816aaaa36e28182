import { isObject } from '../../lib/data.js';
import { isSpace, JsonLexer } from './json-lexer.js';
import { readSlice } from './read-value.js';

/** A range of the reply; `end` is -1 until it has arrived. */
interface Stretch {
  readonly start: number;
  end: number;
}

/** A list of objects in a reply, or an object that serves as one by its members "0", "1" and so on. */
export interface FoundList extends Stretch {
  /** The member that holds the list, and the object of that member; none when it stands alone or in another list. */
  readonly key: string;
  readonly holder: Stretch | undefined;
  /** Its closed objects. */
  readonly items: Stretch[];
}

/** A top-level value of a reply. */
export interface FoundValue extends Stretch {
  /** The lists of objects in it, without those inside their objects. */
  readonly lists: FoundList[];
}

/** An open bracket. */
interface Frame extends Stretch {
  readonly isList: boolean;
  /** The member whose value it is. */
  readonly key: string;
  /** Whether it has the name of the list, and whether only lists enclose it. */
  readonly named: boolean;
  readonly bare: boolean;
  list?: FoundList;
}

/** An open object of a list. */
interface OpenItem {
  readonly start: number;
  readonly depth: number;
  readonly list: FoundList;
  readonly named: boolean;
  readonly bare: boolean;
}

/** An opening bracket in prose, until the next characters show whether JSON begins with it. */
interface Gate {
  readonly start: number;
  readonly bracket: string;
  name: string;
  spaced: boolean;
}

/** Deeper brackets are only counted. */
const maxDepth = 64;
const deep = { start: -1, end: -1, key: '', named: false, bare: false };
const deepFrames = { object: { ...deep, isList: false }, list: { ...deep, isList: true } } as const;

/**
 * Finds the lists of objects in a reply as it arrives. Returns the items of every list that has the right name or
 * stands alone, as they close; records the places of all others.
 */
export class ListFinder {
  readonly values: FoundValue[] = [];
  /** The first list with the right name. */
  named: FoundList | undefined;
  /** Number of items returned. */
  read = 0;
  /** Closed items that could not be read. */
  unreadable = 0;
  /** Closing brackets without an opening one. */
  strays = 0;
  readonly #name: string | undefined;
  readonly #frames: Frame[] = [];
  #lexer = new JsonLexer();
  #gate: Gate | undefined;
  #openLists = 0;
  #key = '';
  #item: OpenItem | undefined;
  /** The current piece, its place in the reply, and the open item's text from earlier pieces. */
  #piece = '';
  #offset = 0;
  #itemText = '';

  /** @param name the member that should hold the list; without it only places are recorded */
  constructor(name?: string) {
    this.#name = name;
  }

  /** Takes the next piece; returns the items that end in it. */
  push(piece: string): Record<string, unknown>[] {
    this.#piece = piece;
    const items: Record<string, unknown>[] = [];
    for (let at = 0; at < piece.length; at++) {
      const character = piece[at]!;
      if (this.#frames.length === 0) this.#outside(character, this.#offset + at);
      else this.#inside(character, this.#offset + at, items);
    }
    if (this.#item !== undefined) this.#itemText += piece.slice(Math.max(0, this.#item.start - this.#offset));
    this.#offset += piece.length;
    return items;
  }

  /** Whether the reply so far ends inside an item or a list, or inside what may become one. */
  get open(): boolean {
    if (this.#frames.length === 0) return this.#gate !== undefined;
    return this.named === undefined || this.#item !== undefined || this.#frames.some(({ list }) => list !== undefined);
  }

  /** Prose may contain brackets: JSON begins at one that is followed by a value, a name or its closing bracket. */
  #outside(character: string, place: number): void {
    const gate = this.#gate;
    if (gate === undefined) {
      if (character === '}' || character === ']') this.strays += 1;
      if (character !== '{' && character !== '[') return;
      this.#gate = { start: place, bracket: character, name: '', spaced: false };
    } else if (isSpace(character)) gate.spaced ||= gate.name !== '';
    else if (gate.name === '' ? beginsValue.test(character) : character === ':') {
      this.#enter(gate);
      this.#inside(character, place, []);
    } else if (gate.bracket === '{' && !gate.spaced && ofName.test(character)) {
      if (gate.name.length < maxDepth) gate.name += character;
    } else {
      this.#gate = undefined;
      this.#outside(character, place);
    }
  }

  #enter({ start, bracket, name }: Gate): void {
    this.#gate = undefined;
    this.#lexer = new JsonLexer();
    this.#lexer.step(bracket);
    this.#lexer.word = name;
    this.values.push({ start, end: -1, lists: [] });
    this.#open(bracket === '[', start);
  }

  #inside(character: string, place: number, items: Record<string, unknown>[]): void {
    const mark = this.#lexer.step(character);
    if (mark === 'none') return;
    if (mark === 'open') this.#open(character === '[', place);
    else if (mark === 'close') this.#close(character === ']', place, items);
    else this.#key = mark === 'colon' ? this.#lexer.word : '';
  }

  #open(isList: boolean, start: number): void {
    const parent = this.#frames.at(-1);
    const key = parent?.isList === false ? this.#key : '';
    if (parent !== undefined && !isList && (parent.isList || isIndex.test(key))) this.#openItem(parent, start);
    if (isList) this.#openLists += 1;
    this.#key = '';
    if (this.#item?.named === true || this.#frames.length >= maxDepth) {
      this.#frames.push(isList ? deepFrames.list : deepFrames.object);
      return;
    }
    const named = key !== '' && key === this.#name;
    const bare = parent === undefined || (parent.bare && parent.isList && isList);
    const frame: Frame = { start, end: -1, isList, key, named, bare };
    if (named && isList) this.#listOf(frame, parent);
    this.#frames.push(frame);
  }

  /** An object inside an item is no item of its own, unless its list has the right name. */
  #openItem(parent: Frame, start: number): void {
    if (this.#item !== undefined && (this.#item.named || !parent.named)) return;
    const { named, bare } = parent;
    const list = this.#listOf(parent, this.#frames.at(-2));
    this.#item = { start, depth: this.#frames.length, list, named, bare };
    this.#itemText = '';
    this.#lexer.remembers = !named;
  }

  #listOf(frame: Frame, parent: Frame | undefined): FoundList {
    if (frame.list !== undefined) return frame.list;
    const holder = parent?.isList === false ? parent : undefined;
    const list: FoundList = { start: frame.start, end: -1, key: frame.key, holder, items: [] };
    frame.list = list;
    if (frame.named) this.named ??= list;
    else if (!frame.bare) this.values.at(-1)?.lists.push(list);
    return list;
  }

  /** A closing bracket that does not match also closes what is still open inside its own pair. */
  #close(isList: boolean, place: number, items: Record<string, unknown>[]): void {
    const openOfKind = isList ? this.#openLists : this.#frames.length - this.#openLists;
    if (openOfKind === 0) return;
    for (let matches = false; !matches; ) {
      const frame = this.#frames.pop()!;
      matches = frame.isList === isList;
      if (frame.isList) this.#openLists -= 1;
      this.#closeFrame(frame, matches ? place + 1 : place, items);
    }
    this.#key = '';
    const value = this.values.at(-1);
    if (this.#frames.length === 0 && value !== undefined) value.end = place + 1;
  }

  #closeFrame(frame: Frame, end: number, items: Record<string, unknown>[]): void {
    if (frame !== deepFrames.list && frame !== deepFrames.object) frame.end = end;
    if (frame.list !== undefined) frame.list.end = end;
    const item = this.#item;
    if (item === undefined || item.depth !== this.#frames.length) return;
    this.#item = undefined;
    this.#lexer.remembers = true;
    item.list.items.push({ start: item.start, end });
    if (!item.named && !item.bare) return;
    const rest = this.#piece.slice(Math.max(0, item.start - this.#offset), end - this.#offset);
    const value = readSlice(this.#itemText + rest);
    if (isObject(value)) items.push(value);
    else this.unreadable += 1;
    if (isObject(value)) this.read += 1;
  }
}

const beginsValue = /[{}[\]"'“”„‘’`/]/;
const ofName = /[\w$-]/;
const isIndex = /^\d+$/;

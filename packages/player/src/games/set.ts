/** An item of a game; its members belong to the game. */
export type PlayItem = Readonly<Record<string, unknown>>;

/** The items of one game in a set. */
export interface SetGame {
  /** The name of the game. */
  readonly game_type: string;
  readonly type_id?: number;
  readonly version?: string;
  /** The version of the game's items; 1 when left out. */
  readonly item_version?: number;
  readonly items: readonly PlayItem[];
}

/**
 * Where in its source the evidence of an item stands, as the notes of the set have it, at most 200 characters;
 * undefined if they do not.
 */
export function placeOf(games: readonly SetGame[], id: string): string | undefined {
  for (const { notes } of games as readonly { readonly notes?: unknown }[]) {
    const note = isObject(notes) && Object.hasOwn(notes, id) ? notes[id] : undefined;
    const place = isObject(note) ? note.place : undefined;
    if (typeof place === 'string' && place.trim() !== '') return place.trim().slice(0, maxPlace);
  }
  return undefined;
}

/** A set as a JSON document. Members that are not named here are kept. */
export interface SetDocument {
  readonly ludotext: 1;
  readonly title: string;
  /** BCP 47 tag of the items' language. */
  readonly language: string;
  readonly games: readonly SetGame[];
}

/**
 * Why something is no set. `damaged`: cut off, or not made by Ludotext. `too_large`: more than a set may hold.
 * `other_version`: of a version that is not known here. `not_a_set`: a member is missing or of another kind.
 * `too_long`: the set does not fit into a link.
 */
export type SetFault = 'damaged' | 'too_large' | 'other_version' | 'not_a_set' | 'too_long';

/** Something that was to be a set and is none. */
export class SetError extends Error {
  override readonly name = 'SetError';
  readonly code: SetFault;

  constructor(code: SetFault, message: string) {
    super(message);
    this.code = code;
  }
}

/** Maximum items of a set, and maximum games, as of the service. */
const maxItems = 500;
/** Maximum nesting of a set's JSON. */
const maxDepth = 32;
const maxTitle = 500;
const maxPlace = 200;

/**
 * Reads a set from outside: a JSON document as text, or what `JSON.parse` made of one. Every item has an id then that
 * no other item of the set has, of the form that ids have: its own, or one made of its place.
 * @throws SetError `damaged`, `other_version`, `not_a_set` or `too_large`
 */
export function readSet(json: unknown): SetDocument {
  const value = typeof json === 'string' ? parsed(json) : json;
  refuseHostile(value, 0);
  if (!isObject(value)) throw notASet('it is no object');
  const { ludotext, title, language, games } = value;
  if (typeof ludotext === 'number' && ludotext !== 1) {
    throw new SetError('other_version', `The set is of version ${ludotext}; version 1 is known here.`);
  }
  if (ludotext !== 1) throw notASet('ludotext is not 1');
  if (typeof title !== 'string' || title === '' || title.length > maxTitle) throw notASet('title is no title');
  if (typeof language !== 'string' || !isLanguage(language)) throw notASet('language is no language tag');
  if (!Array.isArray(games)) throw notASet('games is no list');
  if (games.length > maxItems) throw new SetError('too_large', `The set has more than ${maxItems} games.`);
  const count = games.reduce((sum: number, game) => sum + (Array.isArray(game?.items) ? game.items.length : 1), 0);
  if (count > maxItems) throw new SetError('too_large', `The set has more than ${maxItems} items.`);
  const taken = new Set<unknown>();
  return { ...value, ludotext, title, language, games: games.map((game, at) => readGame(game, at, taken)) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new SetError('damaged', 'The set is not JSON.');
  }
}

/** @param taken the ids of the items before, to which those of this game are added */
function readGame(game: unknown, at: number, taken: Set<unknown>): SetGame {
  if (!isObject(game)) throw notASet(`games.${at} is no object`);
  const { game_type: gameType, items } = game;
  if (typeof gameType !== 'string' || !/^[a-z][a-z0-9_]{0,63}$/.test(gameType)) {
    throw notASet(`games.${at}.game_type is no name of a game`);
  }
  for (const name of ['type_id', 'item_version']) {
    if (game[name] !== undefined && !(Number.isInteger(game[name]) && Number(game[name]) > 0)) {
      throw notASet(`games.${at}.${name} is no whole number from 1`);
    }
  }
  if (!Array.isArray(items) || !items.every(isObject)) throw notASet(`games.${at}.items is no list of items`);
  const named = items.map((item): PlayItem => {
    const isOwn = typeof item.id === 'string' && /^[0-9a-f]{16}$/.test(item.id) && !taken.has(item.id);
    const id = isOwn ? item.id : freeId(taken);
    taken.add(id);
    return { ...item, id };
  });
  return { ...game, game_type: gameType, items: named };
}

/** The number of an item in the form that ids have. */
function freeId(taken: ReadonlySet<unknown>): string {
  let number = taken.size + 1;
  const id = () => number.toString(16).padStart(16, '0');
  while (taken.has(id())) number += 1;
  return id();
}

/** Refuses what no set has a use for and what could do harm: `__proto__`, and nesting without end. */
function refuseHostile(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) throw notASet(`it is nested more than ${maxDepth} deep`);
  if (Object.hasOwn(value, '__proto__')) throw notASet('it has a member __proto__');
  for (const member of Object.values(value)) refuseHostile(member, depth + 1);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLanguage(tag: string): boolean {
  try {
    return tag.length <= 64 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function notASet(reason: string): SetError {
  return new SetError('not_a_set', `This is no set: ${reason}.`);
}

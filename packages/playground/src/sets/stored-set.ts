import type { CheckSetResponse, GameScore, RejectedItem, Warning } from '@ludotext/wire';
import type { ToldProblem } from '../service/problem.js';
import type { GameDetail, GenerationBody, Item } from '../service/wire.js';

/** The items of one game in a set. */
export interface SetGame {
  readonly game_type: string;
  readonly type_id?: number;
  readonly version?: string;
  readonly item_version?: number;
  readonly items: readonly Item[];
  /** By the id of an item. */
  readonly notes?: Readonly<Record<string, { readonly edited?: boolean; readonly place?: string }>>;
}

/** A set as a file holds it: docs/sets.md. Members that the page does not know are kept. */
export interface SetDocument {
  readonly ludotext: 1;
  readonly title: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** The source text. */
  readonly text?: string;
  readonly games: readonly SetGame[];
  readonly llm?: string;
  readonly created?: string;
  readonly tags?: readonly string[];
}

/** What a game says an item is: the neutral words of `POST /sets/check`. */
export type Interaction = NonNullable<CheckSetResponse['interactions']>[number]['interaction'];

/** A draft that was turned down while a set was written. */
export interface TurnedDown extends RejectedItem {
  /** Names it in the page. */
  readonly key: string;
}

/** What a person asked for: the writing goes on from it, after a stop or a reload. */
export interface Asked {
  /** `prose`: items are written from the text. `direct`: the text is items of one game in its own format. */
  readonly mode: 'prose' | 'direct';
  /** The members that all requests share. */
  readonly body: GenerationBody;
  /** How many items each game is to have, by its type_id; in direct mode the one game. */
  readonly wanted: Readonly<Record<string, number>>;
  /** The type_id of the one game that is being written for now; absent for all. */
  readonly only?: number;
}

/** How far the writing of a set is. */
export interface WritingState {
  /** `waiting` for other sets to be written first. */
  readonly phase: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  /** One per candidate, after the analysis of the text. */
  readonly scores: readonly GameScore[];
  readonly warnings: readonly Warning[];
  readonly problem?: ToldProblem;
}

/** Whether a set is being written, or waits for that. */
export function isUnderWay(writing: Pick<WritingState, 'phase'> | undefined): boolean {
  return writing?.phase === 'running' || writing?.phase === 'waiting';
}

/** A set that this browser keeps, with what the page knows about it. */
export interface StoredSet {
  /** Names it in addresses: 12 characters of `[0-9a-z]`. */
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** An item keeps its id here when it is edited; the service computes ids anew whenever it reads the set. */
  readonly document: SetDocument;
  /** Absent for a set that came as a file. */
  readonly asked?: Asked;
  readonly writing?: WritingState;
  readonly turnedDown: readonly TurnedDown[];
  /** Items that a person deleted, replaced or changed, by the type_id of their game: they are not written again. */
  readonly gone?: Readonly<Record<string, readonly Item[]>>;
  /** What games say their items are, by the item's id; an item that was edited has none until it is checked. */
  readonly interactions: Readonly<Record<string, Interaction>>;
}

/** A game as a set names it. */
export function namedGame({ game_type, type_id, item_version, version }: GameDetail): Omit<SetGame, 'items'> {
  return {
    game_type,
    type_id,
    ...(version === null ? {} : { version }),
    ...(item_version === undefined ? {} : { item_version }),
  };
}

/** All items of a set, with their games. */
export function itemsOf({ games }: SetDocument): readonly { readonly game: SetGame; readonly item: Item }[] {
  return games.flatMap((game) => game.items.map((item) => ({ game, item })));
}

/** The id by which an item is known in the page; empty for one without. */
export function idOf(item: Item): string {
  return typeof item.id === 'string' ? item.id : '';
}

/** The document with another game in the place of the one of its name; a new game comes last. */
function withGame(document: SetDocument, game: SetGame): SetDocument {
  const isNew = !document.games.some(({ game_type: name }) => name === game.game_type);
  const games = isNew
    ? [...document.games, game]
    : document.games.map((other) => (other.game_type === game.game_type ? game : other));
  return { ...document, games };
}

/** A set with the items of one game changed. Without items the game is left out. */
export function withItems(
  set: StoredSet,
  gameType: string,
  change: (items: readonly Item[]) => readonly Item[],
): StoredSet {
  const games = set.document.games
    .map((game) => (game.game_type === gameType ? { ...game, items: change(game.items) } : game))
    .filter(({ items }) => items.length > 0);
  return { ...set, document: { ...set.document, games } };
}

/** Items that are gone which a set remembers for each game: the service takes 50. */
const maxGone = 20;

/** A set that remembers an item as it was, so that it is not written again. */
function withGone(set: StoredSet, { type_id: typeId = 0 }: SetGame, item: Item): StoredSet {
  return { ...set, gone: { ...set.gone, [typeId]: [...(set.gone?.[typeId] ?? []), item].slice(-maxGone) } };
}

/** A set with an item changed by a person: it keeps its id and its place, and is noted as edited. */
export function withEdited(set: StoredSet, gameType: string, id: string, item: Item): StoredSet {
  const game = set.document.games.find(({ game_type: name }) => name === gameType);
  const before = game?.items.find((other) => idOf(other) === id);
  if (game === undefined || before === undefined) return set;
  const { place, ...note } = game.notes?.[id] ?? {};
  const isFirst = note.edited !== true;
  // Other evidence stands elsewhere.
  const placed = place !== undefined && item.evidence === before.evidence ? { place } : {};
  const notes = { ...game.notes, [id]: { ...note, ...placed, edited: true } };
  const items = game.items.map((other) => (other === before ? { ...item, id } : other));
  const { [id]: _, ...interactions } = set.interactions;
  const changed = { ...set, interactions, document: withGame(set.document, { ...game, items, notes }) };
  return isFirst ? withGone(changed, game, before) : changed;
}

/** The notes of a game with the place of an item's evidence, if it is known. */
function withPlace({ notes }: Pick<SetGame, 'notes'>, id: string, place: string | undefined): Pick<SetGame, 'notes'> {
  if (place === undefined) return notes === undefined ? {} : { notes };
  return { notes: { ...notes, [id]: { ...notes?.[id], place } } };
}

/**
 * A set with another item in the place of one.
 * @param place where its evidence stands
 */
export function withOther(set: StoredSet, game: SetGame, id: string, item: Item, place?: string): StoredSet {
  const before = set.document.games.flatMap(({ items }) => items).find((other) => idOf(other) === id);
  if (before === undefined) return set;
  const other = withFreeId(set, item);
  const { document, ...replaced } = withItems(set, game.game_type, (items) =>
    items.map((each) => (each === before ? other : each)),
  );
  const games = document.games.map((each) =>
    each.game_type === game.game_type ? { ...each, ...withPlace(each, idOf(other), place) } : each,
  );
  return withGone({ ...replaced, document: { ...document, games } }, game, before);
}

/** A set without an item, which is not to come again. */
export function withoutItem(set: StoredSet, game: SetGame, item: Item): StoredSet {
  const typeId = game.type_id ?? 0;
  const wanted = set.asked?.wanted[typeId];
  const without = withGone(
    withItems(set, game.game_type, (items) => items.filter((other) => idOf(other) !== idOf(item))),
    game,
    item,
  );
  if (set.asked === undefined || wanted === undefined) return without;
  return { ...without, asked: { ...set.asked, wanted: { ...set.asked.wanted, [typeId]: Math.max(0, wanted - 1) } } };
}

/** An item keeps its id in the page when it is edited, so that the one it was before may come with the same id. */
function withFreeId({ document }: StoredSet, item: Item): Item {
  const isTaken = document.games.some(({ items }) => items.some((other) => idOf(other) === idOf(item)));
  return isTaken || idOf(item) === '' ? { ...item, id: newItemId() } : item;
}

/**
 * A set with an item put into a game.
 * @param more `at`: its place in the game, by default the end; `place`: where its evidence stands
 */
export function withNewItem(
  set: StoredSet,
  game: Omit<SetGame, 'items'>,
  item: Item,
  { at, place }: { readonly at?: number; readonly place?: string | undefined } = {},
): StoredSet {
  const known = set.document.games.find(({ game_type: name }) => name === game.game_type);
  const { items = [] } = known ?? {};
  const free = withFreeId(set, item);
  const all = { ...game, ...known };
  const next = { ...all, ...withPlace(all, idOf(free), place), items: items.toSpliced(at ?? items.length, 0, free) };
  return { ...set, document: withGame(set.document, next) };
}

/** A set with an item moved to another place of its game, from 0. */
export function withMoved(set: StoredSet, gameType: string, id: string, to: number): StoredSet {
  return withItems(set, gameType, (items) => {
    const moved = items.find((item) => idOf(item) === id);
    if (moved === undefined) return items;
    return items.filter((item) => item !== moved).toSpliced(to, 0, moved);
  });
}

/** Random characters of `[0-9a-z]`, for a new set. */
export function newSetId(): string {
  const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => alphabet[byte % 36]).join('');
}

/** A random id for an item that a person adds, of the form that ids have. */
export function newItemId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { type OrderedPieces, shufflePieces } from '@ludotext/engine/play';

/** The current order of the pieces: a permutation of their indices. */
export type Order = readonly number[];

/** Pieces being put in order. */
export interface Board {
  readonly order: Order;
  /** The piece picked up, and the order before that, to which it can be put back. */
  readonly held?: { readonly piece: number; readonly before: Order };
}

/**
 * The order a person starts from, always the same for the same pieces. It is a wrong order, unless every order is
 * right.
 */
export function startOrder(item: OrderedPieces): Order {
  return shufflePieces(item, seedOf(item.pieces)) ?? ownOrder(item.pieces);
}

/** The right order: that of the pieces themselves. */
export function ownOrder(pieces: readonly string[]): Order {
  return pieces.map((_, index) => index);
}

/**
 * The order with the piece at index `from` moved to index `to`. Indices count from 0; one beyond an end means that end.
 */
export function movePiece(order: Order, from: number, to: number): Order {
  const piece = order[from];
  if (piece === undefined) return order;
  return order.filter((_, place) => place !== from).toSpliced(Math.max(0, to), 0, piece);
}

/** Picks a piece up; a piece held before stays where it is. */
export function pickUp({ order }: Board, piece: number): Board {
  return { order, held: { piece, before: order } };
}

/** Moves a piece to an index; a held piece stays held. */
export function moveTo(board: Board, piece: number, place: number): Board {
  return { ...board, order: movePiece(board.order, board.order.indexOf(piece), place) };
}

/** Leaves the held piece where it is. */
export function putDown({ order }: Board): Board {
  return { order };
}

/** Puts the held piece back to where it was picked up. */
export function putBack({ order, held }: Board): Board {
  return { order: held?.before ?? order };
}

/** Whether an order names each index from 0 up to `length` once. */
export function isPermutation(order: Order, length: number): boolean {
  const known = order.filter((index) => Number.isInteger(index) && index >= 0 && index < length);
  return order.length === length && new Set(known).size === length;
}

/**
 * A 32-bit number from texts, the same for the same texts: the hash FNV-1a over their UTF-16 units (Fowler, Noll and
 * Vo, RFC 9923). The engine's own seeds use SHA-256, which would be a tenth of a player's size.
 */
export function seedOf(texts: readonly string[]): number {
  const text = texts.join('\n');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Maximum pieces shown: as many as a submission may have. */
const maxPieces = 1_000;

/** What an item lacks to be put in order, in a sentence for the console; undefined for one that can be played. */
export function orderFault(item: object): string | undefined {
  const { pieces, alternatives = [] } = item as Readonly<Record<string, unknown>>;
  const isListOf = (list: unknown, type: 'string' | 'number'): list is unknown[] =>
    Array.isArray(list) && list.every((entry) => typeof entry === type);
  if (!isListOf(pieces, 'string')) return 'An ordering player needs items with pieces, a list of texts.';
  if (pieces.length < 2 || pieces.length > maxPieces)
    return `An ordering player needs items with 2 to ${maxPieces} pieces, and this one has ${pieces.length}.`;
  return Array.isArray(alternatives) && alternatives.every((order) => isListOf(order, 'number'))
    ? undefined
    : 'The alternatives of an item are lists of indices of pieces.';
}

import { type OrderedPieces, shufflePieces } from '@ludotext/engine/play';
import { seedOf } from './seed.js';

/** The pieces as they stand: a permutation of their indices, the first place first. */
export type Order = readonly number[];

/** Pieces being put in order. */
export interface Board {
  readonly order: Order;
  /** The piece picked up, and the order before it was, to which it can be put back. */
  readonly held?: { readonly piece: number; readonly before: Order };
}

/** The order a person starts from, the same for the same pieces: no right one, unless every order of them is right. */
export function startOrder(item: OrderedPieces): Order {
  return shufflePieces(item, seedOf(item.pieces)) ?? item.pieces.map((_, index) => index);
}

/**
 * The order with the piece at the place `from` taken out and put in at the place `to`. Places count from 0; one beyond an end means
 * that end.
 */
export function movePiece(order: Order, from: number, to: number): Order {
  const piece = order[from];
  if (piece === undefined) return order;
  return order.filter((_, place) => place !== from).toSpliced(Math.max(0, to), 0, piece);
}

/** Picks a piece up; another one that was held stays where it stands. */
export function pickUp({ order }: Board, piece: number): Board {
  return { order, held: { piece, before: order } };
}

/** Moves a piece to a place; it stays picked up where it was. */
export function moveTo(board: Board, piece: number, place: number): Board {
  return { ...board, order: movePiece(board.order, board.order.indexOf(piece), place) };
}

/** Leaves the piece that is held where it stands. */
export function putDown({ order }: Board): Board {
  return { order };
}

/** Puts the piece that is held back to where it was picked up. */
export function putBack({ order, held }: Board): Board {
  return { order: held?.before ?? order };
}

/** Whether an order names each index from 0 up to `length` once. */
export function isPermutation(order: Order, length: number): boolean {
  const known = order.filter((index) => Number.isInteger(index) && index >= 0 && index < length);
  return order.length === length && new Set(known).size === length;
}

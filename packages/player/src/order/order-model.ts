import { type OrderedPieces, seedFrom, shufflePieces } from '@ludotext/engine/play';

/** The pieces as they stand: a permutation of their indices, the first place first. */
export type Order = readonly number[];

/** The order a person starts from, the same for the same pieces: no right one, unless every order of them is right. */
export function startOrder(item: OrderedPieces): Order {
  return shufflePieces(item, seedFrom(...item.pieces)) ?? item.pieces.map((_, index) => index);
}

/** The order after the piece at the place `from` is taken out and put in at the place `to`; places count from 0, those beyond an end mean the end. */
export function movePiece(order: Order, from: number, to: number): Order {
  const piece = order[from];
  if (piece === undefined) return order;
  const rest = order.filter((_, place) => place !== from);
  return rest.toSpliced(Math.max(0, to), 0, piece);
}

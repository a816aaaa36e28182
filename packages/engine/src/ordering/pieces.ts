/** What every item with pieces to put in order has. */
export interface OrderedPieces {
  readonly pieces: readonly string[];
  /** Other right orders. */
  readonly alternatives?: readonly (readonly number[])[] | undefined;
}

/** True when `order` names each index from 0 up to `length` exactly once. */
export function isPermutation(order: readonly number[], length: number): boolean {
  if (order.length !== length) return false;
  const seen = new Set(order.filter((index) => Number.isInteger(index) && index >= 0 && index < length));
  return seen.size === length;
}

/** True when the order puts the same texts in the same places as the pieces themselves: equal pieces may swap. */
export function isSameOrder(order: readonly number[], pieces: readonly string[]): boolean {
  return order.every((index, place) => pieces[index] === pieces[place]);
}

/** A piece as it is compared with others: compatibility forms, case, punctuation and white space make no difference. */
export function comparablePiece(piece: string): string {
  const letters = piece
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  // A piece of punctuation alone is compared as it is.
  return letters?.join(' ') ?? piece.trim();
}

/** The index of each piece that equals an earlier one. */
export function repeatedPieces(pieces: readonly string[]): number[] {
  const seen = new Set<string>();
  return pieces.flatMap((piece, index) => {
    const comparable = comparablePiece(piece);
    if (seen.has(comparable)) return [index];
    seen.add(comparable);
    return [];
  });
}

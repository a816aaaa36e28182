/** What every ordering item has. */
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

/** True when the order gives the same sequence of texts as the pieces themselves; equal pieces may swap. */
export function isSameOrder(order: readonly number[], pieces: readonly string[]): boolean {
  return order.every((index, place) => pieces[index] === pieces[place]);
}

/** A piece in the form used for comparison: ignores compatibility forms, case, punctuation and white space. */
export function comparablePiece(piece: string): string {
  const letters = piece
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  // A piece of punctuation only is compared unchanged.
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

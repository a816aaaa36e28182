import { shuffle } from '../lib/random.js';
import { joinWords } from '../text/spacing.js';
import { isPermutation, type OrderedPieces } from './pieces.js';

/** Most orders tried: all orders of six pieces, and more than the right orders a longer item can have. */
const maxTries = 1_000;

/**
 * An order of the pieces to show to a player: a permutation of their indices, the same for the same seed. It reads
 * neither as the solution nor as an alternative, equal pieces taken into account; `undefined` when every order is
 * right.
 * @param seed 32-bit unsigned integer
 */
export function shufflePieces({ pieces, alternatives = [] }: OrderedPieces, seed: number): number[] | undefined {
  const texts = pieces.map((piece) => piece.normalize('NFC').trim());
  const read = (order: readonly number[]): string => joinWords(order.map((index) => texts[index] as string));
  const solution = texts.map((_, index) => index);
  const right = new Set([solution, ...alternatives.filter((order) => isPermutation(order, texts.length))].map(read));
  // Equal pieces share a rank, so that each step gives an order that looks different.
  const rank = texts.map((text) => texts.indexOf(text));
  let order = shuffle(solution, seed);
  for (let tries = 0; tries < maxTries; tries++) {
    if (!right.has(read(order))) return order;
    order = nextOrder(order, rank);
  }
  return undefined;
}

/** The next order by rank (Narayana Pandita's algorithm); after the last comes the first. */
function nextOrder(order: readonly number[], rank: readonly number[]): number[] {
  const rankAt = (place: number): number => rank[order[place] as number] as number;
  let pivot = order.length - 2;
  while (pivot >= 0 && rankAt(pivot) >= rankAt(pivot + 1)) pivot--;
  if (pivot < 0) return [...order].reverse();
  let other = order.length - 1;
  while (rankAt(other) <= rankAt(pivot)) other--;
  const next = [...order];
  [next[pivot], next[other]] = [order[other] as number, order[pivot] as number];
  return [...next.slice(0, pivot + 1), ...next.slice(pivot + 1).reverse()];
}

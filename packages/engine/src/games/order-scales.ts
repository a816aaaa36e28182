import type { Mark } from '../game-plugin.js';

/** Marks an answer against a right order. Both are lists of texts; equal texts may stand in each other's place. */
export type OrderScale = (answer: readonly string[], right: readonly string[]) => Mark;

/**
 * The scales on which an order can be marked. They equal the grading of Moodle's question type "ordering" and of H5P Sort
 * Paragraphs wherever no two pieces are equal; n is the number of pieces, two or more.
 */
export const orderScales = {
  /** All or nothing, 0 or 1. Source: Moodle, "all or nothing". */
  exact: (answer, right) => ({ score: isEqual(answer, right) ? 1 : 0, max: 1 }),
  /** Pieces in their place, 0 to n. Source: Moodle, "absolute position"; H5P, mode "positions" without penalties. */
  position: (answer, right) => ({ score: inPlace(answer, right), max: right.length }),
  /** One less for every piece out of its place, 0 to n. Source: H5P, mode "positions" with its default penalties. */
  position_with_penalty: (answer, right) => ({
    score: Math.max(0, 2 * inPlace(answer, right) - right.length),
    max: right.length,
  }),
  /** Right neighbours, wherever they stand, 0 to n - 1. Source: H5P, mode "transitions"; Moodle, "relative to the next item, excluding last". */
  adjacency: (answer, right) => ({ score: rightPairs(answer, right), max: right.length - 1 }),
  /** Right neighbours and the right end, 0 to n. Source: Moodle, "relative to the next item, including last". */
  next: (answer, right) => ({ score: rightPairs(answer, right) + sameAt(-1, answer, right), max: right.length }),
  /** The right piece before and after each, ends included, 0 to 2n. Source: Moodle, "relative to both the previous and next items". */
  neighbours: (answer, right) => ({
    score: 2 * rightPairs(answer, right) + sameAt(0, answer, right) + sameAt(-1, answer, right),
    max: 2 * right.length,
  }),
  /** Pairs in the right order, each counted from both sides, 0 to n (n - 1). Source: Moodle, "relative to all the previous and next items". */
  pairs: (answer, right) => ({ score: 2 * orderedPairs(answer, right), max: right.length * (right.length - 1) }),
  /** The longest sequence in the right order, gaps allowed; one piece alone is none. 0 to n. Source: Moodle, "longest ordered subset". */
  longest_sequence: (answer, right) => ({ score: twoOrMore(longestSequence(answer, right)), max: right.length }),
  /** The same without leaving out a piece of the right order. 0 to n. Source: Moodle, "longest contiguous subset". */
  longest_run: (answer, right) => ({ score: twoOrMore(longestRun(answer, right)), max: right.length }),
  /** How near each piece is to its place, n - 1 for one that stands there, 0 to n (n - 1). Source: Moodle, "relative to correct position". */
  distance: (answer, right) => ({ score: nearness(answer, right), max: right.length * (right.length - 1) }),
} satisfies Readonly<Record<string, OrderScale>>;

export type OrderScaleName = keyof typeof orderScales;

function isEqual(answer: readonly string[], right: readonly string[]): boolean {
  return answer.length === right.length && inPlace(answer, right) === right.length;
}

function inPlace(answer: readonly string[], right: readonly string[]): number {
  return right.filter((piece, place) => answer[place] === piece).length;
}

function sameAt(end: 0 | -1, answer: readonly string[], right: readonly string[]): number {
  return answer.length === right.length && answer.at(end) === right.at(end) ? 1 : 0;
}

function rightPairs(answer: readonly string[], right: readonly string[]): number {
  const pairs = new Set(pairsOf(right));
  return pairsOf(answer).filter((pair) => pairs.has(pair)).length;
}

function pairsOf(pieces: readonly string[]): string[] {
  return pieces.slice(1).map((piece, index) => JSON.stringify([pieces[index], piece]));
}

/** The place in the right order of each piece answered, in the answer's order: of equal pieces the first takes the first place. */
function placesOf(answer: readonly string[], right: readonly string[]): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [place, piece] of right.entries()) free.set(piece, [...(free.get(piece) ?? []), place]);
  return answer.map((piece) => free.get(piece)?.shift());
}

function orderedPairs(answer: readonly string[], right: readonly string[]): number {
  const places = placesOf(answer, right);
  let count = 0;
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      if (place !== undefined && later !== undefined && place < later) count++;
    }
  }
  return count;
}

function nearness(answer: readonly string[], right: readonly string[]): number {
  const most = right.length - 1;
  return placesOf(answer, right).reduce<number>(
    (sum, place, index) => sum + (place === undefined ? 0 : Math.max(0, most - Math.abs(place - index))),
    0,
  );
}

/** The longest common subsequence, row by row. */
function longestSequence(answer: readonly string[], right: readonly string[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const piece of answer) {
    const next = [0];
    for (const [index, wanted] of right.entries()) {
      next.push(piece === wanted ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The longest stretch of the right order whose pieces stand in the answer one after the other, others between them. */
function longestRun(answer: readonly string[], right: readonly string[]): number {
  return right.reduce((longest, _, start) => {
    let length = 0;
    for (const piece of answer) if (piece === right[start + length]) length++;
    return Math.max(longest, length);
  }, 0);
}

const twoOrMore = (length: number): number => (length > 1 ? length : 0);

import type { GameGrade, Mark } from '../contract/game-plugin.js';
import type { Remark } from '../contract/message.js';
import { isPermutation, type OrderedPieces } from './pieces.js';
import type { OrderSubmission } from './submission.js';

/**
 * Partial credit by the longest sequence in order: one piece out of place costs one point, however many pieces it
 * shifts.
 */
const mainScale: OrderScaleName = 'longest_sequence';

/**
 * Grades an order on every scale, against the right order it comes nearest to: the pieces' own or one of the
 * alternatives. Equal pieces are interchangeable. The score is the longest sequence in the right order, out of the
 * number of pieces, minus one for each extra piece; `marks` has all of {@link orderScales}. The item has two pieces or
 * more.
 */
export function gradeOrder(item: OrderedPieces, submission: OrderSubmission): GameGrade {
  const pieces = item.pieces.map(plain);
  const given = submission.map((piece) => (typeof piece === 'string' ? plain(piece) : (pieces[piece] ?? '')));
  const orders = (item.alternatives ?? []).filter((order) => isPermutation(order, pieces.length));
  const rights = [pieces, ...orders.map((order) => order.map((index) => pieces[index] as string))];
  const nearest = nearestOrders(given, rights);
  const [best] = nearest.map((right) => marksOf(given, right)).sort((a, b) => merit(b) - merit(a));
  const marks = best ?? marksOf(given, pieces);
  const correct = marks.exact.score === 1;
  return { ...marks[mainScale], correct, feedback: feedbackOf(given, pieces, marks), marks };
}

/**
 * Most steps of all comparisons together. Items made by games stay far below; this stops items made to overload a
 * server.
 */
const maxSteps = 2_000_000;

/**
 * The right orders to compare in full: all of them, or those with most pieces in place when all would take too long.
 */
function nearestOrders(
  given: readonly string[],
  rights: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const most = Math.max(1, Math.floor(maxSteps / Math.max(1, given.length * (rights[0]?.length ?? 1))));
  if (rights.length <= most) return rights;
  const placed = rights.map((right) => ({ right, score: orderScales.position(given, right).score }));
  return placed
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ right }) => right);
}

type Marks = Record<OrderScaleName, Mark>;

/** A piece in the form used for comparison: NFC, without surrounding white space. */
function plain(piece: string): string {
  return piece.normalize('NFC').trim();
}

function marksOf(given: readonly string[], right: readonly string[]): Marks {
  // A submission that repeats pieces can be longer than the right order; each extra piece costs a point.
  const surplus = Math.max(0, given.length - right.length);
  const marks = Object.entries(orderScales).map(([name, scale]) => {
    const { score, max } = scale(given, right);
    return [name, { score: Math.max(0, Math.min(score, max) - surplus), max }] as const;
  });
  return Object.fromEntries(marks) as Marks;
}

/** The main scale decides which right order was meant; ties go to the pieces in place. */
function merit(marks: Marks): number {
  return marks.exact.score * 1e9 + marks[mainScale].score * 1e4 + marks.position.score;
}

function feedbackOf(given: readonly string[], pieces: readonly string[], marks: Marks): Remark[] {
  if (marks.exact.score === 1) return [{ code: 'right_order' }];
  const { position, adjacency, longest_sequence: sequence } = marks;
  return [
    ...miscount(given, pieces),
    sequence.score === 0 ? { code: 'no_sequence' } : counted('in_sequence', sequence.score, sequence.max),
    counted('in_place', position.score, position.max),
    counted('right_neighbours', adjacency.score, adjacency.max),
  ];
}

function counted(code: string, count: number, of: number): Remark {
  return { code, params: { count, of } };
}

/** The pieces missing from the submission, and the extra ones. */
function miscount(given: readonly string[], pieces: readonly string[]): Remark[] {
  const left = new Map<string, number>();
  for (const piece of pieces) left.set(piece, (left.get(piece) ?? 0) + 1);
  let foreign = 0;
  for (const piece of given) {
    const rest = left.get(piece) ?? 0;
    if (rest === 0) foreign++;
    else left.set(piece, rest - 1);
  }
  const missing = [...left.values()].reduce((sum, rest) => sum + rest, 0);
  return [
    ...(missing === 0 ? [] : [counted('missing_pieces', missing, pieces.length)]),
    ...(foreign === 0 ? [] : [counted('foreign_pieces', foreign, given.length)]),
  ];
}

/** Marks a submission against a right order. Both are lists of texts; equal texts are interchangeable. */
export type OrderScale = (given: readonly string[], right: readonly string[]) => Mark;

/**
 * The scales an order can be marked on. They equal the grading of Moodle's question type "ordering" and of H5P Sort
 * Paragraphs wherever no two pieces are equal; n is the number of pieces, two or more.
 */
export const orderScales = {
  /** All or nothing, 0 or 1. Source: Moodle, "all or nothing". */
  exact: (given, right) => ({ score: isEqual(given, right) ? 1 : 0, max: 1 }),
  /** Pieces in their place, 0 to n. Source: Moodle, "absolute position"; H5P, mode "positions" without penalties. */
  position: (given, right) => ({ score: inPlace(given, right), max: right.length }),
  /**
   * The same, minus one for every piece out of place, 0 to n. Source: H5P, mode "positions" with its default penalties.
   */
  position_with_penalty: (given, right) => ({
    score: Math.max(0, 2 * inPlace(given, right) - right.length),
    max: right.length,
  }),
  /**
   * Right neighbours, in any place, 0 to n - 1. Source: H5P, mode "transitions"; Moodle, "relative to the next item,
   * excluding last".
   */
  adjacency: (given, right) => ({ score: rightPairs(given, right), max: right.length - 1 }),
  /** Right neighbours and the right end, 0 to n. Source: Moodle, "relative to the next item, including last". */
  next: (given, right) => ({ score: rightPairs(given, right) + sameAt(-1, given, right), max: right.length }),
  /**
   * The right piece before and after each, ends included, 0 to 2n. Source: Moodle, "relative to both the previous and
   * next items".
   */
  neighbours: (given, right) => ({
    score: 2 * rightPairs(given, right) + sameAt(0, given, right) + sameAt(-1, given, right),
    max: 2 * right.length,
  }),
  /**
   * Pairs in the right order, each counted from both sides, 0 to n (n - 1). Source: Moodle, "relative to all the
   * previous and next items".
   */
  pairs: (given, right) => ({ score: 2 * orderedPairs(given, right), max: right.length * (right.length - 1) }),
  /**
   * The longest sequence in the right order, gaps allowed; a single piece counts as 0. 0 to n. Source: Moodle, "longest
   * ordered subset".
   */
  longest_sequence: (given, right) => ({ score: twoOrMore(longestSequence(given, right)), max: right.length }),
  /** The same, without gaps in the right order. 0 to n. Source: Moodle, "longest contiguous subset". */
  longest_run: (given, right) => ({ score: twoOrMore(longestRun(given, right)), max: right.length }),
  /**
   * How near each piece is to its place, n - 1 when it is there, 0 to n (n - 1). Source: Moodle, "relative to correct
   * position".
   */
  distance: (given, right) => ({ score: nearness(given, right), max: right.length * (right.length - 1) }),
} satisfies Readonly<Record<string, OrderScale>>;

/** The name of a scale in {@link orderScales}. */
export type OrderScaleName = keyof typeof orderScales;

function isEqual(given: readonly string[], right: readonly string[]): boolean {
  return given.length === right.length && inPlace(given, right) === right.length;
}

function inPlace(given: readonly string[], right: readonly string[]): number {
  return right.filter((piece, place) => given[place] === piece).length;
}

function sameAt(end: 0 | -1, given: readonly string[], right: readonly string[]): number {
  return given.length === right.length && given.at(end) === right.at(end) ? 1 : 0;
}

function rightPairs(given: readonly string[], right: readonly string[]): number {
  const pairs = new Set(pairsOf(right));
  return pairsOf(given).filter((pair) => pairs.has(pair)).length;
}

function pairsOf(pieces: readonly string[]): string[] {
  return pieces.slice(1).map((piece, index) => JSON.stringify([pieces[index], piece]));
}

/** The place in the right order of each submitted piece; of equal pieces the first takes the first place. */
function placesOf(given: readonly string[], right: readonly string[]): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [place, piece] of right.entries()) free.set(piece, [...(free.get(piece) ?? []), place]);
  return given.map((piece) => free.get(piece)?.shift());
}

function orderedPairs(given: readonly string[], right: readonly string[]): number {
  const places = placesOf(given, right);
  let count = 0;
  for (const [index, place] of places.entries()) {
    for (const later of places.slice(index + 1)) {
      if (place !== undefined && later !== undefined && place < later) count++;
    }
  }
  return count;
}

function nearness(given: readonly string[], right: readonly string[]): number {
  const most = right.length - 1;
  return placesOf(given, right).reduce<number>(
    (sum, place, index) => sum + (place === undefined ? 0 : Math.max(0, most - Math.abs(place - index))),
    0,
  );
}

/** The longest common subsequence, row by row. */
function longestSequence(given: readonly string[], right: readonly string[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const piece of given) {
    const next = [0];
    for (const [index, wanted] of right.entries()) {
      next.push(piece === wanted ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The longest stretch of the right order whose pieces appear in that order in the submission; others may come between.
 */
function longestRun(given: readonly string[], right: readonly string[]): number {
  return right.reduce((longest, _, start) => {
    let length = 0;
    for (const piece of given) if (piece === right[start + length]) length++;
    return Math.max(longest, length);
  }, 0);
}

const twoOrMore = (length: number): number => (length > 1 ? length : 0);

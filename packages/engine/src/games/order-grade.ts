import type { Grade, Mark } from '../game-plugin.js';
import type { OrderAnswer } from './order-answer.js';
import type { OrderedPieces } from './order-rules.js';
import { type OrderScaleName, orderScales } from './order-scales.js';
import { isPermutation } from './piece-order.js';

/** Partial credit by the longest sequence in order: one piece out of place costs one point, however many it moves along. */
const mainScale: OrderScaleName = 'longest_sequence';

/**
 * Grades an order on every scale there is, against whichever right order it comes nearest to: the pieces' own or one of the
 * alternatives. Equal pieces may stand in each other's place. The score is the longest sequence in the right order, out of the number
 * of pieces, one less for each piece too many; `marks` has all of {@link orderScales}. The item has two pieces or more.
 */
export function gradeOrder(item: OrderedPieces, answer: OrderAnswer): Grade {
  const pieces = item.pieces.map(plain);
  const given = answer.map((piece) => (typeof piece === 'string' ? plain(piece) : (pieces[piece] ?? '')));
  const orders = (item.alternatives ?? []).filter((order) => isPermutation(order, pieces.length));
  const rights = [pieces, ...orders.map((order) => order.map((index) => pieces[index] as string))];
  const nearest = nearestOrders(given, rights);
  const [best] = nearest.map((right) => marksOf(given, right)).sort((a, b) => merit(b) - merit(a));
  const marks = best ?? marksOf(given, pieces);
  const correct = marks.exact.score === 1;
  return { ...marks[mainScale], correct, feedback: feedbackOf(given, pieces, marks), marks };
}

/** Steps all comparisons may take together; an item as a game makes it stays far below, one made to keep a server busy does not. */
const mostSteps = 2_000_000;

/** The right orders worth comparing in full: all of them, or those with most pieces in place where that would take too long. */
function nearestOrders(
  given: readonly string[],
  rights: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const most = Math.max(1, Math.floor(mostSteps / Math.max(1, given.length * (rights[0]?.length ?? 1))));
  if (rights.length <= most) return rights;
  const placed = rights.map((right) => ({ right, score: orderScales.position(given, right).score }));
  return placed
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ right }) => right);
}

type Marks = Record<OrderScaleName, Mark>;

/** As pieces are compared: one spelling of letters with marks, no white space around them. */
function plain(piece: string): string {
  return piece.normalize('NFC').trim();
}

function marksOf(answer: readonly string[], right: readonly string[]): Marks {
  // An answer that repeats pieces can be longer than the order it is held against; each piece too many costs a point.
  const surplus = Math.max(0, answer.length - right.length);
  const marks = Object.entries(orderScales).map(([name, scale]) => {
    const { score, max } = scale(answer, right);
    return [name, { score: Math.max(0, Math.min(score, max) - surplus), max }] as const;
  });
  return Object.fromEntries(marks) as Marks;
}

/** The main scale decides which right order was meant, then the places. */
function merit(marks: Marks): number {
  return marks.exact.score * 1e9 + marks[mainScale].score * 1e4 + marks.position.score;
}

function feedbackOf(answer: readonly string[], pieces: readonly string[], marks: Marks): string[] {
  if (marks.exact.score === 1) return ['All in the right order.'];
  const { position, adjacency, longest_sequence: sequence } = marks;
  return [
    ...miscount(answer, pieces),
    sequence.score === 0
      ? 'No two pieces follow each other in the right order.'
      : `${sequence.score} of ${sequence.max} pieces follow each other in the right order.`,
    `${position.score} of ${position.max} ${position.score === 1 ? 'stands' : 'stand'} in the right place.`,
    `${adjacency.score} of ${adjacency.max} pairs of neighbours ${adjacency.score === 1 ? 'is' : 'are'} right.`,
  ];
}

/** What is missing from the answer, and what does not belong there. */
function miscount(answer: readonly string[], pieces: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const piece of pieces) left.set(piece, (left.get(piece) ?? 0) + 1);
  let foreign = 0;
  for (const piece of answer) {
    const rest = left.get(piece) ?? 0;
    if (rest === 0) foreign++;
    else left.set(piece, rest - 1);
  }
  const missing = [...left.values()].reduce((sum, rest) => sum + rest, 0);
  return [
    ...(missing === 0 ? [] : [`${missing} of the ${pieces.length} pieces ${missing === 1 ? 'is' : 'are'} missing.`]),
    ...(foreign === 0
      ? []
      : [`${foreign} of the answer’s pieces ${foreign === 1 ? 'is' : 'are'} not among the item’s, or there twice.`]),
  ];
}

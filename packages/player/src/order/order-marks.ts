import type { OrderedPieces } from '@ludotext/engine/play';
import { isPermutation, type Order } from './order-model.js';

/** The mark of a piece of a submitted order. */
export interface PieceMark {
  /** Whether it belongs to the longest sequence in the right order: the pieces that the score counts. */
  readonly inOrder: boolean;
  /** Its index, from 0, in the right order that is nearest to the submission. */
  readonly place: number;
}

/** Maximum steps of all comparisons together: an item of thousands of pieces must not block the page. */
const maxSteps = 2_000_000;

/** The marks of a submitted order's pieces, in that order. Equal pieces are interchangeable. */
export function markPieces({ pieces, alternatives = [] }: OrderedPieces, submission: Order): PieceMark[] {
  const texts = pieces.map((piece) => piece.normalize('NFC').trim());
  const textsOf = (order: Order): string[] => order.map((index) => texts[index] ?? '');
  const given = textsOf(submission);
  const rights = [texts, ...alternatives.filter((order) => isPermutation(order, texts.length)).map(textsOf)];
  const compared = Math.max(1, Math.floor(maxSteps / Math.max(1, texts.length ** 2)));
  const matches = mostFirst(rights, (right) => inPlace(given, right).size)
    .slice(0, compared)
    .map((right) => ({ right, sequence: commonSequence(given, right) }));
  const [best] = mostFirst(matches, ({ sequence }) => sequence.size);
  return best === undefined ? [] : marksOf(given, best.right, best.sequence);
}

/** Indices in the submission, with the index in the right order that each matches. */
type Sequence = ReadonlyMap<number, number>;

function marksOf(given: readonly string[], right: readonly string[], sequence: Sequence): PieceMark[] {
  const taken = new Set(sequence.values());
  const free = new Map(right.map((text) => [text, [] as number[]]));
  for (const [place, text] of right.entries()) if (!taken.has(place)) free.get(text)?.push(place);
  // A single piece is no sequence: the grade does not count it.
  const counts = sequence.size > 1;
  return given.map((text, at) => ({
    inOrder: counts && sequence.has(at),
    place: sequence.get(at) ?? free.get(text)?.shift() ?? at,
  }));
}

/** A longest common sequence; above the maximum of steps, the pieces at their right index. */
function commonSequence(given: readonly string[], right: readonly string[]): Sequence {
  if (given.length * right.length > maxSteps) return inPlace(given, right);
  // longest[i][j]: the length of the longest sequence common to the submission from i and the right order from j.
  const width = right.length + 1;
  const longest = new Uint16Array((given.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] as number;
  for (let i = given.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      longest[i * width + j] = given[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const sequence = new Map<number, number>();
  for (let i = 0, j = 0; i < given.length && j < right.length; ) {
    if (given[i] === right[j]) sequence.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return sequence;
}

function inPlace(given: readonly string[], right: readonly string[]): Sequence {
  return new Map(given.flatMap((text, place) => (text === right[place] ? [[place, place] as const] : [])));
}

function mostFirst<Value>(values: readonly Value[], count: (value: Value) => number): Value[] {
  return values
    .map((value) => ({ value, count: count(value) }))
    .sort((a, b) => b.count - a.count)
    .map(({ value }) => value);
}

import { type Opening, type TextUnit, textUnits } from './text-units.js';

/** A part of a text. */
export interface TextPart {
  /** The slice of the text between the offsets. */
  readonly text: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** How far from even a part may be for a better cut, as a share of an even part. */
const costs: Readonly<Record<Opening, number>> = { section: 0, paragraph: 0.15, sentence: 0.3, piece: 0.6 };

/**
 * Cuts a text into as few parts of at most `room` tokens as its sentences allow, all of about the same size: at nearby
 * headings, else between paragraphs, else between sentences. Only a sentence longer than the room is cut itself, at
 * line breaks or spaces, or between characters if it has none. A heading stays with what follows it.
 *
 * The parts hold the whole text in order without overlap, except for the white space around them; a blank text has no
 * parts. A text that fits is one part, unchanged. A part exceeds the room only when it is a single character. Linear in
 * the length of the text.
 * @param room most tokens of a part
 * @param estimate tokens of a text; of a text at most the sum over its pieces, and roughly proportional to length
 */
export function textParts(text: string, room: number, estimate: (text: string) => number): readonly TextPart[] {
  const tokens = estimate(text);
  if (tokens <= room) return [{ text, start: 0, end: text.length }];
  const units = textUnits(text, room, estimate);
  return evenCuts(units, room)
    .map(([first, last]) => trimmedPart(text, units[first]?.start ?? 0, units[last]?.start ?? text.length))
    .filter((part) => part.text !== '');
}

/**
 * Runs of units, each by its first index and the index after it: the fewest that fit the room, cut at the least cost.
 */
function evenCuts(units: readonly TextUnit[], room: number): [first: number, last: number][] {
  const sums = sumsOf(units);
  const ends = fullestEnds(sums, room);
  const needed = partsNeeded(ends);
  const parts = needed[0] ?? 0;
  const even = (sums.at(-1) ?? 0) / parts;
  const runs: [number, number][] = [];
  for (let first = 0, index = 1; index <= parts; index++) {
    const last = index === parts ? units.length : bestCut(first, index);
    runs.push([first, last]);
    first = last;
  }
  return runs;

  /** The cheapest end of a part after which the rest still fits the remaining parts. */
  function bestCut(first: number, index: number): number {
    const fullest = ends[first] ?? units.length;
    let best = fullest;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let at = first + 1; at <= fullest && at < units.length; at++) {
      if ((needed[at] ?? 0) > parts - index) continue;
      const cost = Math.abs((sums[at] ?? 0) / even - index) + costs[units[at]?.opens ?? 'piece'];
      if (cost < bestCost) [best, bestCost] = [at, cost];
    }
    return best;
  }
}

/** Total weight of the units before each index. */
function sumsOf(units: readonly TextUnit[]): number[] {
  const sums = [0];
  let sum = 0;
  for (const { weight } of units) {
    sum += weight;
    sums.push(sum);
  }
  return sums;
}

/** For each unit, the end of the largest part that begins with it. */
function fullestEnds(sums: readonly number[], room: number): number[] {
  const ends: number[] = [];
  for (let first = 0, last = 0; first < sums.length - 1; first++) {
    last = Math.max(last, first + 1);
    while (last + 1 < sums.length && (sums[last + 1] ?? 0) - (sums[first] ?? 0) <= room) last++;
    ends.push(last);
  }
  return ends;
}

/** For each unit, the minimum number of parts for it and all units after it. */
function partsNeeded(ends: readonly number[]): number[] {
  const needed = new Array<number>(ends.length + 1).fill(0);
  for (let first = ends.length - 1; first >= 0; first--) {
    needed[first] = 1 + (needed[ends[first] ?? ends.length] ?? 0);
  }
  return needed;
}

function trimmedPart(text: string, start: number, end: number): TextPart {
  const slice = text.slice(start, end);
  const from = end - slice.trimStart().length;
  const trimmed = slice.trim();
  return { text: trimmed, start: from, end: from + trimmed.length };
}

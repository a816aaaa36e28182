import { type Opening, type TextUnit, textUnits } from './text-units.js';

/** A shorter version of a text. */
export interface TextDigest {
  readonly text: string;
  /** Share of the text's characters it holds: over 0, 1 for the whole text; 0 for a blank text that does not fit. */
  readonly share: number;
}

/** Marks an omission. */
const gap = '\n\n…\n\n';
/** Average sentences per passage: fewer would not show how they connect, more would leave out more of the text. */
const passageLength = 4;
/** Share of a stretch that is searched for a good start of its passage. */
const searched = 0.75;

/**
 * A representative shorter version of a text, for judging the text: passages spread evenly over all of it, preferably
 * from the beginnings of sections and paragraphs, in order, with "…" for each omission. Sentences are whole, except one
 * longer than the room. All passages grow by one sentence in turn until the room is full.
 *
 * A text that fits is its own digest. Deterministic, and linear in the length of the text.
 * @param room most tokens of the digest; exceeded only by a single character
 * @param estimate tokens of a text; of a text at most the sum over its pieces, and roughly proportional to length
 */
export function textDigest(text: string, room: number, estimate: (text: string) => number): TextDigest {
  if (estimate(text) <= room) return { text, share: 1 };
  const units = textUnits(text, room, estimate);
  const gapWeight = estimate(gap);
  const starts = passageStarts(units, passageCount(room / (meanWeight(units) + gapWeight / passageLength)));
  const passages = grownPassages(units, starts, room - gapWeight * (starts.length - 1));
  const slices = passages
    .map(([first, last]) => text.slice(units[first]?.start, units[last - 1]?.end).trim())
    .filter((slice) => slice !== '');
  const length = slices.reduce((sum, slice) => sum + slice.length, 0);
  return { text: slices.join(gap), share: length / text.length };
}

/** How many passages share the room; in a small room passages are shorter, so that there are still several. */
function passageCount(sentences: number): number {
  return Math.max(1, Math.floor(Math.max(sentences / passageLength, Math.sqrt(sentences))));
}

/** Places at which passages begin, best first. */
const openings: readonly Opening[] = ['section', 'paragraph', 'sentence', 'piece'];

/**
 * The units at which passages begin: the first of the text, and in each even stretch the best one near its beginning.
 */
function passageStarts(units: readonly TextUnit[], count: number): number[] {
  const stretchWeight = (meanWeight(units) * units.length) / count;
  const starts: number[] = [];
  let stretch = -1;
  let before = 0;
  units.forEach(({ opens, weight }, index) => {
    const place = before / stretchWeight;
    const best = starts.at(-1);
    if (best === undefined || place >= stretch + 1) {
      starts.push(index);
      stretch = Math.floor(place);
    } else if (stretch > 0 && place < stretch + searched && isBetter(opens, units[best]?.opens)) {
      starts[starts.length - 1] = index;
    }
    before += weight;
  });
  return starts;
}

function isBetter(opening: Opening, other: Opening | undefined): boolean {
  return other === undefined || openings.indexOf(opening) < openings.indexOf(other);
}

/**
 * Passages by their first unit and the unit after them. They grow in turn, up to the next one; passages that meet
 * merge.
 */
function grownPassages(
  units: readonly TextUnit[],
  starts: readonly number[],
  room: number,
): (readonly [first: number, last: number])[] {
  const ends = [...starts];
  let left = room;
  let open = starts.map((_, passage) => passage);
  while (open.length > 0) {
    const growing: number[] = [];
    for (const passage of open) {
      const end = ends[passage] ?? 0;
      const { weight } = units[end] ?? { weight: 0 };
      const isFree = end < (starts[passage + 1] ?? units.length);
      // The first unit may use the space reserved for gaps, so that no digest is empty.
      if (!isFree || (weight > left && end > 0)) continue;
      left -= weight;
      ends[passage] = end + 1;
      growing.push(passage);
    }
    open = growing;
  }
  return merged(starts.map((start, passage) => [start, ends[passage] ?? start] as const));
}

function merged(passages: readonly (readonly [number, number])[]): (readonly [first: number, last: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (const [first, last] of passages) {
    const before = runs.at(-1);
    if (first === last) continue;
    if (before?.[1] === first) runs[runs.length - 1] = [before[0], last];
    else runs.push([first, last]);
  }
  return runs;
}

function meanWeight(units: readonly TextUnit[]): number {
  return units.reduce((sum, { weight }) => sum + weight, 0) / units.length;
}

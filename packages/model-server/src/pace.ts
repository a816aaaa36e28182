/** How fast the stand-in answers; at once where nothing is said. */
export interface Pace {
  /** Silence before the first byte, headers included, in milliseconds. */
  readonly firstByteMs?: number;
  /** A token is four characters; a whole answer comes when its last token would have. */
  readonly tokensPerSecond?: number;
  /** Characters of each piece of a stream; 1 to 7, varied, always the same for the same answer. */
  readonly charactersPerDelta?: number;
}

/** Lengths of pieces, in UTF-16 units, one after the other; where to begin depends on the length of the content. */
const usualLengths = [5, 2, 7, 3, 6, 1, 4];

/**
 * The pieces in which an answer is streamed. Unless a length is set, one ends inside each surrogate pair and inside each
 * `\uXXXX` escape, so that a reader who decodes pieces one by one is found out.
 */
export function* deltasOf(content: string, charactersPerDelta?: number): Generator<string> {
  const awkward = charactersPerDelta === undefined ? awkwardPlaces(content) : [];
  let nextAwkward = 0;
  for (let start = 0, turn = content.length; start < content.length; turn++) {
    const wanted = start + (charactersPerDelta ?? usualLengths[turn % usualLengths.length] ?? 1);
    const end = Math.min(wanted, awkward[nextAwkward] ?? content.length);
    if (end === awkward[nextAwkward]) nextAwkward += 1;
    yield content.slice(start, end);
    start = end;
  }
}

/** Where a piece ends in the middle of a character. */
function awkwardPlaces(content: string): number[] {
  return Array.from(content.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]|\\u[0-9a-f]{4}/gi), ({ 0: found, index }) =>
    found.startsWith('\\') ? index + 3 : index + 1,
  );
}

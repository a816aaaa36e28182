import { windowLength } from './windows.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const space = /\s/u;
/** Longer than any character a reader knows, in UTF-16 units; what is longer still is cut like a text. */
const longestCharacter = 64;

/**
 * Where to cut a stretch of text so that no piece has more than `most` UTF-16 units: after a line break, else after a
 * space, else between two characters as a reader sees them. Only a single character may be longer.
 */
export function cutAtSpaces(text: string, start: number, end: number, most: number): number[] {
  const cuts: number[] = [];
  for (let at = start; end - at > most; ) {
    at = lastSpace(text, at, at + most) ?? lastCharacterEnd(text, at, at + most, end);
    if (at < end) cuts.push(at);
  }
  return cuts;
}

/** Behind the last line break of the second half of a stretch, else behind its last space. */
function lastSpace(text: string, start: number, limit: number): number | undefined {
  const half = Math.ceil((start + limit) / 2);
  const lineBreak = text.slice(half, limit).lastIndexOf('\n');
  if (lineBreak !== -1) return half + lineBreak + 1;
  for (let at = limit; at > half; at--) if (space.test(text.charAt(at - 1))) return at;
  return undefined;
}

/** The end of the last character that ends before the limit; of the first one where none does. */
function lastCharacterEnd(text: string, start: number, limit: number, end: number): number {
  let last = start;
  for (const at of characterEnds(text, start, end, Math.min(windowLength, limit - start + longestCharacter))) {
    if (at > limit) return last > start ? last : at;
    last = at;
  }
  return last;
}

/** @param size how much of the text the segmenter is given at once */
function* characterEnds(text: string, start: number, end: number, size: number): Generator<number> {
  for (let at = start; at < end; ) {
    const window = text.slice(at, Math.min(at + size, end));
    let last = 0;
    for (const { index } of segmenter.segment(window)) {
      if (index === 0) continue;
      last = index;
      yield at + index;
    }
    // The last character may go on behind the window, unless it fills the window or the text ends there.
    if (last > 0 && at + window.length < end) {
      at += last;
    } else {
      at += window.length - (at + window.length < end && splitsPair(text, at + window.length) ? 1 : 0);
      yield at;
    }
  }
}

function splitsPair(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

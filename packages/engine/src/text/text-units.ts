import { type Paragraph, readText } from './read-text.js';
import { windowLength } from './windows.js';

/** The smallest piece when a text is cut and joined again: a sentence, with the headings right above it. */
export interface TextUnit {
  /** Offsets in the text; a unit extends to the next one, so that there are no gaps. */
  readonly start: number;
  readonly end: number;
  readonly opens: Opening;
  /** Estimated tokens. */
  readonly weight: number;
}

/**
 * What begins with a unit: a section under its heading, a paragraph, a sentence, or only the next piece of a long one.
 */
export type Opening = 'section' | 'paragraph' | 'sentence' | 'piece';

type Place = Pick<TextUnit, 'start' | 'opens'>;

/** A unit longer than the room is cut into pieces of about this share of it. */
const pieceShare = 1 / 20;

/**
 * The units of a text in order. A unit exceeds the room only when it is a single character. Linear in the length of the
 * text; each stretch is estimated once, or twice when a sentence is longer than the room.
 * @param room most tokens of a unit
 * @param estimate tokens of a text; of a text at most the sum over its pieces
 */
export function textUnits(text: string, room: number, estimate: (text: string) => number): TextUnit[] {
  const places = placesOf(text);
  return places.flatMap((place, index) => {
    const end = places[index + 1]?.start ?? text.length;
    return fitted(text, { ...place, end, weight: estimate(text.slice(place.start, end)) }, room, estimate);
  });
}

/** Where units begin: at sentences and headings, except right after a heading. */
function placesOf(text: string): Place[] {
  const { paragraphs, sentences } = readText(text);
  const places: Place[] = [];
  let afterHeading = false;
  let end = 0;
  for (const paragraph of paragraphs) {
    const isHeading = paragraph.kind === 'heading';
    if (!afterHeading)
      places.push({ start: lineStart(text, paragraph, end), opens: isHeading ? 'section' : 'paragraph' });
    for (let index = paragraph.first + 1; index < paragraph.last; index++) {
      const sentence = sentences[index];
      if (sentence !== undefined) places.push({ start: sentence.start, opens: 'sentence' });
    }
    afterHeading = isHeading;
    end = paragraph.end;
  }
  const [first = { opens: 'paragraph' as const }, ...rest] = places;
  return [{ ...first, start: 0 }, ...rest];
}

/** The start of a paragraph's line, so that list markers and heading signs stay with it. */
function lineStart(text: string, { start }: Paragraph, after: number): number {
  const before = text.slice(after, start);
  return after + 1 + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
}

/** The unit, in pieces if it exceeds the room. */
function fitted(text: string, unit: TextUnit, room: number, estimate: (text: string) => number): TextUnit[] {
  const length = unit.end - unit.start;
  if (unit.weight <= room || length <= 1) return [unit];
  const most = Math.max(1, Math.floor((length * room * pieceShare) / unit.weight));
  const cuts = cutAtSpaces(text, unit.start, unit.end, most);
  // A single character cannot be cut.
  if (cuts.length === 0) return [unit];
  return [unit.start, ...cuts].flatMap((start, index) => {
    const end = cuts[index] ?? unit.end;
    const opens = index === 0 ? unit.opens : 'piece';
    return fitted(text, { start, end, opens, weight: estimate(text.slice(start, end)) }, room, estimate);
  });
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const space = /\s/u;
/** Longer than any real character, in UTF-16 units; anything longer is cut like text. */
const maxCharacterLength = 64;

/**
 * Where to cut a stretch of text so that no piece has more than `most` UTF-16 units: after a line break, else after a
 * space, else between two grapheme clusters. Only a single character may be longer.
 */
function cutAtSpaces(text: string, start: number, end: number, most: number): number[] {
  const cuts: number[] = [];
  for (let at = start; end - at > most; ) {
    at = lastSpace(text, at, at + most) ?? lastCharacterEnd(text, at, at + most, end);
    if (at < end) cuts.push(at);
  }
  return cuts;
}

/** The end of the last line break in the second half of a stretch, else of its last space. */
function lastSpace(text: string, start: number, limit: number): number | undefined {
  const half = Math.ceil((start + limit) / 2);
  const lineBreak = text.slice(half, limit).lastIndexOf('\n');
  if (lineBreak !== -1) return half + lineBreak + 1;
  for (let at = limit; at > half; at--) if (space.test(text.charAt(at - 1))) return at;
  return undefined;
}

/** The end of the last character that ends before the limit; else of the first character. */
function lastCharacterEnd(text: string, start: number, limit: number, end: number): number {
  let last = start;
  for (const at of characterEnds(text, start, end, Math.min(windowLength, limit - start + maxCharacterLength))) {
    if (at > limit) return last > start ? last : at;
    last = at;
  }
  return last;
}

/** @param size how much text the segmenter gets at once */
function* characterEnds(text: string, start: number, end: number, size: number): Generator<number> {
  for (let at = start; at < end; ) {
    const window = text.slice(at, Math.min(at + size, end));
    let last = 0;
    for (const { index } of segmenter.segment(window)) {
      if (index === 0) continue;
      last = index;
      yield at + index;
    }
    // The last character may continue after the window, unless it fills the window or the text ends there.
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

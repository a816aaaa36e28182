import { scriptsWithoutWordSpaces } from '@ludotext/engine/game';
import { placeOf, tokensOf } from './comparable.js';

/** Joins the parts of a quote that leaves words out. */
const omission = ' … ';
const ellipsis = /\s*[[(]?(?:\.{3,}|(?:\. ){2,}\.)[\])]?\s*/g;
/** Minimum words of a part between ellipses: fewer could occur anywhere. */
const minPieceWords = 3;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The words of the text that a quote stands for, in the text's own spelling; undefined when the text lacks them.
 * Ignores compatibility forms, white space, case, kinds of quotation mark and dash, and invisible characters. A quote
 * may leave words out with an ellipsis, if its parts occur in the text in their order. Linear in the text's length.
 */
export function exactQuote(text: string, quote: string): string | undefined {
  const source = foldedSource(text);
  const wanted = foldText(quote).folded.trim();
  const whole = findFirst(source, spellings(wanted), 0);
  if (whole !== undefined) return sourceSlice(source, whole.start, whole.end);
  return quoteOfPieces(source, wanted);
}

function quoteOfPieces(source: FoldedText, wanted: string): string | undefined {
  const pieces = wanted.split(ellipsis).filter((piece) => piece !== '');
  // Without an ellipsis the quote is its only part, and was already searched for.
  if (pieces.join('').length === wanted.length || pieces.length === 0) return undefined;
  const found: string[] = [];
  let from = 0;
  for (const piece of pieces) {
    const place = tokensOf(piece).length < minPieceWords ? undefined : findFirst(source, spellings(piece), from);
    if (place === undefined) return undefined;
    found.push(sourceSlice(source, place.start, place.end));
    from = place.end;
  }
  return found.join(omission);
}

function findFirst({ folded }: FoldedText, quotes: readonly string[], from: number): Stretch | undefined {
  for (const quote of quotes) {
    const start = quote === '' ? -1 : placeOf(folded, quote, from);
    if (start !== -1) return { start, end: start + quote.length };
  }
  return undefined;
}

/**
 * A quote as it is, and without the quotation marks or the full stop that a writer added around the words of the text.
 */
function spellings(quote: string): string[] {
  const bare = quote.startsWith("'") && quote.endsWith("'") ? quote.slice(1, -1).trim() : quote;
  return [quote, bare, bare.endsWith('.') ? bare.slice(0, -1) : bare];
}

/** Maximum share of a quote's words that may be wrong, missing or added for it to be repaired. */
const mendable = 0.1;
/** Maximum places in the text that are compared closely. */
const maxPlaces = 5;

/**
 * The words of the text that a slightly wrong quote stands for: the stretch that differs from it in at most a tenth of
 * its words. Undefined when there is none, and for quotes of less than ten words, where one wrong word is too much.
 * Linear in the length of the text. Source: groundedness by quote, token edit distance within 10%.
 */
export function repairedQuote(text: string, quote: string): string | undefined {
  const wanted = wordsOf(foldText(quote).folded);
  const edits = Math.floor(mendable * wanted.length);
  if (edits === 0) return undefined;
  const source = foldedSource(text);
  const words = sourceWords(source);
  const best = likelyPlaces(words, wanted, edits)
    .map((place) => align(words, wanted, place, edits))
    .reduce<Alignment | undefined>((least, next) => (least && least.edits <= next.edits ? least : next), undefined);
  if (best === undefined || best.edits > edits) return undefined;
  const start = withOpeningMark(source.folded, words[best.first]?.start ?? 0, quote);
  const end = withClosingMark(source.folded, words[best.last]?.end ?? 0, quote);
  return sourceSlice(source, start, end);
}

interface FoldedWord {
  readonly word: string;
  /** Offsets in the folded text. */
  readonly start: number;
  readonly end: number;
}

/** Words; for writing without spaces, characters. */
const wordPattern = new RegExp(
  `[${scriptsWithoutWordSpaces}]\\p{M}*|(?:(?![${scriptsWithoutWordSpaces}])[\\p{L}\\p{M}\\p{N}])+`,
  'gu',
);

function wordsOf(folded: string): FoldedWord[] {
  return Array.from(folded.matchAll(wordPattern), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

let latestWords: { readonly source: FoldedText; readonly words: readonly FoldedWord[] } | undefined;

function sourceWords(source: FoldedText): readonly FoldedWord[] {
  if (latestWords?.source !== source) latestWords = { source, words: wordsOf(source.folded) };
  return latestWords.words;
}

/**
 * The starts of windows of the quote's length that share most of its words, in any order; the best of each
 * neighbourhood, and of those the best few.
 */
function likelyPlaces(words: readonly FoldedWord[], wanted: readonly FoldedWord[], edits: number): number[] {
  const missing = new Map<string, number>();
  for (const { word } of wanted) missing.set(word, (missing.get(word) ?? 0) + 1);
  const size = wanted.length;
  const minShared = size - 2 * edits;
  const best: { at: number; shared: number }[] = [];
  let shared = 0;
  for (const [index, { word }] of words.entries()) {
    const left = missing.get(word);
    if (left !== undefined) {
      missing.set(word, left - 1);
      if (left > 0) shared++;
    }
    const leaving = words[index - size]?.word;
    const freed = leaving === undefined ? undefined : missing.get(leaving);
    if (leaving !== undefined && freed !== undefined) {
      missing.set(leaving, freed + 1);
      if (freed >= 0) shared--;
    }
    if (shared < minShared) continue;
    const at = Math.max(0, index - size + 1);
    const neighbour = best.at(-1);
    if (neighbour === undefined || at - neighbour.at > size / 2) best.push({ at, shared });
    else if (shared > neighbour.shared) best[best.length - 1] = { at, shared };
  }
  return best
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
    .slice(0, maxPlaces)
    .map(({ at }) => at);
}

/** The number of words to change, add or remove, and the first and last word of the stretch in the text. */
interface Alignment {
  readonly edits: number;
  readonly first: number;
  readonly last: number;
}

/** The stretch near a place with the smallest edit distance to the quote; the longest of equal ones. */
function align(words: readonly FoldedWord[], wanted: readonly FoldedWord[], place: number, slack: number): Alignment {
  const from = Math.max(0, place - slack);
  const stretch = words.slice(from, place + wanted.length + slack);
  // A stretch may begin anywhere: the first row costs 0, and each cell stores where its stretch began.
  let row = Array.from({ length: stretch.length + 1 }, (_, index) => ({ edits: 0, first: index }));
  for (const [index, { word }] of wanted.entries()) {
    const next = [{ edits: index + 1, first: 0 }];
    for (const [column, other] of stretch.entries()) {
      const changed = row[column] as Cell;
      const left = row[column + 1] as Cell;
      const added = next[column] as Cell;
      const diagonal = { edits: changed.edits + (word === other.word ? 0 : 1), first: changed.first };
      next.push(cheapest(diagonal, { ...left, edits: left.edits + 1 }, { ...added, edits: added.edits + 1 }));
    }
    row = next;
  }
  const end = row.reduce((least, cell, index) => (cell.edits <= (row[least] as Cell).edits ? index : least), 0);
  const { edits, first } = row[end] as Cell;
  return { edits, first: from + first, last: from + end - 1 };
}

interface Cell {
  edits: number;
  first: number;
}

const cheapest = (...cells: readonly Cell[]): Cell =>
  cells.reduce((least, cell) => (cell.edits < least.edits ? cell : least));

/** Extends a stretch to the quotation mark before it, if the quote begins with one. */
function withOpeningMark(folded: string, start: number, quote: string): number {
  return /^\s*["'“„«‘]/.test(quote) && folded.charAt(start - 1) === "'" ? start - 1 : start;
}

/** Extends a stretch to the full stop after it, if the quote ends with one. */
function withClosingMark(folded: string, end: number, quote: string): number {
  if (!/[.!?。！？]["'”’»]?\s*$/.test(quote)) return end;
  return end + (/^[.!?。！？]'?/.exec(folded.slice(end, end + 2))?.[0].length ?? 0);
}

/** A text folded for searching, with the source offset of each of its units. */
interface FoldedText {
  readonly text: string;
  readonly folded: string;
  /** One entry more than `folded` has units: the last is the text's length. */
  readonly starts: Uint32Array;
}

const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const quotationMark = /["'`´‘’‚‛“”„‟«»‹›「」『』]/u;
const dash = /[-‐‑‒–—―−]/u;

/**
 * Folds a text: unifies compatibility forms, white space, case, and kinds of quotation mark and dash, and removes
 * invisible characters. Linear in its length.
 */
function foldText(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  let afterSpace = false;
  let at = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    if (folded !== '' && !(folded === ' ' && afterSpace)) {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit++) starts.push(at);
    }
    if (folded !== '') afterSpace = folded === ' ';
    at += character.length;
  }
  starts.push(at);
  return { text, folded: parts.join(''), starts: Uint32Array.from(starts) };
}

/** Decomposed, so that an accented letter matches whether it is written as one character or as two. */
function foldCharacter(character: string): string {
  if (character >= 'a' && character <= 'z') return character;
  if (/\s/.test(character)) return ' ';
  if (unseen.test(character)) return '';
  if (quotationMark.test(character)) return "'";
  if (dash.test(character)) return '-';
  return character.toLowerCase().normalize('NFKD');
}

/** The text's own spelling of a stretch of its folded form; a line break with its indentation becomes one space. */
function sourceSlice({ text, starts }: FoldedText, start: number, end: number): string {
  return text
    .slice(starts[start], starts[end])
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

let latestFolded: FoldedText | undefined;

/** A folded source text. All items of a request quote the same text, which is folded once. */
function foldedSource(text: string): FoldedText {
  if (latestFolded?.text !== text) latestFolded = foldText(text);
  return latestFolded;
}

import { placeOf } from './comparable.js';

/** A text folded for searching, with the offset in the text that each unit of it came from. */
interface FoldedText {
  readonly text: string;
  readonly folded: string;
  /** One more than `folded` has units: the last is the text's length. */
  readonly starts: Uint32Array;
}

const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const quotationMark = /["'`´‘’‚‛“”„‟«»‹›「」『』]/u;
const dash = /[-‐‑‒–—―−]/u;

let latest: FoldedText | undefined;

/**
 * The words of the text that a quote stands for, in the text's own spelling; undefined when the text does not have them.
 * Compatibility forms, white space, case, kinds of quotation mark and dash, and invisible characters make no difference.
 * A line break with its indentation is one space in the result. Linear in the length of the text.
 */
export function exactQuote(text: string, quote: string): string | undefined {
  // All items of a request quote the same text, which is folded once.
  if (latest?.text !== text) latest = fold(text);
  const wanted = fold(quote).folded.trim();
  const place = findFirst(latest.folded, [wanted, unwrapped(wanted)]);
  if (place === undefined) return undefined;
  const slice = text.slice(latest.starts[place.start], latest.starts[place.end]);
  return slice
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

function findFirst(folded: string, quotes: readonly string[]): { start: number; end: number } | undefined {
  for (const quote of quotes) {
    const start = quote === '' ? -1 : placeOf(folded, quote);
    if (start !== -1) return { start, end: start + quote.length };
  }
  return undefined;
}

/** Without the quotation marks or the full stop that a writer put around the words of the text. */
function unwrapped(quote: string): string {
  const bare = quote.startsWith("'") && quote.endsWith("'") ? quote.slice(1, -1) : quote;
  return bare.endsWith('.') ? bare.slice(0, -1) : bare;
}

function fold(text: string): FoldedText {
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

/** Decomposed, so that a letter with its accent reads the same whether it is written as one character or as two. */
function foldCharacter(character: string): string {
  if (character >= 'a' && character <= 'z') return character;
  if (/\s/.test(character)) return ' ';
  if (unseen.test(character)) return '';
  if (quotationMark.test(character)) return "'";
  if (dash.test(character)) return '-';
  return character.toLowerCase().normalize('NFKD');
}

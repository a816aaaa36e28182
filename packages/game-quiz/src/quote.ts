import { placeOf, tokensOf } from './comparable.js';
import { type FoldedText, foldedSource, foldText, sourceSlice } from './folded-text.js';

/** What joins the pieces of a quote that leaves words out. */
const omission = ' … ';
const ellipsis = /\s*[[(]?(?:\.{3,}|(?:\. ){2,}\.)[\])]?\s*/g;
/** Fewest words of a piece between ellipses: fewer could stand anywhere. */
const fewestWords = 3;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The words of the text that a quote stands for, in the text's own spelling; undefined when the text does not have them.
 * Compatibility forms, white space, case, kinds of quotation mark and dash, and invisible characters make no difference.
 * A quote may leave words out with an ellipsis, when its pieces stand in the text in their order. Linear in the text's length.
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
  // Without an ellipsis the quote is its only piece, and was looked for.
  if (pieces.join('').length === wanted.length || pieces.length === 0) return undefined;
  const found: string[] = [];
  let from = 0;
  for (const piece of pieces) {
    const place = tokensOf(piece).length < fewestWords ? undefined : findFirst(source, spellings(piece), from);
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

/** A quote as it is, and without the quotation marks or the full stop that a writer put around the words of the text. */
function spellings(quote: string): string[] {
  const bare = quote.startsWith("'") && quote.endsWith("'") ? quote.slice(1, -1).trim() : quote;
  return [quote, bare, bare.endsWith('.') ? bare.slice(0, -1) : bare];
}

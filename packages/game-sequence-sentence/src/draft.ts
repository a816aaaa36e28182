import { findQuote, type ItemContext, oneLine, quotableText } from '@ludotext/engine/game';
import { comparablePiece, joinSentences } from '@ludotext/engine/ordering';
import { z } from 'zod';
import type { SentenceOrderItem } from './item.js';
import { readPlainText, withoutNoteMarks, withoutOwnMarker } from './own-markers.js';

/** What a writer returns: quotes of the text, which code turns into pieces. */
export const sentenceOrderDraft = z.object({
  title: z.string().optional().describe('What the passage is about, in 2 to 6 words.'),
  sentences: z
    .array(z.string())
    .min(3)
    .max(20)
    .describe('3 to 5 consecutive sentences of the text, copied word for word, in the order of the text.'),
  swappable: z
    .array(z.string())
    .max(20)
    .optional()
    .describe(
      'Each sentence that could as well change places with the sentence right after it, copied as in `sentences`. Usually none.',
    ),
  hint: z.string().optional().describe('One short sentence on what to look for.'),
});

export type SentenceOrderDraft = z.infer<typeof sentenceOrderDraft>;

/**
 * Replaces quotes by the text's own spelling, without list markers and marks of notes; a sentence missing from the text stays unchanged.
 */
export function finish(draft: SentenceOrderDraft, context: ItemContext): SentenceOrderItem {
  const source = context.origin === 'author' ? '' : quotableText(readPlainText(context.text));
  const pieces: string[] = [];
  let from = 0;
  for (const sentence of draft.sentences) {
    const stripped = withoutOwnMarker(context.origin === 'author' ? sentence : withoutNoteMarks(sentence));
    const quote = locate(source, stripped, from);
    if (quote !== undefined) from = quote.end;
    const piece = quote === undefined ? oneLine(stripped).trim() : source.slice(quote.start, quote.end);
    if (piece !== '') pieces.push(piece);
  }
  const alternatives = alternativesOf(pieces, draft.swappable ?? []);
  return {
    sentence: joinSentences(pieces),
    pieces,
    ...(alternatives.length === 0 ? {} : { alternatives }),
    ...optional('hint', draft.hint),
    ...optional('title', draft.title),
  };
}

/** Searches from the last quote on, so that a repeated sentence is found where it follows; else anywhere. */
function locate(source: string, sentence: string, from: number) {
  return findQuote(source, sentence, from) ?? findQuote(source, sentence);
}

/** Maximum pairs that may be swapped; every combination of swaps is another order. */
const maxSwaps = 3;

/** Every order with one or more of the pairs swapped, no piece twice; anything but a pair is ignored. */
function alternativesOf(pieces: readonly string[], swappable: readonly string[]): number[][] {
  const named = new Set(swappable.map((sentence) => comparablePiece(withoutOwnMarker(withoutNoteMarks(sentence)))));
  const firsts = pieces
    .slice(0, -1)
    .flatMap((piece, index) => (named.has(comparablePiece(piece)) ? [index] : []))
    .slice(0, maxSwaps);
  let orders: number[][] = [[...pieces.keys()]];
  for (const first of firsts) {
    const free = orders.filter((order) => order[first] === first && order[first + 1] === first + 1);
    orders = [...orders, ...free.map((order) => order.with(first, first + 1).with(first + 1, first))];
  }
  return orders.slice(1);
}

function optional<Name extends string>(name: Name, text: string | undefined): { [Key in Name]?: string } {
  const trimmed = text?.trim() ?? '';
  return (trimmed === '' ? {} : { [name]: trimmed }) as { [Key in Name]?: string };
}

import { findQuote, type ItemContext, oneLine, quotableText, readText } from '@ludotext/engine/game';
import { z } from 'zod';
import { alternativesOf, orderOf } from './alternatives.js';
import type { WordOrderItem } from './item.js';
import { cutPieces, phrasingOf } from './pieces.js';

/** What a writer returns: a sentence, which code cuts into pieces. */
export const wordOrderDraft = z.object({
  sentence: z.string().max(2_000).describe('A whole sentence of the text, copied word for word with its end mark.'),
  alternatives: z
    .array(z.string().max(2_000))
    .optional()
    .describe('Every other right sentence of exactly the same words, if there is one.'),
  hint: z
    .string()
    .optional()
    .describe('One short sentence about the sentence, naming neither its first nor its last word.'),
});

export type WordOrderDraft = z.infer<typeof wordOrderDraft>;

/** Maximum other orders of an item. */
const maxAlternatives = 24;

/**
 * Cuts the sentence into pieces, in the text's own spelling if the text has it. Other right orders are those certain in
 * the language and those the draft names; sentences that the pieces cannot make are left out.
 */
export function finish(draft: WordOrderDraft, { text, language }: ItemContext): WordOrderItem {
  const source = quotableText(readText(text));
  const quote = findQuote(source, draft.sentence);
  const sentence = quote === undefined ? oneLine(draft.sentence).trim() : source.slice(quote.start, quote.end);
  const hint = draft.hint?.trim() ?? '';
  return { ...itemOf(sentence, language, text, draft.alternatives), ...(hint === '' ? {} : { hint }) };
}

/**
 * A sentence of the text as an item, with the other right orders that are certain and those of `others` that its pieces
 * can make.
 */
export function itemOf(
  sentence: string,
  language: string,
  text: string,
  others: readonly string[] = [],
  phrasing = phrasingOf(sentence, language),
): WordOrderItem {
  const pieces = cutPieces(sentence, language, text, phrasing);
  const sure = alternativesOf(pieces, sentence, language, text, phrasing);
  const named = others.slice(0, maxAlternatives).map((other) => orderOf(other, pieces, sentence));
  const alternatives = distinctOrders([...sure, ...named.filter((order) => order !== undefined)], pieces);
  return { sentence, pieces, ...(alternatives.length === 0 ? {} : { alternatives }) };
}

/** Orders that read differently from the sentence and from each other. */
function distinctOrders(orders: readonly number[][], pieces: readonly string[]): number[][] {
  const byReading = new Map(orders.map((order) => [order.map((index) => pieces[index]).join('\n'), order]));
  byReading.delete(pieces.join('\n'));
  return [...byReading.values()].slice(0, maxAlternatives);
}

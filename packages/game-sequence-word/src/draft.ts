import { findQuote, type ItemContext, oneLine, quotableText, readText } from '@ludotext/engine';
import { z } from 'zod';
import type { WordOrderItem } from './item.js';
import { cutTiles } from './tiles.js';

/** What a writer is asked for: a sentence, which code cuts into pieces. */
export const wordOrderDraft = z.object({
  sentence: z.string().max(2_000).describe('A whole sentence of the text, copied word for word with its end mark.'),
  hint: z
    .string()
    .optional()
    .describe('One short sentence about the sentence, naming neither its first nor its last word.'),
});

export type WordOrderDraft = z.infer<typeof wordOrderDraft>;

/** The sentence in the text's own spelling, where the text has it, cut into tiles. */
export function finish(draft: WordOrderDraft, context: ItemContext): WordOrderItem {
  const source = quotableText(readText(context.text));
  const quote = findQuote(source, draft.sentence);
  const sentence = quote === undefined ? oneLine(draft.sentence).trim() : source.slice(quote.start, quote.end);
  const hint = draft.hint?.trim() ?? '';
  return {
    sentence,
    pieces: cutTiles(sentence, context.language, context.text),
    ...(hint === '' ? {} : { hint }),
  };
}

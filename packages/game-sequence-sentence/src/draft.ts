import { findQuote, type ItemContext, joinSentences, oneLine, quotableText, readText } from '@ludotext/engine';
import { z } from 'zod';
import type { SentenceOrderItem } from './item.js';

/** What a writer is asked for: quotes of the text, which code turns into pieces. */
export const sentenceOrderDraft = z.object({
  title: z.string().optional().describe('What the passage is about, in 2 to 6 words.'),
  sentences: z
    .array(z.string())
    .max(20)
    .describe('3 to 5 consecutive sentences of the text, copied word for word, in the order of the text.'),
  hint: z.string().optional().describe('One short sentence on what to look for.'),
});

export type SentenceOrderDraft = z.infer<typeof sentenceOrderDraft>;

const ownMarker = /^\s{0,9}(?:\(?\d{1,3}[.)]|[-*•])\s/;

/** Quotes become the text's own spelling, without list markers; a sentence the text does not have stays as it is. */
export function finish(draft: SentenceOrderDraft, context: ItemContext): SentenceOrderItem {
  const source = context.origin === 'author' ? '' : quotableText(readText(context.text));
  const pieces: string[] = [];
  let from = 0;
  for (const sentence of draft.sentences) {
    const stripped = sentence.replace(ownMarker, '');
    const quote = locate(source, sentence, from) ?? locate(source, stripped, from);
    if (quote !== undefined) from = quote.end;
    const piece = quote === undefined ? oneLine(stripped).trim() : source.slice(quote.start, quote.end);
    if (piece !== '') pieces.push(piece);
  }
  return {
    sentence: joinSentences(pieces),
    pieces,
    ...optional('hint', draft.hint),
    ...optional('title', draft.title),
  };
}

/** From the last quote on, so that a sentence that stands twice is taken where it follows; else anywhere. */
function locate(source: string, sentence: string, from: number) {
  return findQuote(source, sentence, from) ?? findQuote(source, sentence);
}

function optional<Name extends string>(name: Name, text: string | undefined): { [Key in Name]?: string } {
  const trimmed = text?.trim() ?? '';
  return (trimmed === '' ? {} : { [name]: trimmed }) as { [Key in Name]?: string };
}

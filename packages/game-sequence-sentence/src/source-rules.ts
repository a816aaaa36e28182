import {
  type ItemRule,
  isWholeSentences,
  quotableText,
  type RuleBreach,
  type TextReading,
} from '@ludotext/engine/game';
import type { SentenceOrderItem } from './item.js';
import { readPlainText, withoutOwnMarker } from './own-markers.js';

type Rule = ItemRule<SentenceOrderItem>;

/** Rules that compare a writer's pieces with the text. */
export const sourceRules: readonly Rule[] = [
  { id: 'not_verbatim', severity: 'reject', forAuthors: 'skip', find: notVerbatim },
  { id: 'not_in_source_order', severity: 'reject', forAuthors: 'skip', find: notInSourceOrder },
  { id: 'fragment', severity: 'reject', forAuthors: 'skip', find: fragments },
];

/** A piece must be an exact slice of the text; only line breaks may become spaces, and marks of notes are left out. */
function notVerbatim({ pieces }: SentenceOrderItem, context: { readonly text: string }): RuleBreach[] {
  const source = quotableText(readPlainText(context.text));
  return pieces.flatMap((piece, index) => (source.includes(piece) ? [] : [{ path: ['pieces', index] }]));
}

/** Each piece must follow the one before it in the text. */
function notInSourceOrder({ pieces }: SentenceOrderItem, context: { readonly text: string }): RuleBreach[] {
  const source = quotableText(readPlainText(context.text));
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const start = source.indexOf(piece, from);
    if (start === -1 && source.includes(piece)) {
      return [{ path: ['pieces', index] }];
    }
    if (start !== -1) from = start + piece.length;
  }
  return [];
}

/** A piece must be one or more whole sentences; a number before it does not belong to its words. */
function fragments({ pieces }: SentenceOrderItem, context: { readonly text: string }): RuleBreach[] {
  const reading = readPlainText(context.text);
  return pieces.flatMap((piece, index) =>
    isWholeSentences(reading, piece) === false && !isNumberedSentence(piece, reading)
      ? [{ path: ['pieces', index] }]
      : [],
  );
}

function isNumberedSentence(piece: string, { sentences }: TextReading): boolean {
  return sentences.some(({ text }) => text.endsWith(piece) && withoutOwnMarker(text) === piece);
}

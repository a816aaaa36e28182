import { type ItemRule, isWholeSentences, quotableText, type RuleBreach, readText, splitWords } from '@ludotext/engine';
import type { SentenceOrderItem } from './item.js';
import { forcing } from './links.js';
import { stepStrength } from './steps.js';
import { type Unit, unitOf } from './unit.js';

type Rule = ItemRule<SentenceOrderItem>;

/** Rules that hold a writer's pieces against the text. */
export const sourceRules: readonly Rule[] = [
  { id: 'not_verbatim', severity: 'reject', forAuthors: 'skip', find: notVerbatim },
  { id: 'not_in_source_order', severity: 'reject', forAuthors: 'skip', find: notInSourceOrder },
  { id: 'fragment', severity: 'reject', forAuthors: 'skip', find: fragments },
  { id: 'loose_order', severity: 'warn', find: looseOrder },
];

/** A piece is an exact slice of the text, except that a line break is a space. */
function notVerbatim({ pieces }: SentenceOrderItem, context: { readonly text: string }): RuleBreach[] {
  const source = quotableText(readText(context.text));
  return pieces.flatMap((piece, index) =>
    source.includes(piece)
      ? []
      : [{ message: 'The text does not have this sentence; copy one word for word.', path: ['pieces', index] }],
  );
}

/** Each piece stands after the one before it. */
function notInSourceOrder({ pieces }: SentenceOrderItem, context: { readonly text: string }): RuleBreach[] {
  const source = quotableText(readText(context.text));
  let from = 0;
  for (const [index, piece] of pieces.entries()) {
    const start = source.indexOf(piece, from);
    if (start === -1 && source.includes(piece)) {
      return [{ message: 'In the text this sentence stands before the one it follows here.', path: ['pieces', index] }];
    }
    if (start !== -1) from = start + piece.length;
  }
  return [];
}

/** A piece is a whole sentence, or several. */
function fragments({ pieces }: SentenceOrderItem, context: { readonly text: string }): RuleBreach[] {
  const reading = readText(context.text);
  return pieces.flatMap((piece, index) =>
    isWholeSentences(reading, piece) === false
      ? [{ message: 'This is a part of a sentence; take whole sentences.', path: ['pieces', index] }]
      : [],
  );
}

/** Too many neighbours that nothing ties together. */
function looseOrder({ pieces }: SentenceOrderItem, context: { readonly language: string }): RuleBreach[] {
  const units = pieces.slice(0, 50).map((piece) => readUnit(piece, context.language));
  const loose = units.flatMap((unit, index) => {
    const before = units[index - 1];
    if (before === undefined) return [];
    const strength = stepStrength(units.slice(Math.max(0, index - 5), index - 1), before, unit, context.language);
    return strength < forcing / 2 ? [index] : [];
  });
  if (loose.length * 5 <= (units.length - 1) * 2) return [];
  return [{ message: 'Little in the words of these sentences decides their order; check that only one makes sense.' }];
}

function readUnit(piece: string, language: string): Unit {
  return unitOf(piece, splitWords(piece, language), language);
}

import {
  alternativeRules,
  applyRules,
  comparablePiece,
  type Finding,
  hasMarkup,
  hasOpenMarks,
  type ItemContext,
  type ItemRule,
  joinSentences,
  openingCue,
  type RuleBreach,
  repeatedPieces,
} from '@ludotext/engine';
import type { SentenceOrderItem } from './item.js';
import { fewestWords, longestPiece } from './passage.js';
import { wordsIn } from './piece-size.js';
import { sourceRules } from './source-rules.js';

type Item = SentenceOrderItem;
type Context = ItemContext<Item>;

/** The most pieces of a writer's item, and the most an author is not warned about. */
const mostPieces = { writer: 8, author: 50 } as const;

/** Every rule about the meaning of an item, beyond its schema. */
export const rules: readonly ItemRule<Item>[] = [
  { id: 'too_many_pieces', severity: 'reject', forAuthors: 'warn', find: tooManyPieces },
  { id: 'equal_pieces', severity: 'reject', find: equalPieces },
  { id: 'numbered_piece', severity: 'reject', find: numberedPieces },
  { id: 'piece_length', severity: 'reject', forAuthors: 'warn', find: unfitLengths },
  { id: 'split_quotation', severity: 'reject', forAuthors: 'warn', find: splitQuotations },
  { id: 'markup', severity: 'reject', find: markup },
  { id: 'sentence_differs', severity: 'reject', find: sentenceDiffers },
  ...alternativeRules,
  { id: 'overlapping_item', severity: 'reject', forAuthors: 'warn', find: overlapping },
  ...sourceRules,
  { id: 'dependent_opening', severity: 'warn', find: dependentOpening },
  { id: 'uneven_length', severity: 'warn', find: unevenLengths },
  { id: 'ordinal_openings', severity: 'warn', find: ordinalOpenings },
];

export function validate(item: Item, context: Context): Finding[] {
  return applyRules(rules, item, context);
}

function tooManyPieces({ pieces }: Item, { origin }: Context): RuleBreach[] {
  const most = origin === 'author' ? mostPieces.author : mostPieces.writer;
  return pieces.length > most ? [{ message: `${pieces.length} pieces are too many; take at most ${most}.` }] : [];
}

function equalPieces({ pieces }: Item): RuleBreach[] {
  return repeatedPieces(pieces).map((index) => ({
    message: 'This piece equals another one; a player cannot tell them apart.',
    path: ['pieces', index],
  }));
}

const ownNumber =
  /^\s{0,9}(?:\(?\d{1,3}[.):](?!\d)|[-*•▪◦]\s|(?:step|schritt|paso|étape|passo|passaggio|шаг|bước|الخطوة)\s{1,3}\d|第\s?[\d一二三四五六七八九十]{1,3}步|手順\s?\d|단계\s?\d|\d{1,2}\s?단계)/iu;

/** A number or bullet gives the order away. */
function numberedPieces({ pieces }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) =>
    ownNumber.test(piece)
      ? [{ message: 'The piece carries its own number or bullet; leave it out.', path: ['pieces', index] }]
      : [],
  );
}

function unfitLengths({ pieces }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) => {
    const path = ['pieces', index];
    const words = wordsIn(piece);
    if (words < fewestWords) return [{ message: 'The piece is too short to be placed; take a longer sentence.', path }];
    const tooLong = words > longestPiece.words || piece.length > longestPiece.characters;
    return tooLong ? [{ message: 'The piece is too long to be moved about; take a shorter sentence.', path }] : [];
  });
}

function splitQuotations({ pieces }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) =>
    hasOpenMarks(piece)
      ? [{ message: 'A quotation or bracket opens or closes outside the piece.', path: ['pieces', index] }]
      : [],
  );
}

function markup({ pieces }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) =>
    hasMarkup(piece) ? [{ message: 'The piece holds an address or markup.', path: ['pieces', index] }] : [],
  );
}

/** White space aside, the solved text is the pieces one after the other. */
function sentenceDiffers({ sentence, pieces }: Item): RuleBreach[] {
  const solved = joinSentences(pieces);
  return withoutSpace(sentence) === withoutSpace(solved)
    ? []
    : [{ message: 'The sentence is not what the pieces make in order.', path: ['sentence'] }];
}

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}

/** Two items may share one sentence, not more. */
function overlapping({ pieces }: Item, { kept }: Context): RuleBreach[] {
  const own = new Set(pieces.map(comparablePiece));
  const isDouble = kept.some((other) => other.pieces.filter((piece) => own.has(comparablePiece(piece))).length > 1);
  return isDouble ? [{ message: 'Another item has more than one of these sentences; take other ones.' }] : [];
}

function dependentOpening({ pieces }: Item, { language }: Context): RuleBreach[] {
  const cue = openingCue(pieces[0] ?? '', language);
  return cue === undefined || cue === 'episode'
    ? []
    : [{ message: 'The first sentence points back at something before it.', path: ['pieces', 0] }];
}

function unevenLengths({ pieces }: Item): RuleBreach[] {
  const lengths = pieces.map((piece) => piece.length);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Number.POSITIVE_INFINITY);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return longest > 4 * shortest ? [{ message: 'One piece is more than four times as long as another.' }] : [];
}

const ordinal = /^(?:first|second|third|fourth|fifth|last|final)(?:ly)?\b/i;

function ordinalOpenings({ pieces }: Item): RuleBreach[] {
  return pieces.filter((piece) => ordinal.test(piece)).length > 1
    ? [{ message: 'Words such as "first" and "second" give the order away.' }]
    : [];
}

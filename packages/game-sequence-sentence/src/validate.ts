import {
  applyRules,
  type Finding,
  hasMarkup,
  hasOpenMarks,
  type ItemContext,
  type ItemRule,
  openingCue,
  type RuleBreach,
} from '@ludotext/engine/game';
import { alternativeRules, comparablePiece, joinSentences, repeatedPieces } from '@ludotext/engine/ordering';
import type { SentenceOrderItem } from './item.js';
import { linkRules } from './link-rules.js';
import { hasOwnMarker, opensWithOrdinal } from './own-markers.js';
import { isUneven, maxPiece, minWords, unfinishedPieces, wordsIn } from './passage.js';
import { sourceRules } from './source-rules.js';

type Item = SentenceOrderItem;
type Context = ItemContext<Item>;

/** Maximum pieces of a writer's item, and maximum pieces of an author's item without a warning. */
const maxPieces = { writer: 8, author: 50 } as const;

/** All rules for an item beyond its schema. */
export const rules: readonly ItemRule<Item>[] = [
  { id: 'too_many_pieces', severity: 'reject', forAuthors: 'warn', find: tooManyPieces },
  { id: 'equal_pieces', severity: 'reject', find: equalPieces },
  { id: 'numbered_piece', severity: 'reject', find: numberedPieces },
  { id: 'piece_length', severity: 'reject', forAuthors: 'warn', find: unfitLengths },
  { id: 'unfinished_piece', severity: 'reject', forAuthors: 'warn', find: fragmentsAmongWholes },
  { id: 'split_quotation', severity: 'reject', forAuthors: 'warn', find: splitQuotations },
  { id: 'cut_abbreviation', severity: 'reject', forAuthors: 'warn', find: cutAbbreviations },
  { id: 'markup', severity: 'reject', find: markup },
  { id: 'sentence_differs', severity: 'reject', find: sentenceDiffers },
  ...alternativeRules,
  { id: 'alternative_repeated', severity: 'warn', find: repeatedAlternatives },
  { id: 'overlapping_item', severity: 'reject', forAuthors: 'warn', find: overlapping },
  ...sourceRules,
  ...linkRules,
  { id: 'dependent_opening', severity: 'warn', find: dependentOpening },
  { id: 'uneven_length', severity: 'warn', find: unevenLengths },
  { id: 'ordinal_openings', severity: 'warn', find: ordinalOpenings },
];

export function validate(item: Item, context: Context): Finding[] {
  return applyRules(rules, item, context);
}

function tooManyPieces({ pieces }: Item, { origin }: Context): RuleBreach[] {
  const most = origin === 'author' ? maxPieces.author : maxPieces.writer;
  return pieces.length > most ? [{ params: { pieces: pieces.length, max: most } }] : [];
}

function equalPieces({ pieces }: Item): RuleBreach[] {
  return repeatedPieces(pieces).map(atPiece);
}

/** A number or bullet reveals the order. */
function numberedPieces({ pieces }: Item): RuleBreach[] {
  return piecesWhere(pieces, hasOwnMarker);
}

function unfitLengths({ pieces }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) => {
    const path = ['pieces', index];
    const words = wordsIn(piece);
    if (words < minWords) return [{ params: { case: 'short', words: minWords }, path }];
    const tooLong = words > maxPiece.words || piece.length > maxPiece.characters;
    return tooLong ? [{ params: { case: 'long', ...maxPiece }, path }] : [];
  });
}

/** When most pieces end with a mark, one without is a fragment. */
function fragmentsAmongWholes({ pieces }: Item): RuleBreach[] {
  return unfinishedPieces(pieces).map(atPiece);
}

/** A name cut off after "Dr.". */
function cutAbbreviations({ pieces }: Item): RuleBreach[] {
  return piecesWhere(pieces.slice(0, -1), (piece) => abbreviationEnd.test(piece));
}

const abbreviationEnd =
  /(?:^|[\s("“„«])(?:Mrs?|Ms|Dr|Prof|St|Sgt|Capt|Gen|Lt|Rev|Hon|Gov|Sen|Rep|vs|e\.g|i\.e|Fig|No|Nr|Hr|Fr|z\.\s?B|d\.\s?h|bzw|Sra?|Srta|Dra|Mme|Mlle|Sig|Dott|Avv|Dhr|Mevr|bijv|г|гг|ул|им|т\.\s?е|напр)\.$/u;

function splitQuotations({ pieces }: Item): RuleBreach[] {
  return piecesWhere(pieces, hasOpenMarks);
}

function markup({ pieces }: Item): RuleBreach[] {
  return piecesWhere(pieces, hasMarkup);
}

/** Apart from white space, the solved text must equal the joined pieces. */
function sentenceDiffers({ sentence, pieces }: Item): RuleBreach[] {
  const solved = joinSentences(pieces);
  return withoutSpace(sentence) === withoutSpace(solved) ? [] : [{ path: ['sentence'] }];
}

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}

function repeatedAlternatives({ alternatives = [] }: Item): RuleBreach[] {
  const orders = alternatives.map((order) => order.join(' '));
  return orders.flatMap((order, index) => (orders.indexOf(order) < index ? [{ path: ['alternatives', index] }] : []));
}

/** Two items may share one sentence, but not more. */
function overlapping({ pieces }: Item, { kept }: Context): RuleBreach[] {
  const own = new Set(pieces.map(comparablePiece));
  const isDouble = kept.some((other) => other.pieces.filter((piece) => own.has(comparablePiece(piece))).length > 1);
  return isDouble ? [{}] : [];
}

function dependentOpening({ pieces }: Item, { language }: Context): RuleBreach[] {
  const cue = openingCue(pieces[0] ?? '', language);
  return cue === undefined || cue === 'episode' ? [] : [atPiece(0)];
}

function unevenLengths({ pieces }: Item): RuleBreach[] {
  return isUneven(pieces) ? [{}] : [];
}

function ordinalOpenings({ pieces }: Item): RuleBreach[] {
  return pieces.filter((piece) => opensWithOrdinal(piece)).length > 1 ? [{}] : [];
}

function atPiece(index: number): RuleBreach {
  return { path: ['pieces', index] };
}

/** A breach for each piece that breaks the rule. */
function piecesWhere(pieces: readonly string[], isBroken: (piece: string) => boolean): RuleBreach[] {
  return pieces.flatMap((piece, index) => (isBroken(piece) ? [atPiece(index)] : []));
}

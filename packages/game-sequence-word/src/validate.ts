import {
  applyRules,
  detectLanguage,
  type Finding,
  hasMarkup,
  hasOpenMarks,
  type ItemContext,
  type ItemRule,
  isWholeSentences,
  type MessageParams,
  openingCue,
  primarySubtag,
  quotableText,
  type RuleBreach,
  readText,
  splitWords,
} from '@ludotext/engine/game';
import { alternativeRules, comparablePiece, repeatedPieces } from '@ludotext/engine/ordering';
import { ambiguitySigns, doubtful, pointsOf } from './ambiguity.js';
import type { WordOrderItem } from './item.js';
import { mayHoldVerb } from './languages/index.js';
import { isRebuilt } from './marks.js';
import { formedPieces, maxPieceWords, minPieces } from './pieces.js';
import { sizeFault } from './sentence-size.js';

type Item = WordOrderItem;
type Context = ItemContext<Item>;
type Rule = ItemRule<Item>;
type Breaches = RuleBreach[];

/** About the pieces: their number, their size, and whether they make the sentence. */
export const pieceRules: readonly Rule[] = [
  { id: 'too_few_pieces', severity: 'reject', forAuthors: 'skip', find: tooFewPieces },
  { id: 'too_many_pieces', severity: 'reject', forAuthors: 'warn', find: tooManyPieces },
  { id: 'sentence_differs', severity: 'reject', find: sentenceDiffers },
  { id: 'long_piece', severity: 'reject', forAuthors: 'warn', find: longPieces },
  { id: 'dominant_piece', severity: 'reject', forAuthors: 'warn', find: dominantPieces },
  { id: 'no_other_order', severity: 'reject', find: noOtherOrder },
  ...alternativeRules,
  { id: 'equal_pieces', severity: 'warn', find: equalPieces },
];

/** About the sentence's position in the source text and among the items kept before. */
const sourceRules: readonly Rule[] = [
  { id: 'not_verbatim', severity: 'reject', forAuthors: 'skip', find: notVerbatim },
  { id: 'wrong_language', severity: 'reject', forAuthors: 'skip', find: wrongLanguage },
  { id: 'fragment', severity: 'reject', forAuthors: 'skip', find: fragment },
  { id: 'repeated_item', severity: 'reject', forAuthors: 'warn', find: repeatedItem },
];

/** About the sentence itself: its content, and whether its words have one order. */
export const sentenceRules: readonly Rule[] = [
  { id: 'unbalanced_marks', severity: 'reject', forAuthors: 'warn', find: unbalancedMarks },
  { id: 'markup', severity: 'reject', find: markup },
  { id: 'ambiguous_order', severity: 'warn', find: ambiguousOrder },
  { id: 'dependent_opening', severity: 'warn', find: dependentOpening },
  { id: 'quotation', severity: 'warn', find: quotation },
  { id: 'no_verb', severity: 'warn', find: noVerb },
  { id: 'sentence_length', severity: 'warn', find: unfitLength },
];

/** All rules for an item beyond its schema. */
export const rules: readonly Rule[] = [...pieceRules, ...sourceRules, ...sentenceRules];

export function validate(item: Item, context: Context): Finding[] {
  return applyRules(rules, item, context);
}

/** Maximum pieces of a writer's item, and maximum pieces of an author's item without a warning. */
const pieceLimits = { writer: 14, author: 50 } as const;
/** Maximum share of a sentence's characters in one piece. */
const maxShare = 0.6;

function tooFewPieces({ pieces }: Item): Breaches {
  return pieces.length < minPieces ? [{ params: { count: pieces.length } }] : [];
}

function tooManyPieces({ pieces }: Item, { origin }: Context): Breaches {
  const most = origin === 'author' ? pieceLimits.author : pieceLimits.writer;
  return pieces.length > most ? [{ params: { pieces: pieces.length, max: most } }] : [];
}

function sentenceDiffers({ pieces, sentence }: Item): Breaches {
  return aboutSentence(!isRebuilt(pieces, sentence));
}

function longPieces(item: Item): Breaches {
  return aboutPieces(item, (piece) => piece.trim().split(/\s+/).length > maxPieceWords, { max: maxPieceWords });
}

function dominantPieces(item: Item): Breaches {
  return aboutPieces(item, (piece) => piece.length > maxShare * item.sentence.length);
}

function noOtherOrder({ pieces }: Item): Breaches {
  return new Set(pieces.map(comparablePiece)).size < 2 ? [{ path: ['pieces'] }] : [];
}

function equalPieces({ pieces }: Item): Breaches {
  return repeatedPieces(pieces).map((index) => ({ path: ['pieces', index] }));
}

function notVerbatim(item: Item, context: Context): Breaches {
  return aboutSentence(!isTranslated(context) && !isInSource(item, context));
}

/** An item in another language than the text cannot quote it, but must be in the requested language. */
function wrongLanguage(item: Item, context: Context): Breaches {
  if (!isTranslated(context) || isInSource(item, context)) return [];
  const found = detectLanguage(item.sentence);
  const isOther = found !== 'und' && primarySubtag(found) !== primarySubtag(context.language);
  return aboutSentence(isOther, { language: context.language });
}

function isInSource({ sentence }: Item, { text }: Context): boolean {
  return quotableText(readText(text)).includes(sentence);
}

function isTranslated({ text, language }: Context): boolean {
  const source = readText(text).language;
  return source !== 'und' && primarySubtag(source) !== primarySubtag(language);
}

function fragment({ sentence }: Item, { text }: Context): Breaches {
  return aboutSentence(isWholeSentences(readText(text), sentence) === false);
}

function repeatedItem({ sentence }: Item, { kept }: Context): Breaches {
  const own = comparablePiece(sentence);
  return aboutSentence(kept.some((other) => comparablePiece(other.sentence) === own));
}

/** Maximum part of a sentence checked by rules about its words, in UTF-16 units. */
const maxLooked = 2_000;
/** Maximum pieces checked. */
const pieceLimitsLooked = 200;

function unbalancedMarks({ sentence }: Item): Breaches {
  return aboutSentence(hasOpenMarks(sentence));
}

function markup({ sentence }: Item): Breaches {
  return aboutSentence(hasMarkup(sentence) || /^\s{0,9}\d{1,3}[.)]\s|\s\|\s|`/.test(sentence));
}

function ambiguousOrder({ sentence, pieces, alternatives = [] }: Item, { language }: Context): Breaches {
  if (alternatives.length > 0) return [];
  // A form of the language has one order, or names the others.
  if (formedPieces(sentence.slice(0, maxLooked), language) === pieces.length) return [];
  const signs = ambiguitySigns(sentence.slice(0, maxLooked), pieces.slice(0, pieceLimitsLooked), language);
  if (pointsOf(signs) < doubtful) return [];
  return [{ params: { signs: signs.map(({ name }) => name).join(', ') } }];
}

function dependentOpening({ sentence }: Item, { language }: Context): Breaches {
  const cue = openingCue(sentence, language);
  return aboutSentence(cue !== undefined && cue !== 'episode');
}

function quotation({ sentence }: Item): Breaches {
  return aboutSentence(/["“”„«»「」『』]|(?<![\p{L}\p{N}])['‘](?=\p{L})/u.test(sentence));
}

/** Only for languages whose verbs are known well enough. */
function noVerb({ sentence }: Item, { language }: Context): Breaches {
  const words = splitWords(sentence.slice(0, maxLooked), language).map(({ text }) => text.toLowerCase());
  return aboutSentence(!mayHoldVerb(words, language));
}

function unfitLength({ sentence }: Item, { language }: Context): Breaches {
  const fault = sizeFault(sentence, language);
  return aboutSentence(fault !== 0, { case: fault < 0 ? 'short' : 'long' });
}

/** A breach about the whole sentence, or none. */
function aboutSentence(isBroken: boolean, params: MessageParams = {}): Breaches {
  return isBroken ? [{ params, path: ['sentence'] }] : [];
}

/** A breach for each piece that breaks the rule. */
function aboutPieces(item: Item, isBroken: (piece: string) => boolean, params: MessageParams = {}): Breaches {
  return item.pieces.flatMap((piece, index) => (isBroken(piece) ? [{ params, path: ['pieces', index] }] : []));
}

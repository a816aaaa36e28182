import {
  alternativeRules,
  applyRules,
  comparablePiece,
  type Finding,
  hasMarkup,
  hasOpenMarks,
  type ItemContext,
  type ItemRule,
  isWholeSentences,
  openingCue,
  primarySubtag,
  quotableText,
  type RuleBreach,
  readText,
  repeatedPieces,
} from '@ludotext/engine';
import { ambiguityOf } from './ambiguity.js';
import type { WordOrderItem } from './item.js';
import { isRebuilt } from './marks.js';
import { sizeFault } from './sentence-size.js';
import { fewestTiles, mostTileWords } from './tiles.js';

type Item = WordOrderItem;
type Context = ItemContext<Item>;

/** The most tiles of a writer's item, and the most an author is not warned about. */
const mostPieces = { writer: 14, author: 50 } as const;

/** Every rule about the meaning of an item, beyond its schema. */
export const rules: readonly ItemRule<Item>[] = [
  { id: 'too_few_pieces', severity: 'reject', forAuthors: 'skip', find: tooFewPieces },
  { id: 'too_many_pieces', severity: 'reject', forAuthors: 'warn', find: tooManyPieces },
  { id: 'sentence_differs', severity: 'reject', find: sentenceDiffers },
  { id: 'not_verbatim', severity: 'reject', forAuthors: 'skip', find: notVerbatim },
  { id: 'fragment', severity: 'reject', forAuthors: 'skip', find: fragment },
  { id: 'long_piece', severity: 'reject', forAuthors: 'warn', find: longPieces },
  { id: 'dominant_piece', severity: 'reject', forAuthors: 'warn', find: dominantPieces },
  { id: 'unbalanced_marks', severity: 'reject', forAuthors: 'warn', find: unbalancedMarks },
  { id: 'markup', severity: 'reject', find: markup },
  ...alternativeRules,
  { id: 'repeated_item', severity: 'reject', forAuthors: 'warn', find: repeatedItem },
  { id: 'ambiguous_order', severity: 'warn', find: ambiguousOrder },
  { id: 'dependent_opening', severity: 'warn', find: dependentOpening },
  { id: 'equal_pieces', severity: 'warn', find: equalPieces },
  { id: 'sentence_length', severity: 'warn', find: unfitLength },
];

export function validate(item: Item, context: Context): Finding[] {
  return applyRules(rules, item, context);
}

function tooFewPieces({ pieces }: Item): RuleBreach[] {
  return pieces.length < fewestTiles
    ? [{ message: `The sentence gives only ${pieces.length} pieces; take a longer one.` }]
    : [];
}

function tooManyPieces({ pieces }: Item, { origin }: Context): RuleBreach[] {
  const most = origin === 'author' ? mostPieces.author : mostPieces.writer;
  return pieces.length > most ? [{ message: `${pieces.length} pieces are too many; take at most ${most}.` }] : [];
}

function sentenceDiffers({ pieces, sentence }: Item): RuleBreach[] {
  return isRebuilt(pieces, sentence)
    ? []
    : [{ message: 'The sentence is not what the pieces make in order.', path: ['sentence'] }];
}

/** Items in another language than the text's cannot quote it. */
function notVerbatim({ sentence }: Item, { text, language }: Context): RuleBreach[] {
  const reading = readText(text);
  if (reading.language !== 'und' && primarySubtag(reading.language) !== primarySubtag(language)) return [];
  return quotableText(reading).includes(sentence)
    ? []
    : [{ message: 'The text does not have this sentence; copy one word for word.', path: ['sentence'] }];
}

function fragment({ sentence }: Item, { text }: Context): RuleBreach[] {
  return isWholeSentences(readText(text), sentence) === false
    ? [{ message: 'This is a part of a sentence; take the whole of it.', path: ['sentence'] }]
    : [];
}

function longPieces({ pieces }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) =>
    piece.trim().split(/\s+/).length > mostTileWords
      ? [{ message: `The piece has more than ${mostTileWords} words.`, path: ['pieces', index] }]
      : [],
  );
}

function dominantPieces({ pieces, sentence }: Item): RuleBreach[] {
  return pieces.flatMap((piece, index) =>
    piece.length > 0.6 * sentence.length
      ? [{ message: 'The piece is most of the sentence.', path: ['pieces', index] }]
      : [],
  );
}

function unbalancedMarks({ sentence }: Item): RuleBreach[] {
  return hasOpenMarks(sentence)
    ? [{ message: 'A quotation or bracket is not closed within the sentence.', path: ['sentence'] }]
    : [];
}

function markup({ sentence }: Item): RuleBreach[] {
  return hasMarkup(sentence) || /^\s{0,9}\d{1,3}[.)]\s/.test(sentence)
    ? [{ message: 'The sentence holds an address, markup or a list marker.', path: ['sentence'] }]
    : [];
}

function repeatedItem({ sentence }: Item, { kept }: Context): RuleBreach[] {
  const own = comparablePiece(sentence);
  return kept.some((other) => comparablePiece(other.sentence) === own)
    ? [{ message: 'Another item has the same sentence; take another one.', path: ['sentence'] }]
    : [];
}

function ambiguousOrder({ sentence, alternatives = [] }: Item, { language }: Context): RuleBreach[] {
  return alternatives.length === 0 && ambiguityOf(sentence.slice(0, 2_000), language) > 1
    ? [{ message: 'The words may have a second right order; check it, or name it among the alternatives.' }]
    : [];
}

function dependentOpening({ sentence }: Item, { language }: Context): RuleBreach[] {
  const cue = openingCue(sentence, language);
  return cue === undefined || cue === 'episode'
    ? []
    : [{ message: 'The sentence opens with a word that points back at another one.', path: ['sentence'] }];
}

function equalPieces({ pieces }: Item): RuleBreach[] {
  return repeatedPieces(pieces).map((index) => ({
    message: 'This piece equals another one; the two may stand in each other’s place.',
    path: ['pieces', index],
  }));
}

function unfitLength({ sentence }: Item): RuleBreach[] {
  const fault = sizeFault(sentence);
  if (fault === 0) return [];
  const message = fault < 0 ? 'The sentence is short for a game.' : 'The sentence is long for a game.';
  return [{ message, path: ['sentence'] }];
}

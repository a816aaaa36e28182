import { alternativeRules, comparablePiece, repeatedPieces } from '@ludotext/engine/ordering';
import { isRebuilt } from '../marks.js';
import { fewestTiles, mostTileWords } from '../tiles.js';
import { aboutPieces, aboutSentence, type Breaches, type Context, type Item, type Rule } from './rule.js';

/** The most pieces of a writer's item, and the most an author is not warned about. */
const mostPieces = { writer: 14, author: 50 } as const;
/** The most of a sentence that one piece may be, by its characters. */
const mostShare = 0.6;

/** About the pieces: how many, how large, and whether they give the sentence. */
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

function tooFewPieces({ pieces }: Item): Breaches {
  return pieces.length < fewestTiles
    ? [{ message: `The sentence gives only ${pieces.length} pieces; take a longer one.` }]
    : [];
}

function tooManyPieces({ pieces }: Item, { origin }: Context): Breaches {
  const most = origin === 'author' ? mostPieces.author : mostPieces.writer;
  return pieces.length > most ? [{ message: `${pieces.length} pieces are too many; take at most ${most}.` }] : [];
}

function sentenceDiffers({ pieces, sentence }: Item): Breaches {
  return aboutSentence(
    !isRebuilt(pieces, sentence),
    'The sentence is not what the pieces make in order; let them give it exactly.',
  );
}

function longPieces(item: Item): Breaches {
  return aboutPieces(
    item,
    (piece) => piece.trim().split(/\s+/).length > mostTileWords,
    `The piece has more than ${mostTileWords} words; cut it into smaller ones.`,
  );
}

function dominantPieces(item: Item): Breaches {
  return aboutPieces(
    item,
    (piece) => piece.length > mostShare * item.sentence.length,
    'The piece is most of the sentence; cut it into smaller ones.',
  );
}

function noOtherOrder({ pieces }: Item): Breaches {
  return new Set(pieces.map(comparablePiece)).size < 2
    ? [{ message: 'All pieces are equal, so that every order is right; take another sentence.', path: ['pieces'] }]
    : [];
}

function equalPieces({ pieces }: Item): Breaches {
  const message =
    'This piece equals another one, and either may stand in the other’s place; join one of them with its neighbour.';
  return repeatedPieces(pieces).map((index) => ({ message, path: ['pieces', index] }));
}

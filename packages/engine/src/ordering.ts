// What games share whose items are pieces to put in order.

export { gradeOrder, type OrderScale, type OrderScaleName, orderScales } from './ordering/grade.js';
export { orderInteraction, orderItem } from './ordering/interaction.js';
export { type ListLine, type ListMark, listLines } from './ordering/list-lines.js';
export {
  joinPieceLines,
  minPieces,
  type PieceLine,
  type PieceList,
  pieceLines,
  splitPieces,
} from './ordering/piece-format.js';
export { comparablePiece, isPermutation, isSameOrder, type OrderedPieces, repeatedPieces } from './ordering/pieces.js';
export { alternativeRules } from './ordering/rules.js';
export { shufflePieces } from './ordering/shuffle.js';
export { type OrderSubmission, orderSubmissionSchema } from './ordering/submission.js';
export { isUnspaced, joinSentences, joinWords } from './text/spacing.js';

// What a game's player needs in a browser: grading and shuffling, as the engine does it. Nothing here, nor what it imports,
// may bring the schema library, the models or Node along: players are small files.

export type { GameGrade as Grade, Mark } from './contract/game-plugin.js';
export type { Identified } from './contract/item-id.js';
export { seedFrom, shuffle } from './lib/random.js';
export { gradeOrder } from './ordering/grade.js';
export type { OrderedPieces } from './ordering/pieces.js';
export { isSameOrder } from './ordering/pieces.js';
export { shufflePieces } from './ordering/shuffle.js';
export type { OrderSubmission } from './ordering/submission.js';
export { isUnspaced, joinPieces, joinSentences, joinWords } from './text/spacing.js';

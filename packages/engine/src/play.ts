// What a game's player needs in a browser: grading, wording and shuffling, as the engine does it. Nothing here, nor what it imports,
// may bring the schema library, the models or Node along: players are small files.

export { type GameFinding, isFinding, reject } from './contract/finding.js';
export type { GameGrade as Grade, Mark } from './contract/game-plugin.js';
export type { Identified } from './contract/item-id.js';
export type { Messages, Remark } from './contract/message.js';
export { seedFrom, shuffle } from './lib/random.js';
export { messageIn } from './messages/wording.js';
export { gradeOrder } from './ordering/grade.js';
export type { OrderedPieces } from './ordering/pieces.js';
export { isSameOrder } from './ordering/pieces.js';
export { shufflePieces } from './ordering/shuffle.js';
export type { OrderSubmission } from './ordering/submission.js';
export { isUnspaced, joinPieces, joinSentences, joinWords } from './text/spacing.js';

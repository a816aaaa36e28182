// What a game's player needs in a browser: grading and shuffling, as the engine does it. Nothing here, nor what it imports,
// may bring the schema library, the models or Node along: players are small files.

export type { Grade, Mark } from './game-plugin.js';
export type { OrderAnswer } from './games/order-answer.js';
export { gradeOrder } from './games/order-grade.js';
export type { OrderedPieces } from './games/order-rules.js';
export { isSameOrder } from './games/piece-order.js';
export { isUnspaced, joinSentences, joinWords } from './games/piece-spacing.js';
export { shufflePieces } from './games/shuffle-pieces.js';
export type { Identified } from './item-id.js';
export { seedFrom, shuffle } from './random.js';
export { joinPieces } from './text/join-pieces.js';

export { controls } from './controls.js';
export { type TextDirection, textDirection } from './direction.js';
export type { AnswerDetail, CompleteDetail } from './events.js';
export { icon } from './icons.js';
export { OrderPlayer } from './order/order-player.js';
export { PlayerElement } from './player-element.js';
export type { Reply } from './session.js';
export { theme } from './theme.js';
export { type Words, wordsFor } from './words.js';

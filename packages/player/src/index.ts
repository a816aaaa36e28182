export { DoubleTapGuard } from './double-tap-guard.js';
export type { AnswerDetail, CompleteDetail } from './events.js';
export { type TextDirection, textDirection } from './language.js';
export { OrderPlayer } from './order/order-player.js';
export { PlayerElement } from './player-element.js';
export type { GradedSubmission } from './session.js';
export { controls, theme } from './style.js';
export { type Texts, textsFor } from './texts.js';
export { icon } from './views.js';

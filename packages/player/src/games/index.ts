export type { PlayerAnswer } from './answers.js';
export {
  type Answer,
  boundedNumber,
  boundedText,
  membersOf,
  readAnswer,
  readAnswerDetail,
  readCompleteDetail,
} from './answers.js';
export type { OtherPlayer } from './cast.js';
export { maxLinkLength, packSet, unpackSet } from './link.js';
export { LudotextGames } from './ludotext-games.js';
export { importPlayer, loadPlayer, type Player, type PlayerClass, type PlayerEntry, playerUrl } from './players.js';
export type { Progress } from './progress.js';
export type { GamesResult } from './result.js';
export { type PlayItem, readSet, type SetDocument, SetError, type SetFault, type SetGame } from './set.js';

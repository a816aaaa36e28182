export type {
  AnswerCase,
  DirectCase,
  DraftCase,
  ExpectedFault,
  ItemCase,
  SetCase,
  TextCase,
} from './game/cases.js';
export type { GameCheckName } from './game/check.js';
export type { GameTables } from './game/tables.js';
export { testGame } from './test-game.js';

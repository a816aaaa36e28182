export type {
  DirectCase,
  DraftCase,
  ExpectedFault,
  GameCheckName,
  GameTables,
  ItemCase,
  SetCase,
  SubmissionCase,
  TextCase,
} from './tables.js';
export { testGame } from './test-game.js';

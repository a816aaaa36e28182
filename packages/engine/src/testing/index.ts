export type {
  PlayerCheckName,
  PlayerDriver,
  PlayerKey,
  PlayerKeys,
  PlayerPlay,
  PlayerTables,
} from './player/tables.js';
export { testPlayer } from './player/test-player.js';
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

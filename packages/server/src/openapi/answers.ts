import { game, gameDetail, gamesAnswer, gradeAnswer, reloadAnswer, switchAnswer } from './answers/games.js';
import {
  directAnswer,
  finding,
  gameError,
  gameScore,
  generateAnswer,
  item,
  rejectedItem,
  singleAnswer,
  tokenUsage,
  warning,
} from './answers/generation.js';
import { fault, problem } from './answers/problem.js';
import { healthAnswer, liveAnswer, llmAnswer, readyAnswer } from './answers/service.js';

// What the service answers with, as the document tells it. Every object is closed, so that a member the code adds and
// these schemas do not know fails the tests; items, schemas and drafts belong to the games and stay open.

/** The schemas that others refer to, by the names they have in the document. */
export const answerSchemas = {
  Item: item,
  Finding: finding,
  GameScore: gameScore,
  GameError: gameError,
  Warning: warning,
  RejectedItem: rejectedItem,
  TokenUsage: tokenUsage,
  GenerateAnswer: generateAnswer,
  SingleAnswer: singleAnswer,
  DirectAnswer: directAnswer,
  Game: game,
  GamesAnswer: gamesAnswer,
  GameDetail: gameDetail,
  SwitchAnswer: switchAnswer,
  GradeAnswer: gradeAnswer,
  ReloadAnswer: reloadAnswer,
  LlmAnswer: llmAnswer,
  HealthAnswer: healthAnswer,
  LiveAnswer: liveAnswer,
  ReadyAnswer: readyAnswer,
  Fault: fault,
  Problem: problem,
};

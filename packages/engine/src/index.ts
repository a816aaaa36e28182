export { z } from 'zod';
export { checkGame } from './check-game.js';
export { applyRules, type ItemRule, type RuleBreach } from './contract/item-rules.js';
export { createEngine } from './create-engine.js';
export { memoryStore, RuntimeDecisions, type StateStore } from './decisions.js';
export type { Engine, EngineLimits, EngineOptions, EngineStreams, GamesChange } from './engine.js';
export {
  EngineError,
  type EngineErrorOptions,
  type ErrorCode,
  errorCodes,
  type GameError,
  isEngineError,
  maxFindings,
} from './errors.js';
export type {
  AnalysisEvent,
  GameEvent,
  GenerationEvent,
  ItemEvent,
  ProgressEvent,
  RejectedEvent,
  RetryEvent,
  UsageEvent,
} from './events.js';
export { type Finding, faultAt, isFinding, isRejected, reject, type Severity, warn } from './finding.js';
export type { GameDescriptor, GameHost, GameStep, JudgeRequest, Verdict } from './game-host.js';
export {
  apiVersion,
  type Difficulty,
  defineGame,
  type GameExample,
  type GamePlugin,
  type Grade,
  type ItemContext,
  type ItemOf,
  type ItemOrigin,
  type Mark,
  type OfflineGame,
  type OfflineRequest,
  type OfflineScore,
  type PromptRequest,
  type SubmissionOf,
} from './game-plugin.js';
export { type HostOptions, inProcessHost } from './in-process-host.js';
export type { Identified } from './item-id.js';
export { createModel, type ModelSettings, type Provider, providers } from './models/create-model.js';
export type {
  LanguageModel,
  ModelMessage,
  ModelProbe,
  ModelReply,
  ModelRequest,
  ModelRetry,
} from './models/language-model.js';
export { type FailureKind, failureCodes, type ModelFailure } from './models/model-failure.js';
export type { GradeRequest } from './modes/grade.js';
export { nearestName } from './nearest-name.js';
export { gradeOrder, type OrderScale, type OrderScaleName, orderScales } from './ordering/grade.js';
export { minPieces, type PieceList, splitPieces } from './ordering/piece-format.js';
export { comparablePiece, isPermutation, isSameOrder, repeatedPieces } from './ordering/pieces.js';
export { alternativeRules, type OrderedPieces } from './ordering/rules.js';
export { shufflePieces } from './ordering/shuffle.js';
export { type OrderSubmission, orderSubmissionSchema } from './ordering/submission.js';
export { randomFrom, seedFrom, shuffle } from './random.js';
export { type PlayerModule, type RegisteredGame, Registry } from './registry.js';
export {
  type CommonRequest,
  type DirectRequest,
  defaultLimits,
  type GenerateRequest,
  isLanguageTag,
  requestDefaults,
  requestFields,
  type SingleRequest,
} from './requests.js';
export {
  type CommonResult,
  type DirectResult,
  type GenerateResult,
  maxRejected,
  type RejectedItem,
  type SingleResult,
} from './results.js';
export type { JsonSchema, Schema, SchemaValue } from './schema.js';
export { takeTurns } from './take-turns.js';
export { detectLanguage } from './text/detect-language.js';
export { primarySubtag } from './text/language-tag.js';
export { hasMarkup, hasOpenMarks } from './text/marks.js';
export { knowsOpeningCues, type OpeningCue, openingCue } from './text/opening-cues.js';
export { findQuote, isWholeSentences, oneLine, quotableText, type SourceQuote } from './text/quotes.js';
export { type Paragraph, readText, type Sentence, type TextReading, type Word } from './text/read-text.js';
export { usesSpaces } from './text/scripts.js';
export { isUnspaced, joinPieces, joinSentences, joinWords } from './text/spacing.js';
export { type Candidate, spreadOut } from './text/spread-out.js';
export { splitWords } from './text/words.js';
export { type CallUsage, type TokenUsage, UsageMeter } from './usage.js';
export { type ItemCounts, type Warning, warningCodes } from './warning.js';
export type { GameScore } from './writers/item-writer.js';

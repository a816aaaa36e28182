export { z } from 'zod';
export {
  EngineError,
  type EngineErrorOptions,
  type ErrorCode,
  errorCodes,
  type GameError,
  isEngineError,
  maxFindings,
} from './contract/errors.js';
export type {
  AnalysisEvent,
  GameEvent,
  GenerationEvent,
  ItemEvent,
  ProgressEvent,
  RejectedEvent,
  RetryEvent,
  UsageEvent,
} from './contract/events.js';
export { type Finding, faultAt, isFinding, isRejected, reject, type Severity, warn } from './contract/finding.js';
export type { GameDescriptor, GameHost, GameStep, JudgeRequest, Verdict } from './contract/game-host.js';
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
} from './contract/game-plugin.js';
export type { Identified } from './contract/item-id.js';
export { applyRules, type ItemRule, type RuleBreach } from './contract/item-rules.js';
export type {
  LanguageModel,
  ModelMessage,
  ModelProbe,
  ModelReply,
  ModelRequest,
  ModelRetry,
} from './contract/language-model.js';
export {
  type CommonRequest,
  type DirectRequest,
  defaultLimits,
  type GenerateRequest,
  isLanguageTag,
  requestDefaults,
  requestFields,
  type SingleRequest,
} from './contract/requests.js';
export {
  type CommonResult,
  type DirectResult,
  type GenerateResult,
  type ItemCounts,
  maxRejected,
  type RejectedItem,
  type SingleResult,
  type Warning,
  warningCodes,
} from './contract/results.js';
export type { JsonSchema, Schema, SchemaValue } from './contract/schema.js';
export { type CallUsage, type TokenUsage, UsageMeter } from './contract/usage.js';
export { createEngine } from './engine/create-engine.js';
export { memoryStore, RuntimeDecisions, type StateStore } from './engine/decisions.js';
export type { Engine, EngineLimits, EngineOptions, EngineStreams, GamesChange } from './engine/engine.js';
export { type PlayerModule, type RegisteredGame, Registry } from './engine/registry.js';
export { checkGame } from './host/check-game.js';
export { type HostOptions, inProcessHost } from './host/in-process-host.js';
export { takeTurns } from './lib/async.js';
export { nearestName } from './lib/nearest-name.js';
export { randomFrom, seedFrom, shuffle } from './lib/random.js';
export { createModel, type ModelSettings, type Provider, providers } from './models/create-model.js';
export { type FailureKind, failureCodes, type ModelFailure } from './models/model-failure.js';
export type { GradeRequest } from './modes/grade.js';
export { gradeOrder, type OrderScale, type OrderScaleName, orderScales } from './ordering/grade.js';
export { minPieces, type PieceList, splitPieces } from './ordering/piece-format.js';
export { comparablePiece, isPermutation, isSameOrder, type OrderedPieces, repeatedPieces } from './ordering/pieces.js';
export { alternativeRules } from './ordering/rules.js';
export { shufflePieces } from './ordering/shuffle.js';
export { type OrderSubmission, orderSubmissionSchema } from './ordering/submission.js';
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
export type { GameScore } from './writers/item-writer.js';

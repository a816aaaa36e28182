export { z } from 'zod';
export { checkGame } from './check-game.js';
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
  mostFindings,
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
export type { GameDescriptor, GameHost, JudgeRequest, Step, Verdict } from './game-host.js';
export {
  type AnswerOf,
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
} from './game-plugin.js';
export { applyRules, type ItemRule, type RuleBreach } from './games/item-rules.js';
export { hasMarkup } from './games/markup.js';
export { hasOpenMarks } from './games/open-marks.js';
export { knowsOpeningCues, type OpeningCue, openingCue } from './games/opening-cues.js';
export { type OrderAnswer, orderAnswerSchema } from './games/order-answer.js';
export { gradeOrder } from './games/order-grade.js';
export { alternativeRules, type OrderedPieces } from './games/order-rules.js';
export { type OrderScale, type OrderScaleName, orderScales } from './games/order-scales.js';
export { fewestPieces, type PieceList, splitPieces } from './games/piece-format.js';
export { comparablePiece, isPermutation, isSameOrder, repeatedPieces } from './games/piece-order.js';
export { isUnspaced, joinSentences, joinWords } from './games/piece-spacing.js';
export { shufflePieces } from './games/shuffle-pieces.js';
export { findQuote, isWholeSentences, oneLine, type Quote, quotableText } from './games/source-quotes.js';
export { type Candidate, spreadOut } from './games/spread-out.js';
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
export { randomFrom, seedFrom, shuffle } from './random.js';
export { type PlayerModule, type RegisteredGame, Registry } from './registry.js';
export {
  type CommonRequest,
  type DirectRequest,
  defaultLimits,
  defaults,
  type GenerateRequest,
  isLanguageTag,
  requestFields,
  type SingleRequest,
} from './requests.js';
export {
  type Answer,
  type DirectResult,
  type GenerateResult,
  mostRejected,
  type RejectedItem,
  type SingleResult,
} from './results.js';
export type { JsonSchema, Schema, SchemaValue } from './schema.js';
export { takeTurns } from './take-turns.js';
export { detectLanguage } from './text/detect-language.js';
export { joinPieces } from './text/join-pieces.js';
export { primarySubtag } from './text/language-tag.js';
export { type Paragraph, readText, type Sentence, type TextReading, type Word } from './text/read-text.js';
export { usesSpaces } from './text/scripts.js';
export { splitWords } from './text/words.js';
export { type CallUsage, type TokenUsage, UsageMeter } from './usage.js';
export { type ItemCounts, type Warning, warningCodes } from './warning.js';
export type { GameScore } from './writers/item-writer.js';

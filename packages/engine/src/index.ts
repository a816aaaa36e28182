// For applications: an engine, its requests, results and events, and the models behind it.

export {
  EngineError,
  type ErrorCode,
  type FailureKind,
  type GameError,
  isEngineError,
  type ModelFailure,
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
export type { Finding } from './contract/finding.js';
export type { Difficulty, GamePlugin, Grade, ItemOf } from './contract/game-plugin.js';
export type { Identified } from './contract/item-id.js';
export type {
  LanguageModel,
  ModelMessage,
  ModelProbe,
  ModelReply,
  ModelRequest,
  ModelRetry,
} from './contract/language-model.js';
export type { Message, MessageParams } from './contract/message.js';
export type {
  CommonRequest,
  DirectRequest,
  EngineLimits,
  GenerateRequest,
  SingleRequest,
} from './contract/requests.js';
export type {
  CommonResult,
  DirectResult,
  GameScore,
  GenerateResult,
  ItemCounts,
  RejectedItem,
  SingleResult,
  Warning,
} from './contract/results.js';
export { type CallUsage, type TokenUsage, UsageMeter } from './contract/usage.js';
export { createEngine } from './engine/create-engine.js';
export type { Engine, EngineOptions, EngineStreams } from './engine/engine.js';
export { createModel } from './models/create-model.js';
export type { ModelSettings, Provider } from './models/model-settings.js';
export type { GradeRequest } from './modes/grade.js';

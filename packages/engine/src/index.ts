// For applications: an engine, its requests, results and events, and the models behind it.

export {
  EngineError,
  type ErrorCode,
  type FailureKind,
  type GameError,
  isEngineError,
  type ModelFailure,
  type RejectedDraft,
} from './contract/errors.js';
export type {
  AnalysisEvent,
  ChoiceEvent,
  EventStream,
  GameEvent,
  GenerationEvent,
  ItemEvent,
  ProgressEvent,
  RejectedEvent,
  RetryEvent,
  UsageEvent,
} from './contract/events.js';
export type { Finding } from './contract/finding.js';
export type {
  ExportItem,
  ExportSet,
  FormatPlugin,
  Outcome,
  ReadFile,
  WrittenFile,
} from './contract/format-plugin.js';
export type { Difficulty, GamePlugin, Grade, ItemOf } from './contract/game-plugin.js';
export type { Interaction, InteractionKind } from './contract/interaction.js';
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
export type { ModelSettings, Provider } from './contract/model-settings.js';
export type {
  CommonRequest,
  DirectRequest,
  Effort,
  EngineLimits,
  GenerateRequest,
  RewriteRequest,
  SecondOpinion,
  SingleRequest,
  TextPlace,
} from './contract/requests.js';
export type {
  CommonResult,
  DirectResult,
  GameScore,
  GenerateResult,
  ItemCounts,
  RejectedItem,
  RewriteResult,
  SecondOpinionReport,
  SingleResult,
  Warning,
} from './contract/results.js';
export { type LudotextSet, type SetGame, setMediaType, setVersion } from './contract/set.js';
export type { CallUsage, TokenUsage } from './contract/usage.js';
export { createEngine } from './engine/create-engine.js';
export type {
  CheckSetOptions,
  Engine,
  EngineOptions,
  EngineStreams,
  ExportSetOptions,
  OtherModels,
} from './engine/engine.js';
export { createModel } from './models/create-model.js';
export type { GradeRequest } from './modes/grade.js';
export type { SetFinding } from './sets/check-set.js';
export { setJsonSchema, setOf } from './sets/create-set.js';
export type { ExportedItem, ExportedSet } from './sets/export-set.js';
export type { ImportedSet, ImportRequest } from './sets/import-set.js';
export type { ItemInteraction } from './sets/interactions-of.js';
export { readSet } from './sets/read-set.js';

export { z } from 'zod';
export { EngineError, type ErrorCode, errorCodes, type GameError, isEngineError } from './errors.js';
export { type Finding, faultAt, isFinding, isRejected, reject, type Severity, warn } from './finding.js';
export type { GameDescriptor, GameHost, JudgeRequest, Verdict } from './game-host.js';
export {
  apiVersion,
  defineGame,
  type GameExample,
  type GamePlugin,
  type Grade,
  type ItemContext,
  type ItemOf,
  type ItemOrigin,
  type OfflineGame,
  type OfflineRequest,
  type OfflineScore,
  type PromptRequest,
} from './game-plugin.js';
export type { Identified } from './item-id.js';
export { randomFrom, seedFrom, shuffle } from './random.js';
export type { JsonSchema, Schema, SchemaValue } from './schema.js';

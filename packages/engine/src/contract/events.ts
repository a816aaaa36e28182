import type { ErrorCode, GameError } from './errors.js';
import type { Finding } from './finding.js';
import type { Identified } from './item-id.js';
import type { GameScore } from './results.js';
import type { TokenUsage } from './usage.js';

/** What happens while a request is worked on, as it happens. `done` is always the last one. */
export type GenerationEvent<Result = unknown, Item = unknown> =
  | AnalysisEvent
  | ItemEvent<Item>
  | RejectedEvent
  | RetryEvent
  | GameEvent
  | UsageEvent
  | { readonly type: 'done'; readonly result: Result };

/** What happens on the way. */
export type ProgressEvent = Exclude<GenerationEvent, { readonly type: 'done' }>;

/** The text was analysed. */
export interface AnalysisEvent {
  readonly type: 'analysis';
  /** One score per candidate. */
  readonly gameScores: readonly GameScore[];
  /** type_ids of the games that will be written. */
  readonly games: readonly number[];
}

/** An item passed, and is final. */
export interface ItemEvent<Item = unknown> {
  readonly type: 'item';
  readonly typeId: number;
  /** Its place in the game's list, from 0. */
  readonly index: number;
  readonly item: Identified<Item>;
}

/** A draft was not let through. */
export interface RejectedEvent {
  readonly type: 'rejected';
  readonly typeId: number;
  /** What the writer wrote. */
  readonly draft: unknown;
  readonly findings: readonly Finding[];
}

/** Something is tried again: a model call that failed, or the items that are still missing. */
export interface RetryEvent {
  readonly type: 'retry';
  /** The game it is about; absent for a call about several. */
  readonly typeId?: number;
  readonly what: 'call' | 'items';
  /** The try to come: 2 or more. */
  readonly attempt: number;
  /** Why a call failed. */
  readonly code?: ErrorCode;
  /** Time until the next call, in milliseconds. */
  readonly waitMs?: number;
  /** How many items are asked for again. */
  readonly wanted?: number;
}

/** A game is finished, or failed. */
export interface GameEvent {
  readonly type: 'game';
  readonly typeId: number;
  /** How many items it has. */
  readonly kept: number;
  readonly error?: GameError;
}

/** A model call reported its tokens; the sum over all calls so far. */
export interface UsageEvent {
  readonly type: 'usage';
  readonly tokenUsage: TokenUsage;
}

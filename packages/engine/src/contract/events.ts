import type { ErrorCode, GameError } from './errors.js';
import type { Identified } from './item-id.js';
import type { GameScore, RejectedItem } from './results.js';
import type { TokenUsage } from './usage.js';

/** The events of a request, in the order they happen. `done` is always the last one. */
export type GenerationEvent<Result = unknown, Item = unknown> =
  | AnalysisEvent
  | ChoiceEvent
  | ItemEvent<Item>
  | RejectedEvent
  | RetryEvent
  | GameEvent
  | UsageEvent
  | { readonly type: 'done'; readonly result: Result };

/** Every event but `done`. */
export type ProgressEvent = Exclude<GenerationEvent, { readonly type: 'done' }>;

/** The text was analysed. */
export interface AnalysisEvent {
  readonly type: 'analysis';
  /** One score per candidate. */
  readonly gameScores: readonly GameScore[];
  /** type_ids of the games that will be written. */
  readonly games: readonly number[];
}

/** A request for one game has chosen it; another one follows when this game gives no items. */
export interface ChoiceEvent extends Omit<GameScore, 'score'> {
  readonly type: 'choice';
}

/** An item passed all checks; it does not change any more. */
export interface ItemEvent<Item = unknown> {
  readonly type: 'item';
  readonly typeId: number;
  /** Its index in the game's list, from 0. */
  readonly index: number;
  readonly item: Identified<Item>;
  /** Where its evidence stands, if the request has places and it was found. */
  readonly place?: string;
}

/**
 * The events of a request. Work begins with the first iteration or when `result` is first read, and goes on to the end
 * unless a loop over the events is left: that aborts the request. The events can be read once.
 */
export interface EventStream<Result, Item> extends AsyncIterable<GenerationEvent<Result, Item>> {
  /**
   * The result; rejects with the error that the loop throws, `aborted` if the loop was left. Awaited alone it runs the
   * request to its end.
   */
  readonly result: Promise<Result>;
}

/** A draft was rejected. */
export interface RejectedEvent extends RejectedItem {
  readonly type: 'rejected';
}

/** A failed model call is repeated, or missing items are requested again. */
export interface RetryEvent {
  readonly type: 'retry';
  /** The game concerned; absent for a call about several games. */
  readonly typeId?: number;
  readonly what: 'call' | 'items';
  /** Number of the next try: 2 or more. */
  readonly attempt: number;
  /** Why the call failed. */
  readonly code?: ErrorCode;
  /** Time until the next call, in milliseconds. */
  readonly waitMs?: number;
  /** How many items are requested again. */
  readonly wanted?: number;
}

/** A game is finished or has failed. */
export interface GameEvent {
  readonly type: 'game';
  readonly typeId: number;
  /** How many items it has. */
  readonly kept: number;
  readonly error?: GameError;
}

/** A model call reported its tokens; this is the sum over all calls so far. */
export interface UsageEvent {
  readonly type: 'usage';
  readonly tokenUsage: TokenUsage;
}

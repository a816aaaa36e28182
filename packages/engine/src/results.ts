import type { GameError } from './errors.js';
import type { Finding } from './finding.js';
import type { GamePlugin, ItemOf } from './game-plugin.js';
import type { Identified } from './item-id.js';
import type { TokenUsage } from './usage.js';
import type { Warning } from './warning.js';
import type { GameScore } from './writers/item-writer.js';

/** What every answer of the engine carries. */
export interface CommonResult {
  /** What wrote: `<provider>/<model_name>`, `offline/extractive` without a model. */
  readonly llm: string;
  /** BCP 47 tag of the language the items are in. */
  readonly language: string;
  /** What the caller should know; empty when there is nothing to say. */
  readonly warnings: readonly Warning[];
  readonly tokenUsage: TokenUsage;
  /** What a writer wrote and was not let through, with the reasons; the first {@link maxRejected} of it. */
  readonly rejected: readonly RejectedItem[];
}

/** A draft that was not let through. */
export interface RejectedItem {
  readonly typeId: number;
  /** What the writer wrote. */
  readonly draft: unknown;
  readonly findings: readonly Finding[];
}

/** Most rejected drafts an answer carries. */
export const maxRejected = 100;

/** The answer of {@link Engine.generate}: several games from one text. */
export interface GenerateResult<Game extends GamePlugin = GamePlugin> extends CommonResult {
  /** type_ids of the games that have items, in the order of the scores' list. */
  readonly games: readonly number[];
  /** One score per candidate, selected or not. */
  readonly gameScores: readonly GameScore[];
  /** Items by type_id. */
  readonly results: Readonly<Record<string, readonly Identified<ItemOf<Game>>[]>>;
  /** Games that were selected and failed. */
  readonly errors: readonly GameError[];
  /** The items of one game, typed as its items; empty when it has none. */
  items<Wanted extends Game>(game: Wanted): readonly Identified<ItemOf<Wanted>>[];
}

/** The answer of {@link Engine.single}: the best game for the text. */
export interface SingleResult<Item = unknown> extends CommonResult {
  readonly typeId: number;
  /** Why this game. */
  readonly reason: string;
  readonly items: readonly Identified<Item>[];
}

/** The answer of {@link Engine.direct}: one named game. */
export interface DirectResult<Item = unknown> extends CommonResult {
  readonly typeId: number;
  readonly items: readonly Identified<Item>[];
}

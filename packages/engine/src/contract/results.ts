import type { GameError } from './errors.js';
import type { Finding } from './finding.js';
import type { GamePlugin, ItemOf } from './game-plugin.js';
import type { Identified } from './item-id.js';
import type { MessageParams } from './message.js';
import type { TokenUsage } from './usage.js';

/** Members of every result. */
export interface CommonResult {
  /** The writer: `<provider>/<model_name>`, or `offline/extractive` without a model. */
  readonly llm: string;
  /** BCP 47 tag of the language the items are in. */
  readonly language: string;
  /** Empty if there are no warnings. */
  readonly warnings: readonly Warning[];
  /** The sum over all calls, those of the second opinion included. */
  readonly tokenUsage: TokenUsage;
  /** What the second opinion did; only where one was asked for and a model writes. */
  readonly secondOpinion?: SecondOpinionReport | undefined;
  /** Rejected drafts with the reasons; at most {@link maxRejected}. */
  readonly rejected: readonly RejectedItem[];
  /**
   * Where the evidence of items stands, as labels of the request's places by the items' ids; only where the request has
   * places. Items whose evidence was not found are left out.
   */
  readonly places?: Readonly<Record<string, string>> | undefined;
}

/** What a second opinion did in a request. */
export interface SecondOpinionReport {
  /** The model that solved: `<provider>/<model_name>`. */
  readonly llm: string;
  /** Items that were solved, and those of them that it disputed. */
  readonly checked: number;
  readonly disputed: number;
  /** Its part of the tokens of the request. */
  readonly tokenUsage: TokenUsage;
}

/** A draft that did not become an item. */
export interface RejectedItem {
  readonly typeId: number;
  /** The draft as the writer returned it. */
  readonly draft: unknown;
  /** The item that the draft made, where it fits the game's schema: it can be played although a rule is against it. */
  readonly item?: Identified<unknown>;
  readonly findings: readonly Finding[];
}

/** Maximum number of rejected drafts in a result. */
export const maxRejected = 100;

/** Result of {@link Engine.generate}: several games from one text. */
export interface GenerateResult<Game extends GamePlugin = GamePlugin> extends CommonResult {
  /** type_ids of the games with items, in the order of `gameScores`. */
  readonly games: readonly number[];
  /** One score per candidate, selected or not. */
  readonly gameScores: readonly GameScore[];
  /** Items by type_id. */
  readonly results: Readonly<Record<string, readonly Identified<ItemOf<Game>>[]>>;
  /** Games that were selected and failed. */
  readonly errors: readonly GameError[];
  /** The items of one game, with its item type; empty if it has none. */
  items<Wanted extends Game>(game: Wanted): readonly Identified<ItemOf<Wanted>>[];
}

/** Result of {@link Engine.single}: the best game for the text. */
export interface SingleResult<Item = unknown> extends CommonResult {
  readonly typeId: number;
  /** Why this game was chosen. */
  readonly reason: string;
  /** As in {@link GameScore}. */
  readonly reasonCode: string;
  readonly params: MessageParams;
  readonly items: readonly Identified<Item>[];
}

/** Result of {@link Engine.direct}: one named game. */
export interface DirectResult<Item = unknown> extends CommonResult {
  readonly typeId: number;
  readonly items: readonly Identified<Item>[];
}

/** Result of {@link Engine.rewrite}: one item in place of another. */
export interface RewriteResult<Item = unknown> extends CommonResult {
  readonly typeId: number;
  readonly item: Identified<Item>;
}

/** The items of a result by type_id, whichever mode it comes from. */
export function itemsByType(result: object): Readonly<Record<string, readonly object[]>> {
  const { results, typeId, items, item }: WithItems = result;
  if (results !== undefined || typeId === undefined) return results ?? {};
  // Of a result for several games `items` is a function.
  return { [typeId]: Array.isArray(items) ? items : item === undefined ? [] : [item] };
}

interface WithItems {
  readonly results?: Readonly<Record<string, readonly object[]>>;
  readonly typeId?: number;
  readonly items?: unknown;
  readonly item?: unknown;
}

/** Information for the caller about a successful result. */
export interface Warning {
  /** The game concerned. */
  readonly typeId?: number;
  /** One of {@link warningCodes}, or the id of a rule of the game. */
  readonly code: string;
  /** What the message is made of. */
  readonly params: MessageParams;
  readonly message: string;
  /** Index of the item in the game's list. */
  readonly item?: number;
  /** Place in that item, as object keys and array indices; the first one, where it is about several. */
  readonly path?: readonly (string | number)[];
  /** Line and column in the author's text, from 1, where the warning is about a place of it. */
  readonly line?: number;
  readonly column?: number;
  readonly counts?: ItemCounts;
}

/** What happened to the requested items. */
export interface ItemCounts {
  readonly requested: number;
  readonly kept: number;
  /** Number of rejected items by the rule that rejected them. */
  readonly rejected: Readonly<Record<string, number>>;
}

/** The codes of a {@link Warning} about a whole result or game. A test compares docs/errors.md with this list. */
export const warningCodes = {
  field_ignored: 'A field has no effect on this kind of request.',
  game_skipped: 'A game that was asked for is switched off and was left out.',
  fewer_items: 'Fewer items than asked for came out.',
  items_withheld: 'The offline writer withheld further items, so that those of the set differ.',
  difficulty_not_met: 'The text does not give items of the difficulty that was asked for.',
  items_left_out: 'The text holds more items than max_items lets through.',
  repair_failed: 'Asking for more items failed; those that were good came back.',
  completion_failed: 'What an author leaves out could not be added; the items are as written.',
  additions_left_out: 'What the writer would have added to some items did not pass; they are as written.',
  text_read_in_part: "The text is longer than the model's window, and not all of it was read.",
  second_opinion_failed: 'Items could not be given a second opinion; they are as written.',
  next_best_game: 'The best game gave no item; the next best was taken.',
  fallback_used: 'The model could not be used; the fallback wrote the items.',
} as const;

/** How well a text suits a game. */
export interface GameScore {
  readonly typeId: number;
  /** 0 to 100. */
  readonly score: number;
  /** A sentence for people. */
  readonly reason: string;
  /** Code of the reason: the game's own, or one of {@link reasonCodes}. */
  readonly reasonCode: string;
  /** What the reason is made of. */
  readonly params: MessageParams;
}

/** The codes of reasons that are not a game's own. */
export const reasonCodes = {
  model_reason: "The model's own words.",
  game_reason: "The game's own words, in English.",
  no_reason: 'The model gave no score.',
  model_needed: 'The game needs a language model, and none is configured.',
  game_failed: 'The game failed at judging the text.',
} as const;

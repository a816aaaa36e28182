import type { ItemOrigin } from '../../contract/game-plugin.js';

/** What every case may have. */
export interface NamedCase {
  /** Shown in the test's title; without it the title shows the beginning of the case. */
  readonly name?: string | undefined;
}

/** What a fault of the direct format has to be; what is left out is not compared. */
export interface ExpectedFault {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column?: number | undefined;
  readonly rule?: string | undefined;
}

/** A text in the direct format, and what `parse` gives for it. */
export interface DirectCase<Item> extends NamedCase {
  readonly text: string;
  /** Exactly these items, in order; may be left out beside faults, and is then not compared. */
  readonly items?: readonly Item[] | undefined;
  /** Exactly these faults, in order; left out, there must be none. */
  readonly faults?: readonly ExpectedFault[] | undefined;
}

/** A draft, and the item `finish` makes of it. */
export interface DraftCase<Item, Draft> extends NamedCase {
  readonly draft: Draft;
  readonly item: Item;
  /** The source text; an empty one when left out. */
  readonly text?: string | undefined;
  /** BCP 47 tag; `en` when left out. */
  readonly language?: string | undefined;
}

/** What an item is judged with. */
export interface ItemSurroundings<Item> extends NamedCase {
  /** The source text; an empty one when left out. */
  readonly text?: string | undefined;
  /** BCP 47 tag; `en` when left out. */
  readonly language?: string | undefined;
  /** `model` when left out. */
  readonly origin?: ItemOrigin | undefined;
  /** The items before it; none when left out. */
  readonly kept?: readonly Item[] | undefined;
}

/** An item, and what `itemSchema` and `validate` say of it: with neither `rejects` nor `warns`, nothing at all. */
export interface JudgedItemCase<Item> extends ItemSurroundings<Item> {
  readonly item: Item;
  /** Exactly these rules reject it; warnings are then compared only where `warns` is there too. */
  readonly rejects?: string | readonly string[] | undefined;
  /** Exactly these rules warn. */
  readonly warns?: string | readonly string[] | undefined;
}

/** Something that `itemSchema` refuses. */
export interface MisshapenItemCase<Item> extends ItemSurroundings<Item> {
  readonly item: unknown;
  readonly rejects: 'schema';
}

export type ItemCase<Item> = JudgedItemCase<Item> | MisshapenItemCase<Item>;

/** Prose for the offline writer. */
export interface TextCase extends NamedCase {
  readonly text: string;
  /** BCP 47 tag; `en` when left out. */
  readonly language?: string | undefined;
  /** Lowest and highest score it may get, 0 to 100. */
  readonly score?: readonly [lowest: number, highest: number] | undefined;
  /** At least so many items get through when ten are asked for; 0 when left out. */
  readonly items?: number | undefined;
}

/** An answer of a player, and how `grade` marks it; what is left out is not compared, and one of the three must be there. */
export interface AnswerCase<Item, Answer> extends NamedCase {
  readonly item: Item;
  readonly answer: Answer;
  readonly score?: number | undefined;
  readonly max?: number | undefined;
  readonly correct?: boolean | undefined;
}

/** Items as a set, and the rules of `validateSet` that warn of it: exactly these. */
export interface SetCase<Item> extends NamedCase {
  readonly items: readonly Item[];
  readonly warns?: string | readonly string[] | undefined;
  /** The source text; an empty one when left out. */
  readonly text?: string | undefined;
  /** BCP 47 tag; `en` when left out. */
  readonly language?: string | undefined;
}

/** The tables of cases; one that is left out is empty. */
export interface CaseTables<Item = unknown, Draft = unknown, Answer = unknown> {
  /** `parse`. */
  readonly direct?: readonly DirectCase<Item>[] | undefined;
  /** `finish`, for a game with a `draftSchema`. */
  readonly drafts?: readonly DraftCase<Item, Draft>[] | undefined;
  /** `itemSchema` and `validate`. */
  readonly items?: readonly ItemCase<Item>[] | undefined;
  /** `offline`, and prose to run other members with. */
  readonly texts?: readonly TextCase[] | undefined;
  /** `grade`. */
  readonly answers?: readonly AnswerCase<Item, Answer>[] | undefined;
  /** `validateSet`. */
  readonly sets?: readonly SetCase<Item>[] | undefined;
}

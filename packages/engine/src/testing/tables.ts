import type { ItemOrigin } from '../contract/game-plugin.js';
import type { DescribeBlock, ItBlock } from './runner.js';

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
interface ItemSurroundings<Item> extends NamedCase {
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
interface JudgedItemCase<Item> extends ItemSurroundings<Item> {
  readonly item: Item;
  /** Exactly these rules reject it; warnings are then compared only where `warns` is there too. */
  readonly rejects?: string | readonly string[] | undefined;
  /** Exactly these rules warn. */
  readonly warns?: string | readonly string[] | undefined;
}

/** Something that `itemSchema` refuses. */
interface MisshapenItemCase<Item> extends ItemSurroundings<Item> {
  readonly item: unknown;
  readonly rejects: 'schema';
}

/** An item of a table, and what its schema and the rules should say about it. */
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

/** A submission of a player and its grade; what is left out is not compared, and one of the three must be there. */
export interface SubmissionCase<Item, Submission> extends NamedCase {
  readonly item: Item;
  readonly submission: Submission;
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
export interface CaseTables<Item = unknown, Draft = unknown, Submission = unknown> {
  /** `parse`. */
  readonly direct?: readonly DirectCase<Item>[] | undefined;
  /** `finish`, for a game with a `draftSchema`. */
  readonly drafts?: readonly DraftCase<Item, Draft>[] | undefined;
  /** `itemSchema` and `validate`. */
  readonly items?: readonly ItemCase<Item>[] | undefined;
  /** `offline`, and prose to run other members with. */
  readonly texts?: readonly TextCase[] | undefined;
  /** `grade`. */
  readonly submissions?: readonly SubmissionCase<Item, Submission>[] | undefined;
  /** `validateSet`. */
  readonly sets?: readonly SetCase<Item>[] | undefined;
}

/** What {@link testGame} is given: cases for the game's members, and how the run is to be. */
export interface GameTables<Item = unknown, Draft = unknown, Submission = unknown>
  extends CaseTables<Item, Draft, Submission> {
  /** Of vitest, node:test, Jest or Mocha. Left out: the globals where there are, else those of node:test. */
  readonly describe?: DescribeBlock | undefined;
  readonly it?: ItBlock | undefined;
  /** Shared checks to leave out, each with the reason in words. */
  readonly skip?: { readonly [Name in GameCheckName]?: string | undefined } | undefined;
  /** Seed of the property checks; a fixed one when left out, so that a run is the same every time. */
  readonly seed?: number | undefined;
  /** How many values each property check tries; 200 when left out. */
  readonly runs?: number | undefined;
}

/** The checks every game is put through. The names are stable: `skip` goes by them. */
export type GameCheckName =
  | 'contract: shape'
  | 'contract: plain data'
  | 'schemas: strict profile'
  | 'schemas: grammar profile'
  | 'parse: linear time'
  | 'parse: example of the direct format'
  | 'parse: any text'
  | 'parse: faults have a place'
  | 'parse: items fit the schema'
  | 'parse: same result twice'
  | 'parse: line ends and byte-order mark'
  | 'finish: any draft'
  | 'finish: same item twice'
  | 'finish: arguments unchanged'
  | 'validate: any item'
  | 'validate: same findings twice'
  | 'validate: arguments unchanged'
  | 'validateSet: warnings only'
  | 'validateSet: same findings twice'
  | 'validateSet: arguments unchanged'
  | 'offline: score'
  | 'offline: drafts'
  | 'offline: items pass'
  | 'offline: same result twice'
  | 'offline: odd texts'
  | 'grade: any answer'
  | 'grade: correct means full score'
  | 'grade: same grade twice'
  | 'grade: arguments unchanged'
  | 'prompt: a text'
  | 'prompt: same text twice'
  | 'prompt: names the count'
  | 'prompt: free of the text'
  | 'prompt: no answer bias'
  | 'examples: direct ones parse'
  | 'examples: prose ones pass'
  | 'examples: no answer bias';

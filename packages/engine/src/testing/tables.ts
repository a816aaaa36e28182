import type { ItemOrigin } from '../contract/game-plugin.js';
import type { DescribeBlock, ItBlock } from './runner.js';

/** What every case may have. */
export interface NamedCase {
  /** Shown in the test's title; when left out, the title shows the beginning of the case. */
  readonly name?: string | undefined;
}

/** An expected fault of the direct format; members that are left out are not compared. */
export interface ExpectedFault {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column?: number | undefined;
  readonly rule?: string | undefined;
}

/** A text in the direct format, and what `parse` returns for it. */
export interface DirectCase<Item> extends NamedCase {
  readonly text: string;
  /** Exactly these items, in order; may be left out when there are faults, and is then not compared. */
  readonly items?: readonly Item[] | undefined;
  /** Exactly these faults and remarks, in any order; when left out, there must be none. */
  readonly faults?: readonly ExpectedFault[] | undefined;
}

/** A draft, and the item that `finish` makes of it. */
export interface DraftCase<Item, Draft> extends NamedCase {
  readonly draft: Draft;
  readonly item: Item;
  /** The source text; default empty. */
  readonly text?: string | undefined;
  /** BCP 47 tag; default `en`. */
  readonly language?: string | undefined;
}

/** The context in which an item is judged. */
interface ItemSurroundings<Item> extends NamedCase {
  /** The source text; default empty. */
  readonly text?: string | undefined;
  /** BCP 47 tag; default `en`. */
  readonly language?: string | undefined;
  /** Default `model`. */
  readonly origin?: ItemOrigin | undefined;
  /** The items before it; default none. */
  readonly kept?: readonly Item[] | undefined;
}

/** An item, and the findings of `itemSchema` and `validate`: with neither `rejects` nor `warns`, there must be none. */
interface JudgedItemCase<Item> extends ItemSurroundings<Item> {
  readonly item: Item;
  /** Exactly these rules reject it; warnings are then compared only when `warns` is present too. */
  readonly rejects?: string | readonly string[] | undefined;
  /** Exactly these rules warn. */
  readonly warns?: string | readonly string[] | undefined;
}

/** A value that `itemSchema` refuses. */
interface MisshapenItemCase<Item> extends ItemSurroundings<Item> {
  readonly item: unknown;
  readonly rejects: 'schema';
}

/** An item, and the findings of its schema and rules. */
export type ItemCase<Item> = JudgedItemCase<Item> | MisshapenItemCase<Item>;

/** Prose for the offline writer. */
export interface TextCase extends NamedCase {
  readonly text: string;
  /** BCP 47 tag; default `en`. */
  readonly language?: string | undefined;
  /** Lowest and highest allowed score, 0 to 100. */
  readonly score?: readonly [lowest: number, highest: number] | undefined;
  /** At least this many items pass when ten are requested; default 0. */
  readonly items?: number | undefined;
}

/**
 * A player's submission and its grade, or the rule by which it is refused; members left out are not compared, and at
 * least one must be present.
 */
export interface SubmissionCase<Item, Submission> extends NamedCase {
  readonly item: Item;
  readonly submission: Submission;
  readonly score?: number | undefined;
  readonly max?: number | undefined;
  readonly correct?: boolean | undefined;
  /** The rule of the finding by which `grade` refuses the submission. */
  readonly refuses?: string | undefined;
}

/** Items as a set, and exactly the rules of `validateSet` that warn about it. */
export interface SetCase<Item> extends NamedCase {
  readonly items: readonly Item[];
  readonly warns?: string | readonly string[] | undefined;
  /** The source text; default empty. */
  readonly text?: string | undefined;
  /** BCP 47 tag; default `en`. */
  readonly language?: string | undefined;
}

/** The tables of cases; a table that is left out is empty. */
export interface CaseTables<Item = unknown, Draft = unknown, Submission = unknown> {
  /** `parse`. */
  readonly direct?: readonly DirectCase<Item>[] | undefined;
  /** `finish`, for a game with a `draftSchema`. */
  readonly drafts?: readonly DraftCase<Item, Draft>[] | undefined;
  /** `itemSchema` and `validate`. */
  readonly items?: readonly ItemCase<Item>[] | undefined;
  /** `offline`, and prose to test other members with. */
  readonly texts?: readonly TextCase[] | undefined;
  /** `grade`. */
  readonly submissions?: readonly SubmissionCase<Item, Submission>[] | undefined;
  /** `validateSet`. */
  readonly sets?: readonly SetCase<Item>[] | undefined;
}

/** The options of {@link testGame}: cases for the game's members, and settings of the run. */
export interface GameTables<Item = unknown, Draft = unknown, Submission = unknown>
  extends CaseTables<Item, Draft, Submission> {
  /** From vitest, node:test, Jest or Mocha. Default: the globals if they exist, else those of node:test. */
  readonly describe?: DescribeBlock | undefined;
  readonly it?: ItBlock | undefined;
  /** Shared checks to leave out, each with the reason in words. */
  readonly skip?: { readonly [Name in GameCheckName]?: string | undefined } | undefined;
  /** Seed of the property checks; the default is fixed, so that every run is the same. */
  readonly seed?: number | undefined;
  /** Number of values each property check tries; default `TESTGAME_RUNS` of the environment, else 200. */
  readonly runs?: number | undefined;
}

/** The checks that every game must pass. The names are stable, because `skip` refers to them. */
export type GameCheckName =
  | 'contract: shape'
  | 'contract: plain data'
  | 'contract: named in each language'
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
  | 'interaction: any item'
  | 'interaction: arguments unchanged'
  | 'interaction: key gets full marks'
  | 'interaction: back to the item'
  | 'fromInteraction: any interaction'
  | 'prompt: a text'
  | 'prompt: same text twice'
  | 'prompt: names the count'
  | 'prompt: free of the text'
  | 'prompt: no answer bias'
  | 'examples: direct ones parse'
  | 'examples: prose ones pass'
  | 'examples: no answer bias';

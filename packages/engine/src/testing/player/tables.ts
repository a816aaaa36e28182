import type { GamePlugin } from '../../contract/game-plugin.js';
import type { DescribeBlock, ItBlock } from '../runner.js';
import type { NamedCase } from '../tables.js';

/**
 * One thing a learner does with the keyboard: a key by its name in Playwright (`Tab`, `Enter`, `ArrowDown`, `Shift+Tab`,
 * `1`), a text to type, or Tab until the control with a name has the focus.
 */
export type PlayerKey = string | { readonly type: string } | { readonly tabTo: string };

/** What a learner can do, for plays whose keys depend on what is shown. */
export interface PlayerDriver {
  /** Presses keys, by their names in Playwright, one after the other. */
  press(...keys: readonly string[]): Promise<void>;
  /** Types a text. */
  type(text: string): Promise<void>;
  /** Presses Tab until the control with this accessible name has the focus. */
  tabTo(name: string): Promise<void>;
  /** Clicks the control with this accessible name. A player needs keys as well: a play that clicks fails `keyboard: every play`. */
  click(name: string): Promise<void>;
  /** The visible text of the player. */
  text(): Promise<string>;
}

/** What a learner does: a list, or a function where it depends on what is shown. */
export type PlayerKeys = readonly PlayerKey[] | ((driver: PlayerDriver) => Promise<void>);

/** An item that is played with the keyboard, and what the game says of the answer; members left out are not compared. */
export interface PlayerPlay<Item, Submission> extends NamedCase {
  readonly item: Item;
  /** From the place before the player, where the first Tab leads into it, to the answer. */
  readonly keys: PlayerKeys;
  /** What the player sends. */
  readonly submission?: Submission | undefined;
  /** What the game's `grade` gives for it. */
  readonly score?: number | undefined;
  readonly correct?: boolean | undefined;
}

/** The options of {@link testPlayer}. */
export interface PlayerTables<Item = unknown, Draft = unknown, Submission = unknown> {
  /** The game whose items are played; it grades beside the player. */
  readonly game: GamePlugin<Item, Draft, Submission>;
  /** From vitest, node:test, Jest or Mocha. Default: the globals if they exist, else those of node:test. */
  readonly describe?: DescribeBlock | undefined;
  readonly it?: ItBlock | undefined;
  /** At least one, better two: a right answer and a wrong one. */
  readonly plays: readonly PlayerPlay<NoInfer<Item>, NoInfer<Submission>>[];
  /** Further items to show; default those of the game's examples. */
  readonly items?: readonly NoInfer<Item>[] | undefined;
  /**
   * The keys that lead on after an answer, from where the focus is then; default `['Enter']`. `[]` for a player that goes
   * on by itself.
   */
  readonly next?: PlayerKeys | undefined;
  /** BCP 47 tag of the items; default `en`. */
  readonly language?: string | undefined;
  /** Checks to leave out, each with the reason in words. */
  readonly skip?: { readonly [Name in PlayerCheckName]?: string | undefined } | undefined;
}

/** The checks that every player must pass. The names are stable, because `skip` refers to them. */
export type PlayerCheckName =
  | 'contract: one file'
  | 'contract: element'
  | 'contract: items at any time'
  | 'contract: no requests'
  | 'events: one for each answer'
  | 'events: complete once'
  | 'events: none without the learner'
  | 'grading: as the game grades'
  | 'grading: feedback is told'
  | 'keyboard: every play'
  | 'keyboard: focus is kept'
  | 'keyboard: focus is visible'
  | 'keyboard: no trap'
  | 'announced: the verdict'
  | 'axe: no violations'
  | 'dark: contrast'
  | 'narrow: 320 px'
  | 'narrow: targets'
  | 'right to left: Arabic'
  | 'texts: as they are'
  | 'texts: long words'
  | 'items: may grow'
  | 'items: other ones start over'
  | 'embedded: the host counts'
  | 'reveal: without an answer'
  | 'frame: no network, no storage'
  | 'errors: none';

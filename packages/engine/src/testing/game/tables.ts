import type { CaseTables } from './cases.js';
import type { GameCheckName } from './check.js';
import type { DescribeBlock, ItBlock } from './runner.js';

/** What {@link testGame} is given: cases for the game's members, and how the run is to be. */
export interface GameTables<Item = unknown, Draft = unknown, Answer = unknown> extends CaseTables<Item, Draft, Answer> {
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

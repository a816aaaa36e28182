import type { GamePlugin, ItemContext, ItemOrigin } from '../contract/game-plugin.js';
import { isObject } from '../lib/data.js';
import { seedFrom } from '../lib/random.js';
import type { CaseTables, GameCheckName } from './tables.js';

/** One of the checks every game is put through. */
export interface GameCheck {
  readonly name: GameCheckName;
  /** What it asks of a game, for people. */
  readonly asks: string;
  /** Whether the game has what is checked; always when left out. */
  applies?(subject: Subject): boolean;
  /** Throws where the game falls short, saying what to write instead. */
  run(subject: Subject): void | Promise<void>;
}

/** What is tested: the game, and the tables, all of them lists of objects whatever was handed over. */
export interface Subject {
  readonly game: GamePlugin;
  readonly tables: { readonly [Name in keyof CaseTables]-?: NonNullable<CaseTables[Name]> };
  /** Seed of the property checks. */
  readonly seed: number;
  /** How many values a property check tries. */
  readonly runs: number;
}

/** Seed of the property checks where the tables name none: a run is the same every time. */
const defaultSeed = 20_260;
/** Values a property check tries where the tables say nothing. */
const defaultRuns = 200;

export function subjectOf(
  game: GamePlugin,
  tables: CaseTables & { readonly seed?: number | undefined; readonly runs?: number | undefined },
): Subject {
  return {
    game,
    tables: {
      direct: casesOf(tables.direct),
      drafts: casesOf(tables.drafts),
      items: casesOf(tables.items),
      texts: casesOf(tables.texts),
      submissions: casesOf(tables.submissions),
      sets: casesOf(tables.sets),
    },
    seed: tables.seed ?? defaultSeed,
    runs: tables.runs ?? defaultRuns,
  };
}

/** What is no case is a fault of the tables, told apart from the game's. */
function casesOf<Case>(table: readonly Case[] | undefined): readonly Case[] {
  return Array.isArray(table) ? table.filter((each: Case) => isObject(each)) : [];
}

interface Surroundings {
  readonly text?: string | undefined;
  readonly language?: string | undefined;
  readonly origin?: ItemOrigin | undefined;
  readonly kept?: readonly unknown[] | undefined;
}

/** What a game is told while an item is made and judged, as the engine would. */
export function contextOf({ text = '', language = 'en', origin = 'model', kept = [] }: Surroundings): ItemContext {
  return { text, language, origin, kept, seed: seedFrom(text) };
}

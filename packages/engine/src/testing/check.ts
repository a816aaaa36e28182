import type { GamePlugin, ItemContext, ItemOrigin } from '../contract/game-plugin.js';
import { isObject } from '../lib/data.js';
import { seedFrom } from '../lib/random.js';
import type { CaseTables, GameCheckName } from './tables.js';

/** One of the checks that every game must pass. */
export interface GameCheck {
  readonly name: GameCheckName;
  /** What the check requires of a game, for people. */
  readonly asks: string;
  /** Whether the check applies to the game; always when left out. */
  applies?(subject: Subject): boolean;
  /** Throws when the game falls short, with a message that says what to write instead. */
  run(subject: Subject): void | Promise<void>;
}

/** What is tested: the game, and the tables, normalised to lists of objects. */
export interface Subject {
  readonly game: GamePlugin;
  readonly tables: { readonly [Name in keyof CaseTables]-?: NonNullable<CaseTables[Name]> };
  /** Seed of the property checks. */
  readonly seed: number;
  /** Number of values a property check tries. */
  readonly runs: number;
}

/** Default seed of the property checks; fixed, so that every run is the same. */
const defaultSeed = 20_260;
/** Number of values a property check tries where neither the test nor the environment says it. */
const defaultRuns = 200;

/** The number that `TESTGAME_RUNS` says, or the default: few at each save, many at night. */
function runsOfEnvironment(): number {
  const runs = Number(globalThis.process?.env.TESTGAME_RUNS);
  return Number.isSafeInteger(runs) && runs >= 1 ? runs : defaultRuns;
}

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
    runs: tables.runs ?? runsOfEnvironment(),
  };
}

/** Drops entries that are not cases: they are a fault of the tables, not of the game. */
function casesOf<Case>(table: readonly Case[] | undefined): readonly Case[] {
  return Array.isArray(table) ? table.filter((each: Case) => isObject(each)) : [];
}

interface Surroundings {
  readonly text?: string | undefined;
  readonly language?: string | undefined;
  readonly origin?: ItemOrigin | undefined;
  readonly kept?: readonly unknown[] | undefined;
}

/** The context a game gets while an item is made and judged, as from the engine. */
export function contextOf({ text = '', language = 'en', origin = 'model', kept = [] }: Surroundings): ItemContext {
  return { text, language, origin, kept, seed: seedFrom(text) };
}

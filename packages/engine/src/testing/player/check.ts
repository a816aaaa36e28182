import type { GamePlugin } from '../../contract/game-plugin.js';
import type { Chromium } from './chromium.js';
import type { PlayerSettings } from './page-kit.js';
import { Stage, type View } from './stage.js';
import type { PlayerCheckName, PlayerKeys, PlayerPlay } from './tables.js';

/** One of the checks that every player must pass. */
export interface PlayerCheck {
  readonly name: PlayerCheckName;
  /** What the check requires of a player, for people. */
  readonly asks: string;
  /** Whether the check applies; always when left out. */
  applies?(subject: PlayerSubject): boolean;
  /** Throws when the player falls short, with a message that says what to write instead. */
  run(subject: PlayerSubject): Promise<void>;
}

/** What is tested. */
export class PlayerSubject {
  readonly game: GamePlugin;
  readonly file: URL;
  readonly plays: readonly PlayerPlay<unknown, unknown>[];
  /** Items to show beside those that are played. */
  readonly items: readonly unknown[];
  readonly next: PlayerKeys;
  readonly language: string;
  readonly chromium: Chromium;
  readonly #known = new Map<unknown, Promise<unknown>>();

  constructor(given: {
    readonly game: GamePlugin;
    readonly file: URL;
    readonly plays: readonly PlayerPlay<unknown, unknown>[];
    readonly items: readonly unknown[];
    readonly next: PlayerKeys;
    readonly language: string;
    readonly chromium: Chromium;
  }) {
    this.game = given.game;
    this.file = given.file;
    this.plays = given.plays;
    this.items = given.items;
    this.next = given.next;
    this.language = given.language;
    this.chromium = given.chromium;
  }

  /** What a host sets, with these items, each with an id; the player shows progress and result itself. */
  settings(items: readonly unknown[]): PlayerSettings {
    const named = items.map((item, index) => ({ id: `item-${index + 1}`, ...(item as object) }));
    return { items: named, language: this.language, locale: 'en', embedded: false };
  }

  /** Runs with a page of its own. */
  async onStage<Result>(view: View, run: (stage: Stage) => Promise<Result>): Promise<Result> {
    return await Stage.with(this, view, run);
  }

  /** What several checks look at is done once. */
  async once<Result>(make: (subject: PlayerSubject) => Promise<Result>): Promise<Result> {
    const known = this.#known.get(make) ?? make(this);
    this.#known.set(make, known);
    return (await known) as Result;
  }
}

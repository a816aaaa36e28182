// What runs beside the player in the page, as the kit sees it: page.js is written for browsers.

/** An event of the contract, as it was dispatched. */
export interface PlayerEvent {
  readonly type: 'ludotext-answer' | 'ludotext-item' | 'ludotext-complete';
  readonly bubbles: boolean;
  readonly composed: boolean;
  /** As JSON has it; null where it has no JSON. */
  readonly detail: unknown;
}

/** Where the keyboard is. `before` and `after` are the buttons around the player. */
export interface Focus {
  readonly in: 'before' | 'player' | 'after' | 'nothing';
  /** What has the focus, in a few words: `button "True"`. */
  readonly on: string;
  /** Its accessible name, about. */
  readonly name: string;
}

/** What a host sets on a player. */
export interface PlayerSettings {
  readonly items: readonly unknown[];
  readonly language?: string;
  readonly locale?: string;
  readonly embedded?: boolean;
}

/** What axe-core finds wrong with an element. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly html: string;
  /** Which element it is. */
  readonly target: string;
}

/** What the kit asks of a page. */
export interface PageKit {
  /** Imports the module, constructs its class, and imports another copy of the module: what is wrong, or undefined. */
  tryModule(): Promise<string | undefined>;
  /** Puts a new player into the page, with its properties set before or after that; by default as it works. */
  mount(settings: PlayerSettings, order?: 'set first' | 'connect first'): Promise<void>;
  /** Sets properties of the player. */
  set(settings: Partial<PlayerSettings>): Promise<void>;
  /** All events since the page was loaded. */
  events(): PlayerEvent[];
  /** Waits until there are so many events of a type; false when they have not come in time. */
  waitFor(type: PlayerEvent['type'], count: number, ms: number): Promise<boolean>;
  /** Waits until what is under way is drawn. */
  settle(): Promise<void>;
  /** Puts the focus before the player, where Tab leads into it, or behind it. */
  focusOn(place: 'before' | 'after'): void;
  /** Calls the player's `focus()`, as a host does. */
  focusPlayer(): void;
  focus(): Focus;
  /** The visible text of the player, with the values of its fields. */
  text(): string;
  /** Calls the player's `reveal()`; false where it has none. */
  reveal(): boolean;
  /** What axe-core finds wrong with the player; all its rules, or only some. */
  axe(rules?: readonly string[]): Promise<Violation[]>;
  /** What lies beside the page, in a few words. */
  tooWide(): string | undefined;
  /** Arabic texts that are set from left to right. */
  leftToRight(): string[];
  /** The names of the buttons and links that can be pressed. */
  controls(): string[];
  /** Whether the player shows how far the learner is, by the role of it. */
  hasProgress(): boolean;
  /** Clicks the visible control with a name; false where there is none. */
  click(name: string): boolean;
}

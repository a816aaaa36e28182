/** The members of `GET /games/{game_type}` that playing needs. */
export interface PlayGame {
  readonly type_id: number;
  readonly game_type: string;
  readonly display_name: string;
  /** The player's address, and whether it is third-party code; `null` for a game without a player. */
  readonly player: { readonly url: string; readonly isolated: boolean } | null;
  /** Whether the service can grade a submission. */
  readonly grades: boolean;
  readonly item_schema: unknown;
  readonly answer_schema: unknown;
}

/** An item as the service returned it. */
export type PlayItem = Readonly<Record<string, unknown>>;

/** Grades a submission for an item of a game. @throws Problem */
export type Grader = (game: PlayGame, item: PlayItem, submission: unknown) => Promise<object>;

/** One game with its items; more may arrive during play. */
export interface Round {
  readonly game: PlayGame;
  readonly items: readonly PlayItem[];
}

/** The common interface of players: a game's own element, the frame and the plain player. */
export interface Player extends HTMLElement {
  items: readonly PlayItem[];
  /** BCP 47 tag of the items; empty for unknown. */
  language: string;
  /** BCP 47 tag of buttons and messages. */
  locale: string;
  /** Whether the host shows the result. */
  embedded: boolean;
}

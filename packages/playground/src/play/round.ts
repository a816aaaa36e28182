/** A game as `GET /games/{game_type}` tells of it; the members that playing needs. */
export interface PlayGame {
  readonly type_id: number;
  readonly game_type: string;
  readonly display_name: string;
  /** Where its player is and whether it is another hand's code; `null` for a game without one. */
  readonly player: { readonly url: string; readonly isolated: boolean } | null;
  /** Whether the service can grade an answer. */
  readonly grades: boolean;
  readonly item_schema: unknown;
  readonly answer_schema: unknown;
}

/** An item as the service gave it out. */
export type PlayItem = Readonly<Record<string, unknown>>;

/** Grades an answer to an item of a game. @throws Problem */
export type Grader = (game: PlayGame, item: PlayItem, answer: unknown) => Promise<object>;

/** One game of a row with its items; more may come while it is played. */
export interface Round {
  readonly game: PlayGame;
  readonly items: readonly PlayItem[];
}

/** What all players have in common, whether an element of the game's own, the frame or the plain one. */
export interface Player extends HTMLElement {
  items: readonly PlayItem[];
  /** BCP 47 tag of the items; empty for unknown. */
  language: string;
  /** BCP 47 tag of buttons and messages. */
  locale: string;
  /** Whether the host shows the result. */
  embedded: boolean;
}

/** Something a caller should know about an answer that is a success all the same. */
export interface Warning {
  /** The game it is about. */
  readonly typeId?: number;
  /** One of {@link warningCodes}, or the id of the game's rule that has something to say about an item or the set. */
  readonly code: string;
  readonly message: string;
  /** Index of the item in the game's list. */
  readonly item?: number;
  readonly counts?: ItemCounts;
}

/** What became of the items asked for. */
export interface ItemCounts {
  readonly requested: number;
  readonly kept: number;
  /** How many were rejected, by the rule that rejected them. */
  readonly rejected: Readonly<Record<string, number>>;
}

/** The codes a {@link Warning} about a whole answer or game can carry. docs/errors.md is held to this list by a test. */
export const warningCodes = {
  field_ignored: 'A field has no effect on this kind of request.',
  game_skipped: 'A game that was asked for is switched off and was left out.',
  fewer_items: 'Fewer items than asked for came out.',
  items_left_out: 'The text holds more items than max_items lets through.',
  repair_failed: 'Asking for more items failed; those that were good came back.',
  completion_failed: 'What an author leaves out could not be added; the items are as written.',
  additions_left_out: 'What the writer would have added to some items did not pass; they are as written.',
  text_read_in_part: "The text is longer than the model's window, and not all of it was read.",
  next_best_game: 'The best game gave no item; the next best was taken.',
} as const;

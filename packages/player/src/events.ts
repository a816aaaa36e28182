/** The detail of `ludotext-answer`: one item was answered. */
export interface AnswerDetail {
  /** The item's id, if it has one. */
  readonly id?: string;
  /** The item's index in `items`, from 0. */
  readonly index: number;
  /** In the form that the game's `grade` takes. */
  readonly answer: unknown;
  /** 0 to `max`. */
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  /** Sentences of the game's `grade`, or of its player. */
  readonly feedback: readonly string[];
  /** What a host's result shows of it, if the player can say that in words. */
  readonly words?: AnswerWords;
}

/** An item and its answers, each in one line, in the item's language. */
export interface AnswerWords {
  /** The item, such as its question. */
  readonly item?: string | undefined;
  /** What the learner answered. */
  readonly given?: string | undefined;
  readonly right?: string | undefined;
}

/** The detail of `ludotext-item`: an item is shown, to be answered. */
export interface ItemDetail {
  readonly id?: string;
  /** The item's index in `items`, from 0. */
  readonly index: number;
}

/** The detail of `ludotext-complete`: the last item is finished. */
export interface CompleteDetail {
  /** Points of all answers together, 0 to `max`. */
  readonly score: number;
  readonly max: number;
  /** How many answers were fully right. */
  readonly right: number;
  /** How many items were answered; items that could not be shown are left out. */
  readonly total: number;
  /** In the order of the items. */
  readonly answers: readonly AnswerDetail[];
}

declare global {
  interface HTMLElementEventMap {
    'ludotext-item': CustomEvent<ItemDetail>;
    'ludotext-answer': CustomEvent<AnswerDetail>;
    'ludotext-complete': CustomEvent<CompleteDetail>;
  }
}

/** Creates an event that bubbles and leaves shadow roots. */
export function playerEvent<Detail>(
  name: 'ludotext-item' | 'ludotext-answer' | 'ludotext-complete',
  detail: Detail,
): CustomEvent<Detail> {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

/** What `ludotext-answer` says: one item has been answered. */
export interface AnswerDetail {
  /** The item's, where it has one. */
  readonly id?: string;
  /** The item's place in `items`, from 0. */
  readonly index: number;
  /** As the game's `grade` takes it. */
  readonly answer: unknown;
  /** 0 to `max`. */
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  /** Sentences of the game's `grade`, or of its player. */
  readonly feedback: readonly string[];
}

/** What `ludotext-complete` says: the person has finished the last item. */
export interface CompleteDetail {
  /** Points of all answers together, 0 to `max`. */
  readonly score: number;
  readonly max: number;
  /** How many answers were wholly right. */
  readonly right: number;
  /** How many items were answered; those that could not be shown are left out. */
  readonly total: number;
  /** In the order of the items. */
  readonly answers: readonly AnswerDetail[];
}

declare global {
  interface HTMLElementEventMap {
    'ludotext-answer': CustomEvent<AnswerDetail>;
    'ludotext-complete': CustomEvent<CompleteDetail>;
  }
}

/** An event as players send it: it bubbles, and leaves shadow roots. */
export function playerEvent<Detail>(
  name: 'ludotext-answer' | 'ludotext-complete',
  detail: Detail,
): CustomEvent<Detail> {
  return new CustomEvent(name, { detail, bubbles: true, composed: true });
}

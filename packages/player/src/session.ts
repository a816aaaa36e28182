import type { Grade } from '@ludotext/engine/play';
import type { AnswerDetail, AnswerWords, CompleteDetail, ItemDetail } from './events.js';

/** What a person submitted for an item, and its grade. */
export interface GradedSubmission<Submission = unknown> {
  readonly submission: Submission;
  readonly grade: Grade;
  readonly words?: AnswerWords | undefined;
}

/** The progress of a person through a list of items. */
export interface Session<Item, Submission> {
  readonly items: readonly Item[];
  /** Index of the current item; the number of items once all are done. */
  readonly index: number;
  /** By the items' indices; undefined for an unanswered item. */
  readonly submissions: readonly (GradedSubmission<Submission> | undefined)[];
  /** Whether the solution of the current item is shown although nobody answered. */
  readonly isRevealed: boolean;
  /** Whether somebody has asked for the hint of the current item. */
  readonly isHinted: boolean;
}

export function started<Item>(items: readonly Item[]): Session<Item, never> {
  return { items: [...items], index: 0, submissions: [], isRevealed: false, isHinted: false };
}

/** The session with another list: it continues if the list begins with the same items, else it starts over. */
export function withItems<Item, Submission>(
  session: Session<Item, Submission>,
  items: readonly Item[],
): Session<Item, Submission> {
  const known = session.items;
  const grows = items.length >= known.length && known.every((item, at) => isSame(item, items[at]));
  return grows ? { ...session, items: [...known, ...items.slice(known.length)] } : started(items);
}

export function withSubmission<Item, Submission>(
  session: Session<Item, Submission>,
  graded: GradedSubmission<Submission>,
): Session<Item, Submission> {
  const submissions = [...session.submissions];
  submissions[session.index] = graded;
  return { ...session, submissions };
}

export function withNext<Item, Submission>(session: Session<Item, Submission>): Session<Item, Submission> {
  return { ...session, index: Math.min(session.index + 1, session.items.length), isRevealed: false, isHinted: false };
}

/** The detail of `ludotext-item` for the item at `index`. */
export function itemDetail(item: unknown, index: number): ItemDetail {
  const id = idOf(item);
  return { ...(id !== undefined && { id }), index };
}

/** The detail of `ludotext-answer` for the item at `index`. */
export function answerDetail(
  item: unknown,
  index: number,
  { submission, grade, words }: GradedSubmission,
): AnswerDetail {
  const { score, max, correct } = grade;
  const feedback = sentencesOf(grade);
  const told = words === undefined ? {} : { words };
  return { ...itemDetail(item, index), answer: submission, score, max, correct, feedback, ...told };
}

/** The sentences of a grade whose codes are worded. */
export function sentencesOf({ feedback }: Grade): string[] {
  return feedback.flatMap((said) => (typeof said === 'string' ? said : (said.message ?? [])));
}

/** The detail of `ludotext-complete`: all submissions together. */
export function completeDetail({ items, submissions }: Session<unknown, unknown>): CompleteDetail {
  const answers = items.flatMap((item, index) => {
    const graded = submissions[index];
    return graded === undefined ? [] : [answerDetail(item, index, graded)];
  });
  return {
    score: answers.reduce((sum, { score }) => sum + score, 0),
    max: answers.reduce((sum, { max }) => sum + max, 0),
    right: answers.filter(({ correct }) => correct).length,
    total: answers.length,
    answers,
  };
}

/** Ids are hashes of the content, so equal ids mean equal items; items without an id are compared by value. */
function isSame(item: unknown, other: unknown): boolean {
  if (item === other) return true;
  const id = idOf(item);
  return id === undefined ? JSON.stringify(item) === JSON.stringify(other) : id === idOf(other);
}

function idOf(item: unknown): string | undefined {
  const id = (item as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

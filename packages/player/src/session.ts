import type { Grade } from '@ludotext/engine/play';
import type { AnswerDetail, CompleteDetail } from './events.js';

/** An answer, and what the game says of it. */
export interface Reply<Answer = unknown> {
  readonly answer: Answer;
  readonly grade: Grade;
}

/** How far a person has come with a list of items. */
export interface Session<Item, Answer> {
  readonly items: readonly Item[];
  /** Place of the item being played; the number of items once all are done. */
  readonly index: number;
  /** By the items' places; none for an item that has not been answered. */
  readonly replies: readonly (Reply<Answer> | undefined)[];
}

export function started<Item>(items: readonly Item[]): Session<Item, never> {
  return { items: [...items], index: 0, replies: [] };
}

/** The session with another list: it goes on where the list begins with the same items, else it starts anew. */
export function withItems<Item, Answer>(session: Session<Item, Answer>, items: readonly Item[]): Session<Item, Answer> {
  const known = session.items;
  const grows = items.length >= known.length && known.every((item, at) => isSame(item, items[at]));
  return grows ? { ...session, items: [...known, ...items.slice(known.length)] } : started(items);
}

export function withReply<Item, Answer>(session: Session<Item, Answer>, reply: Reply<Answer>): Session<Item, Answer> {
  const replies = [...session.replies];
  replies[session.index] = reply;
  return { ...session, replies };
}

export function withNext<Item, Answer>(session: Session<Item, Answer>): Session<Item, Answer> {
  return { ...session, index: Math.min(session.index + 1, session.items.length) };
}

/** What there is to tell of the reply to the item at `index`. */
export function answerDetail(item: unknown, index: number, { answer, grade }: Reply): AnswerDetail {
  const id = idOf(item);
  const { score, max, correct, feedback } = grade;
  return { ...(id !== undefined && { id }), index, answer, score, max, correct, feedback };
}

/** The result of all replies together. */
export function completeDetail({ items, replies }: Session<unknown, unknown>): CompleteDetail {
  const answers = items.flatMap((item, index) => {
    const reply = replies[index];
    return reply === undefined ? [] : [answerDetail(item, index, reply)];
  });
  return {
    score: answers.reduce((sum, { score }) => sum + score, 0),
    max: answers.reduce((sum, { max }) => sum + max, 0),
    right: answers.filter(({ correct }) => correct).length,
    total: answers.length,
    answers,
  };
}

/** Ids are hashes of the content, so that they decide; items without one are compared whole. */
function isSame(item: unknown, other: unknown): boolean {
  if (item === other) return true;
  const id = idOf(item);
  return id === undefined ? JSON.stringify(item) === JSON.stringify(other) : id === idOf(other);
}

function idOf(item: unknown): string | undefined {
  const id = (item as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}

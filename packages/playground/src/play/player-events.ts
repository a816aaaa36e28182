// Players may be third-party code: the details of their events are read as untrusted data, member by member, within
// bounds.

/** Maximum points of one item; the built-in games give at most as many as an item has pieces. */
export const maxPoints = 1_000;
/** Maximum submissions of one round; the service gives at most 50 items per game and request by default. */
const maxSubmissions = 1_000;
const maxSentence = 4_000;
const maxSentences = 20;
const maxId = 64;

/** The part of a `ludotext-answer` detail that the page uses. */
export interface AnswerDetail {
  readonly id?: string;
  /** Index of the item in the player's list, from 0. */
  readonly index: number;
  /** From 0 to `max`. */
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
}

/** The part of a `ludotext-complete` detail that the page uses. */
export interface CompleteDetail {
  readonly score: number;
  readonly max: number;
  readonly right: number;
  readonly total: number;
  readonly answers: readonly AnswerDetail[];
}

/** The members of an object from outside; none for any other value. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** @returns the number, limited to its bounds, or `fallback` for anything but a finite number */
export function boundedNumber(value: unknown, min: number, max: number, fallback = min): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : fallback;
}

/** @returns the text, cut to its maximum; empty for anything but a text */
export function boundedText(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/** @returns the texts of a list, each cut, at most `maxCount` */
function boundedTexts(value: unknown, maxLength: number, maxCount: number): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, maxCount)
    .filter((text) => typeof text === 'string')
    .map((text) => boundedText(text, maxLength));
}

/**
 * Reads the detail of a `ludotext-answer`.
 * @param total how many items the player has: answers to others are ignored
 * @returns undefined unless it answers one of the items
 */
export function readAnswerDetail(value: unknown, total: number): AnswerDetail | undefined {
  const members = membersOf(value);
  const { index } = members;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= Math.min(total, maxSubmissions)) {
    return undefined;
  }
  const max = boundedNumber(members.max, 0, maxPoints);
  const id = boundedText(members.id, maxId);
  return {
    ...(id !== '' && { id }),
    index,
    score: boundedNumber(members.score, 0, max),
    max,
    correct: members.correct === true,
    feedback: boundedTexts(members.feedback, maxSentence, maxSentences),
  };
}

/**
 * Reads the detail of a `ludotext-complete`.
 * @param total how many items the player has
 */
export function readCompleteDetail(value: unknown, total: number): CompleteDetail {
  const members = membersOf(value);
  const items = Math.min(total, maxSubmissions);
  const list = Array.isArray(members.answers) ? members.answers.slice(0, items) : [];
  const max = boundedNumber(members.max, 0, items * maxPoints);
  return {
    score: boundedNumber(members.score, 0, max),
    max,
    right: Math.trunc(boundedNumber(members.right, 0, items)),
    total: Math.trunc(boundedNumber(members.total, 0, items)),
    answers: list.map((answer) => readAnswerDetail(answer, total)).filter((answer) => answer !== undefined),
  };
}

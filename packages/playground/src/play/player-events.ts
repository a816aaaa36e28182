// Players may be third-party code: the details of their events are read as untrusted data, member by member, within bounds.

/** Maximum points of one item; the built-in games give at most as many as an item has pieces. */
export const maxPoints = 1_000;
/** Maximum submissions of one round; the service gives at most 50 items per game and request by default. */
const maxSubmissions = 1_000;
const maxSentence = 4_000;
const maxSentences = 20;
const maxId = 64;

/** The detail of `ludotext-answer`, as far as the page uses it. */
export interface AnswerDetail {
  readonly id?: string;
  /** Place of the item in the list the player was given, from 0. */
  readonly index: number;
  /** From 0 to `max`. */
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
}

/** The detail of `ludotext-complete`, as far as the page uses it. */
export interface CompleteDetail {
  readonly score: number;
  readonly max: number;
  readonly right: number;
  readonly total: number;
  readonly answers: readonly AnswerDetail[];
}

/** The members of an object that came from outside; none for everything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** @returns the number within its bounds, or `fallback` for what is no finite number */
export function boundedNumber(value: unknown, min: number, max: number, fallback = min): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : fallback;
}

/** @returns the text, cut to its longest; empty for what is no text */
export function boundedText(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/** @returns the texts of a list, each cut and no more than there may be */
function boundedTexts(value: unknown, maxLength: number, maxCount: number): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, maxCount)
    .filter((text) => typeof text === 'string')
    .map((text) => boundedText(text, maxLength));
}

/**
 * Reads the detail of a `ludotext-answer`.
 * @param total how many items the player was given: answers to others do not count
 * @returns undefined for what is no answer to any of the items
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
 * @param total how many items the player was given
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

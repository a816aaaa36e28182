// Players are other people's code: whatever their events say is read anew here, member by member, and bounded.

/** Most points one item can give; games of ours give at most as many as an item has pieces. */
export const mostPoints = 1_000;
/** Most answers one round can have; the service gives at most 50 items per game and request by default. */
export const mostAnswers = 1_000;
const longestSentence = 4_000;
const mostSentences = 20;
const longestId = 64;

/** What a person answered to one item, as `ludotext-answer` tells it. */
export interface Answered {
  readonly id?: string;
  /** Place of the item in the list the player was given, from 0. */
  readonly index: number;
  /** From 0 to `max`. */
  readonly score: number;
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
}

/** What a whole list came to, as `ludotext-complete` tells it. */
export interface Completed {
  readonly score: number;
  readonly max: number;
  readonly right: number;
  readonly total: number;
  readonly answers: readonly Answered[];
}

/** The members of an object that came from outside; none for everything else. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** @returns the number within its bounds, or `fallback` for what is no finite number */
export function boundedNumber(value: unknown, least: number, most: number, fallback = least): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, least), most) : fallback;
}

/** @returns the text, cut to its longest; empty for what is no text */
export function boundedText(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

/** @returns the texts of a list, each cut and no more than there may be */
export function boundedTexts(value: unknown, longest: number, most: number): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, most)
    .filter((text) => typeof text === 'string')
    .map((text) => boundedText(text, longest));
}

/**
 * Reads the detail of a `ludotext-answer`.
 * @param total how many items the player was given: answers to others do not count
 * @returns undefined for what is no answer to any of the items
 */
export function readAnswered(value: unknown, total: number): Answered | undefined {
  const members = membersOf(value);
  const { index } = members;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= Math.min(total, mostAnswers)) {
    return undefined;
  }
  const max = boundedNumber(members.max, 0, mostPoints);
  const id = boundedText(members.id, longestId);
  return {
    ...(id !== '' && { id }),
    index,
    score: boundedNumber(members.score, 0, max),
    max,
    correct: members.correct === true,
    feedback: boundedTexts(members.feedback, longestSentence, mostSentences),
  };
}

/**
 * Reads the detail of a `ludotext-complete`.
 * @param total how many items the player was given
 */
export function readCompleted(value: unknown, total: number): Completed {
  const members = membersOf(value);
  const items = Math.min(total, mostAnswers);
  const list = Array.isArray(members.answers) ? members.answers.slice(0, items) : [];
  const max = boundedNumber(members.max, 0, items * mostPoints);
  return {
    score: boundedNumber(members.score, 0, max),
    max,
    right: Math.trunc(boundedNumber(members.right, 0, items)),
    total: Math.trunc(boundedNumber(members.total, 0, items)),
    answers: list.map((answer) => readAnswered(answer, total)).filter((answer) => answer !== undefined),
  };
}

import type { AnswerWords } from '../events.js';

// Players may be third-party code: the details of their events are read as untrusted data, member by member, within
// bounds.

/** Maximum points of one item; the built-in games give at most as many as an item has pieces. */
const maxPoints = 1_000;
const maxSentence = 4_000;
const maxSentences = 20;

/** What a host keeps of an answer. */
export interface Answer {
  /** From 0 to `max`. */
  readonly score: number;
  /** 0 where there was nothing to win. */
  readonly max: number;
  readonly correct: boolean;
  readonly feedback: readonly string[];
  readonly words?: AnswerWords;
}

/** An answer to an item of a player. */
export interface PlayerAnswer extends Answer {
  /** Index of the item in the player's list, from 0. */
  readonly index: number;
}

/** The members of an object from outside; none for any other value. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Reads a number from outside: limited to its bounds, or `fallback` for anything but a finite number. */
export function boundedNumber(value: unknown, min: number, max: number, fallback = min): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : fallback;
}

/** Reads a text from outside: cut to `maxLength` UTF-16 units, empty for anything but a text. */
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

/** Reads an answer that was kept somewhere, or told. */
export function readAnswer(value: unknown): Answer {
  const { max: most, score, correct, feedback, words } = membersOf(value);
  const max = boundedNumber(most, 0, maxPoints);
  return {
    score: boundedNumber(score, 0, max),
    max,
    correct: correct === true,
    feedback: boundedTexts(feedback, maxSentence, maxSentences),
    ...(words !== undefined && { words: readWords(words) }),
  };
}

/**
 * Reads the detail of a `ludotext-answer`.
 * @param total how many items the player has: answers to others are ignored
 * @returns undefined unless it answers one of the items
 */
export function readAnswerDetail(value: unknown, total: number): PlayerAnswer | undefined {
  const { index } = membersOf(value);
  const isOfItem = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < total;
  return isOfItem ? { index, ...readAnswer(value) } : undefined;
}

function readWords(value: unknown): AnswerWords {
  const members = membersOf(value);
  const wordsOf = (name: keyof AnswerWords) => boundedText(members[name], maxSentence) || undefined;
  return { item: wordsOf('item'), given: wordsOf('given'), right: wordsOf('right') };
}

/**
 * Reads the answers of a `ludotext-complete`.
 * @param total how many items the player has
 */
export function readCompleteDetail(value: unknown, total: number): readonly PlayerAnswer[] {
  const { answers } = membersOf(value);
  const list = Array.isArray(answers) ? answers.slice(0, total) : [];
  return list.map((answer) => readAnswerDetail(answer, total)).filter((answer) => answer !== undefined);
}

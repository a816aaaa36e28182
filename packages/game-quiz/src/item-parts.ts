import type { QuizItem } from './item.js';

/** The text of the key. */
export function keyOf(item: QuizItem): string {
  return item.answers.find((answer) => answer.correct)?.text ?? '';
}

/** The texts of the distractors, as shown. */
export function distractorsOf(item: QuizItem): string[] {
  return item.answers.filter((answer) => !answer.correct).map((answer) => answer.text);
}

/** How a gap is written in a question. */
export const gapSign = '_____';

/** A lone underscore between spaces is a gap cut short. */
const gaps = /_{2,}|(?<=\s)_(?=[\s.,;:!?]|$)/g;

/** How many gaps a question has; two underscores or more are one. */
export function gapCount(question: string): number {
  return question.match(gaps)?.length ?? 0;
}

/** What stands before and between and after the gaps of a question. */
export function gapParts(question: string): string[] {
  return question.split(gaps);
}

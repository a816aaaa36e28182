import type { QuizItem } from './item.js';

/** The text of the key. */
export function keyOf(item: QuizItem): string {
  return item.answers.find((answer) => answer.correct)?.text ?? '';
}

/** The texts of the distractors, as shown. */
export function distractorsOf(item: QuizItem): string[] {
  return item.answers.filter((answer) => !answer.correct).map((answer) => answer.text);
}

/** The sign of a gap in a question. */
export const gapSign = '_____';

/** A single underscore between spaces is a shortened gap. */
const gaps = /_{2,}|(?<=\s)_(?=[\s.,;:!?]|$)/g;

/** The number of gaps in a question; two or more underscores in a row are one gap. */
export function gapCount(question: string): number {
  return question.includes('_') ? (question.match(gaps)?.length ?? 0) : 0;
}

/** The parts of a question before, between and after its gaps. */
export function gapParts(question: string): string[] {
  return question.split(gaps);
}

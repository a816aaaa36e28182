import type { QuizItem } from './item.js';

/** The text of the one right answer. */
export function keyOf(item: QuizItem): string {
  return item.answers.find((answer) => answer.correct)?.text ?? '';
}

/** The texts of the wrong answers, as shown. */
export function distractorsOf(item: QuizItem): string[] {
  return item.answers.filter((answer) => !answer.correct).map((answer) => answer.text);
}

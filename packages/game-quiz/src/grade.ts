// Browsers load this file: it and its imports must not include the schema library.
import type { Grade } from '@ludotext/engine/game';
import { comparable, comparableOption } from './comparable.js';
import type { QuizItem, QuizSubmission } from './item.js';
import { keyOf } from './item-parts.js';

/**
 * Grades 1 for the key, 0 for any other answer. The feedback names the right answer and, if the item has one, its
 * explanation.
 */
export function grade(item: QuizItem, submission: QuizSubmission): Grade {
  const chosen = chosenFrom(item, submission);
  const correct = chosen?.correct === true;
  const verdict = correct
    ? { code: 'right_answer' }
    : { code: chosen === undefined ? 'no_such_answer' : 'wrong_answer', params: { answer: keyOf(item) } };
  const { explanation } = item;
  // The words are the item's own, in whatever language.
  const remarks = explanation === undefined ? [] : [{ code: 'explanation', message: explanation }];
  return { score: correct ? 1 : 0, max: 1, correct, feedback: [verdict, ...remarks] };
}

/**
 * The chosen answer: by exact text, else by comparable text, else without article and punctuation, if exactly one
 * answer matches.
 */
function chosenFrom({ answers }: QuizItem, submission: QuizSubmission): QuizItem['answers'][number] | undefined {
  if (typeof submission === 'number') return answers[submission];
  for (const form of [String, comparable, comparableOption]) {
    const same = answers.filter(({ text }) => form(text) === form(submission));
    if (same.length === 1) return same[0];
  }
  return undefined;
}

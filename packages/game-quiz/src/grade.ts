// A browser grades with this: nothing here, nor what it imports, may bring the schema library along.
import type { Grade } from '@ludotext/engine/game';
import { comparable, comparableOption } from './comparable.js';
import type { QuizItem, QuizSubmission } from './item.js';
import { keyOf } from './item-parts.js';

/** 1 for the key, 0 for any other answer. The feedback says which answer is right and, where the item does, why. */
export function grade(item: QuizItem, submission: QuizSubmission): Grade {
  const chosen = chosenFrom(item, submission);
  const correct = chosen?.correct === true;
  const verdict = correct
    ? 'That is right.'
    : chosen === undefined
      ? `That is not one of the answers. The right answer is: ${keyOf(item)}`
      : `That is wrong. The right answer is: ${keyOf(item)}`;
  const feedback = item.explanation === undefined ? [verdict] : [verdict, item.explanation];
  return { score: correct ? 1 : 0, max: 1, correct, feedback };
}

/** The answer meant: to the letter, else as it reads, else without article and punctuation, when only one answer is so. */
function chosenFrom({ answers }: QuizItem, submission: QuizSubmission): QuizItem['answers'][number] | undefined {
  if (typeof submission === 'number') return answers[submission];
  for (const form of [String, comparable, comparableOption]) {
    const same = answers.filter(({ text }) => form(text) === form(submission));
    if (same.length === 1) return same[0];
  }
  return undefined;
}

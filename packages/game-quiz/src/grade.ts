// A browser grades with this: nothing here, nor what it imports, may bring the schema library along.
import type { Grade } from '@ludotext/engine/game';
import { comparable, comparableAnswer } from './comparable.js';
import type { QuizAnswer, QuizItem } from './item.js';
import { keyOf } from './item-parts.js';

/** 1 for the key, 0 for any other answer. The feedback says which answer is right and, where the item does, why. */
export function grade(item: QuizItem, answer: QuizAnswer): Grade {
  const chosen = chosenFrom(item, answer);
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
function chosenFrom({ answers }: QuizItem, answer: QuizAnswer): QuizItem['answers'][number] | undefined {
  if (typeof answer === 'number') return answers[answer];
  for (const form of [String, comparable, comparableAnswer]) {
    const same = answers.filter(({ text }) => form(text) === form(answer));
    if (same.length === 1) return same[0];
  }
  return undefined;
}

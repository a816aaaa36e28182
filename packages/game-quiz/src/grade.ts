import type { Grade } from '@ludotext/engine';
import { z } from 'zod';
import { comparable, comparableAnswer } from './comparable.js';
import { keyOf, type QuizItem } from './item.js';

/** What a player chose. */
export const answerSchema = z
  .union([
    z.int().min(0).describe('The place of the chosen answer in the item, counted from 0.'),
    z.string().describe('The text of the chosen answer; case, spaces and kinds of quotation mark make no difference.'),
  ])
  .describe('The chosen answer, by its place in the item or by its text.');

export type QuizAnswer = z.infer<typeof answerSchema>;

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

import { type ItemContext, seedFrom, shuffle } from '@ludotext/engine/game';
import { z } from 'zod';
import { difficultySchema, maxLength, type QuizItem, someText } from './item.js';
import { ascending } from './option-shape.js';
import { exactQuote, repairedQuote } from './quote.js';

/**
 * What a writer returns. It cannot point at a wrong option, mark two, or place the key: {@link finish} builds the
 * answers. The order of the members is the order in which a writer should think.
 */
export const draftSchema = z.strictObject({
  evidence: someText(maxLength.evidence).describe(
    'Copied from the text word for word, at most 40 words; it proves the correct answer.',
  ),
  question: someText(maxLength.question).describe('The question, answerable from the text, understandable without it.'),
  correct: someText(maxLength.option).describe('The text of the one right answer, without a letter in front.'),
  distractors: z
    .array(someText(maxLength.option))
    .min(2)
    .max(3)
    .describe('Wrong answers of the same kind and length as the right one; three, or two if only two are plausible.'),
  explanation: someText(maxLength.explanation)
    .optional()
    .describe('One or two sentences: why the right answer is right.'),
  hint: someText(maxLength.hint).optional().describe('One sentence that helps without giving the answer away.'),
  difficulty: difficultySchema.optional(),
});

/** What a writer returns for one quiz item. */
export type QuizDraft = z.infer<typeof draftSchema>;

/**
 * The finished item. The order of the answers depends on the content alone; numbers and dates ascend, so that their
 * order reveals nothing. Evidence retyped with other marks or a wrong word is replaced by the text's own words.
 */
export function finish(draft: QuizDraft, context: ItemContext<QuizItem>): QuizItem {
  const { question, correct, distractors, explanation, hint, difficulty } = draft;
  const answers = [{ text: correct, correct: true }, ...distractors.map((text) => ({ text, correct: false }))];
  const evidence =
    exactQuote(context.text, draft.evidence) ?? repairedQuote(context.text, draft.evidence) ?? draft.evidence;
  return {
    question,
    answers: ascending(answers, context.language) ?? shuffle(answers, seedFrom(question, correct, ...distractors)),
    ...(explanation === undefined ? {} : { explanation }),
    ...(hint === undefined ? {} : { hint }),
    evidence,
    ...(difficulty === undefined ? {} : { difficulty }),
  };
}

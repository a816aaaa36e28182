import { z } from 'zod';

/**
 * Maximum lengths of an item's texts, in UTF-16 units; a text within them fits a phone's screen with some scrolling.
 */
export const maxLength = { question: 2_000, option: 500, explanation: 2_000, hint: 500, evidence: 1_000 } as const;

/** Minimum and maximum number of answers of an item. */
export const optionCounts = { min: 2, max: 6 } as const;

/** A text that is not blank. */
export const someText = (max: number) => z.string().min(1).max(max).regex(/\S/, 'must not be blank');

export const difficultySchema = z.enum(['easy', 'medium', 'hard']);

const optionSchema = z.strictObject({
  text: someText(maxLength.option).describe('The answer without a letter in front.'),
  correct: z.boolean().describe('True for exactly one answer of the item.'),
});

/** A multiple-choice question as players receive it. */
export const itemSchema = z.strictObject({
  question: someText(maxLength.question).describe('The question, or a sentence with one gap, written _____.'),
  answers: z
    .array(optionSchema)
    .min(optionCounts.min)
    .max(optionCounts.max)
    .refine((answers) => answers.filter((answer) => answer.correct).length === 1, 'exactly one answer must be correct')
    // For forms, which read JSON Schema.
    .meta({ contains: { properties: { correct: { const: true } } }, maxContains: 1 })
    .describe('In the order they are to be shown; exactly one is correct.'),
  explanation: someText(maxLength.explanation).optional().describe('Why the key is right; shown after answering.'),
  hint: someText(maxLength.hint).optional().describe('A help that does not give the answer away.'),
  evidence: someText(maxLength.evidence).optional().describe('The words of the source text that prove the answer.'),
  difficulty: difficultySchema.optional().describe('How hard the question is.'),
});

/** A quiz item: one question, its options and the evidence in the text. */
export type QuizItem = z.infer<typeof itemSchema>;

/** A learner's choice. */
export const submissionSchema = z
  .union([
    z.int().min(0).describe('The place of the chosen answer in the item, counted from 0.'),
    z.string().describe('The text of the chosen answer; case, spaces and kinds of quotation mark make no difference.'),
  ])
  .describe('The chosen answer, by its place in the item or by its text.');

/** What a learner chose: an option by its index (from 0) or by its text. */
export type QuizSubmission = z.infer<typeof submissionSchema>;

import { z } from 'zod';

/** What a player chose. */
export const answerSchema = z
  .union([
    z.int().min(0).describe('The place of the chosen answer in the item, counted from 0.'),
    z.string().describe('The text of the chosen answer; case, spaces and kinds of quotation mark make no difference.'),
  ])
  .describe('The chosen answer, by its place in the item or by its text.');

export type QuizAnswer = z.infer<typeof answerSchema>;

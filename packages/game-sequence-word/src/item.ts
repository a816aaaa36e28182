import { z } from 'zod';

/** Words to put in order, as players receive them; the player shuffles them. */
export const wordOrderItem = z.object({
  sentence: z.string().min(1).describe('The solved sentence, spaced as its language spaces it.'),
  pieces: z
    .array(z.string().min(1))
    .min(3)
    .describe('Words or small groups of words in the right order, three or more.'),
  alternatives: z
    .array(z.array(z.int().min(0)))
    .optional()
    .describe('Other right orders, each a permutation of the indices of the pieces.'),
  hint: z.string().min(1).optional().describe('Helps without giving the order away.'),
});

/** An item: the words of a sentence, to put in order. */
export type WordOrderItem = z.infer<typeof wordOrderItem>;

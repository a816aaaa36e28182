import { z } from 'zod';

/** Sentences to put in order, as players receive them; the player shuffles them. */
export const sentenceOrderItem = z.object({
  sentence: z.string().min(1).describe('The solved text: the pieces in the right order.'),
  pieces: z.array(z.string().min(1)).min(3).describe('The sentences in the right order, three or more.'),
  alternatives: z
    .array(z.array(z.int().min(0)))
    .optional()
    .describe('Other right orders, each a permutation of the indices of the pieces.'),
  hint: z.string().min(1).optional().describe('Helps without giving the order away.'),
  title: z.string().min(1).optional().describe('Heading or context of the sentences.'),
});

/** An item: the sentences of a passage, to put in order. */
export type SentenceOrderItem = z.infer<typeof sentenceOrderItem>;

import { z } from 'zod';

/** What an entry of games.yaml may set. */
export const optionsSchema = z.strictObject({
  gaps: z.int().min(1).max(10).default(4).describe('Most gaps in a passage.'),
  wordbank: z
    .boolean()
    .default(false)
    .describe('Whether an item lists its answers in another order, for the player to choose from.'),
});

export type Options = z.infer<typeof optionsSchema>;

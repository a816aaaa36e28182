import { z } from 'zod';

/**
 * One round, as players receive it; the engine adds an `id`. Say in each description what the text is for: models and
 * the makers of players read it.
 */
export const itemSchema = z.object({
  riddle: z.string().min(1).describe('What the player is shown.'),
  solution: z.string().min(1).describe('What the player answers.'),
  note: z.string().min(1).describe('The note of this round.'),
  hint: z.string().min(1).optional().describe('The hint of this round, where it has one.'),
  decoys: z.array(z.string().min(1)).min(1).describe('The texts of "decoys" in this round, one or more.'),
});

export type Item = z.infer<typeof itemSchema>;

import { z } from 'zod';

/**
 * One round, as players receive it; the engine adds an `id`. Say in each description what the text is for: models and
 * the makers of players read it.
 */
export const itemSchema = z.object({
  riddle: z.string().min(1).describe('What the player is shown.'),
  solution: z.string().min(1).describe('What the player answers.'),
  note: z.string().min(1).describe('A text called note.'),
  hint: z.string().min(1).optional().describe('A text called hint, which may be left out.'),
  decoys: z.array(z.string().min(1)).min(1).describe('A list called decoys, of one text or more.'),
});

export type Item = z.infer<typeof itemSchema>;

//#if draft
import { seedFrom, shuffle } from '@ludotext/engine/game';
//#end
import { z } from 'zod';

/**
//#if draft
 * What a writer says of a round; `finish` makes the item of it. Say in each description what the text is for: models
 * and the makers of players read it.
 */
export const draftSchema = z.object({
//#else
 * One round, as players receive it; the engine adds an `id`. Say in each description what the text is for: models and
 * the makers of players read it.
 */
export const itemSchema = z.object({
//#end
  riddle: z.string().min(1).describe('What the player is shown.'),
  solution: z.string().min(1).describe('What the player answers.'),
  note: z.string().min(1).describe('A text called note.'),
  hint: z.string().min(1).optional().describe('A text called hint, which may be left out.'),
  decoys: z.array(z.string().min(1)).min(1).describe('A list called decoys, of one text or more.'),
});

//#if draft
/** One round, as players receive it; the engine adds an `id`. */
export const itemSchema = draftSchema.extend({
  choices: z.array(z.string().min(1)).min(2).describe('Texts to choose from, the right one among them.'),
});

export type Draft = z.infer<typeof draftSchema>;
//#end
export type Item = z.infer<typeof itemSchema>;
//#if draft

/** Puts the right text among the others. The order is made of the draft's words, so that the same draft gives the same item. */
export function finish(draft: Draft): Item {
  const choices = [draft.solution];
  choices.push(...draft.decoys);
  return { ...draft, choices: shuffle([...new Set(choices)], seedFrom(draft.riddle)) };
}
//#end

import { z } from 'zod';
import { count, type Immutable } from './common.js';

const text = z.string();
const common = {
  prompt: text.describe("What the learner is asked, in the item's language."),
  title: text.optional(),
  hint: text.optional().describe('A help that does not give the answer away.'),
  explanation: text.optional().describe('Why the answer is right; for after answering.'),
  evidence: text.optional().describe('The words of the source text that prove the answer.'),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional(),
};

/** What an item is, in words that do not depend on its game. All texts are plain text, never markup. */
export const interactionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    ...common,
    options: z
      .array(
        z.strictObject({
          text,
          correct: z.boolean(),
          feedback: text.optional().describe('For who chooses it.'),
        }),
      )
      .describe('In the order they are shown.'),
    multiple: z.boolean().describe('Whether any number of options may be right, not one.'),
  }),
  z.strictObject({
    kind: z.literal('order'),
    ...common,
    parts: z.array(text).describe('In the right order.'),
    alternatives: z.array(z.array(count)).describe('Other right orders, as indices of `parts`.'),
    solved: text.describe('The parts as they read when they are in order.'),
    layout: z.enum(['lines', 'inline']).describe('One below the other, or in one line of text.'),
  }),
  z.strictObject({
    kind: z.literal('match'),
    ...common,
    pairs: z.array(z.strictObject({ left: text, right: text })),
    shown: z.array(count).optional().describe('The order the rights are shown in, as indices of `pairs`.'),
  }),
  z.strictObject({
    kind: z.literal('gaps'),
    ...common,
    segments: z
      .array(z.union([text, z.strictObject({ accepted: z.array(text) })]))
      .describe("Open text, and gaps with what may be filled in, the text's own first."),
    words: z.array(text).optional().describe('Words to choose from, in the order they are shown.'),
  }),
  z.strictObject({
    kind: z.literal('text'),
    ...common,
    accepted: z.array(text).describe('What is right, the best first.'),
  }),
]);
export type Interaction = Immutable<z.infer<typeof interactionSchema>>;

import { z } from 'zod';
import { count, type Immutable } from './common.js';

const text = z.string();
const common = {
  prompt: text.describe("What the learner is asked, in the item's language."),
  title: text.optional().describe('A heading.'),
  hint: text.optional().describe('A help that does not give the answer away.'),
  explanation: text.optional().describe('Why the answer is right; for after answering.'),
  evidence: text.optional().describe('The words of the source text that prove the answer.'),
  place: text.optional().describe('Where in the source they stand, as the notes of the set have it.'),
  difficulty: z.enum(['easy', 'medium', 'hard']).optional().describe('How hard it is, where its game says so.'),
};

/** Options, of which one or several are right. */
export const choiceInteractionSchema = interaction('choice', 'Options to choose from.', {
  options: z
    .array(
      z.strictObject({
        text: text.describe('What it says.'),
        correct: z.boolean().describe('Whether it is right.'),
        feedback: text.optional().describe('For who chooses it.'),
      }),
    )
    .describe('In the order they are shown.'),
  multiple: z.boolean().describe('Whether any number of options may be right, not one.'),
});

/** Parts to put in order. */
export const orderInteractionSchema = interaction('order', 'Parts to put in order.', {
  parts: z.array(text).describe('In the right order.'),
  alternatives: z.array(z.array(count)).describe('Other right orders, as indices of `parts`.'),
  solved: text.describe('The parts as they read when they are in order.'),
  layout: z.enum(['lines', 'inline']).describe('One below the other, or in one line of text.'),
});

/** Things to match. */
export const matchInteractionSchema = interaction('match', 'Things to match.', {
  pairs: z
    .array(z.strictObject({ left: text.describe('What stays.'), right: text.describe('What belongs to it.') }))
    .describe('In the order the lefts are shown.'),
  shown: z.array(count).optional().describe('The order the rights are shown in, as indices of `pairs`.'),
});

/** A text with gaps. */
export const gapsInteractionSchema = interaction('gaps', 'A text with gaps to fill in.', {
  segments: z
    .array(z.union([text, z.strictObject({ accepted: z.array(text).describe('What may be filled in.') })]))
    .describe("Open text, and gaps with what may be filled in, the text's own first."),
  words: z.array(text).optional().describe('Words to choose from, in the order they are shown.'),
});

/** A question that is answered in words. */
export const textInteractionSchema = interaction('text', 'A question that is answered in words.', {
  accepted: z.array(text).describe('What is right, the best first.'),
});

/** What an item is, in words that do not depend on its game. All texts are plain text, never markup. */
export const interactionSchema = z
  .discriminatedUnion('kind', [
    choiceInteractionSchema,
    orderInteractionSchema,
    matchInteractionSchema,
    gapsInteractionSchema,
    textInteractionSchema,
  ])
  .describe('What an item is, in words that do not depend on its game; all texts are plain text.');
export type Interaction = Immutable<z.infer<typeof interactionSchema>>;

function interaction<Kind extends string, Members extends z.ZodRawShape>(
  kind: Kind,
  description: string,
  members: Members,
) {
  return z
    .strictObject({ kind: z.literal(kind).describe('What the learner does.'), ...common, ...members })
    .describe(description);
}

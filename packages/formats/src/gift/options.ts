import { z } from '@ludotext/engine/format';

/** What a caller may choose. */
export const options = z.object({
  category: z
    .string()
    .max(255)
    .default('')
    .describe("The category of the question bank, with / between its levels; the set's title where empty."),
});

/** What a caller chose. */
export type Options = z.infer<typeof options>;

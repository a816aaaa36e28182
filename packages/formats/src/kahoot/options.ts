import { z } from '@ludotext/engine/format';

/** The times that Kahoot's importer takes, in seconds. Source: the header of Kahoot's template. */
const times = [5, 10, 20, 30, 60, 90, 120, 240] as const;

/** The options of the format. */
export const optionsSchema = z.object({
  seconds: z.literal(times).default(20).describe('Time for each question, in seconds.'),
});

/** What a caller may choose of a Kahoot sheet. */
export type KahootOptions = z.infer<typeof optionsSchema>;

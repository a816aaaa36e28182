import { z } from '@ludotext/engine/format';

/** Source: the header of Blooket's template. */
const maxSeconds = 300;

/** The options of the format. */
export const optionsSchema = z.object({
  seconds: z.int().min(1).max(maxSeconds).default(20).describe('Time for each question, in seconds.'),
});

/** What a caller may choose of a Blooket sheet. */
export type BlooketOptions = z.infer<typeof optionsSchema>;

import { z } from '@ludotext/engine/format';

/** The options of the format. */
export const optionsSchema = z.object({
  note_type: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .default('Basic')
    .describe(
      'The note type of the collection, with a front and a back; "Basic" is called otherwise in other languages.',
    ),
  deck: z
    .string()
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .default('')
    .describe("The deck; the set's title when empty."),
});

/** What a caller may choose of an Anki file. */
export type AnkiOptions = z.infer<typeof optionsSchema>;

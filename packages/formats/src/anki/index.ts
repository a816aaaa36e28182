import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

const optionsSchema = z.object({
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

/**
 * Notes with a front and a back that Anki 2.1.54 and newer import as text: header lines, then guid, deck, front, back
 * and tags. A note is remembered, not played, so all but questions with a written answer lose their player.
 * Source: Anki Manual, Importing, Text Files.
 */
export const anki = defineFormat({
  apiVersion,
  id: 'anki',
  displayName: 'Anki',
  mediaType: 'text/plain; charset=utf-8',
  extension: '.anki.txt',
  carries: { choice: 'degraded', order: 'degraded', match: 'degraded', gaps: 'degraded', text: 'exact' },
  optionsSchema,
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

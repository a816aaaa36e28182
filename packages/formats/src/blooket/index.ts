import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/** Source: the header of Blooket's template. */
const maxSeconds = 300;

const optionsSchema = z.object({
  seconds: z.int().min(1).max(maxSeconds).default(20).describe('Time for each question, in seconds.'),
});

/** What a caller may choose of a Blooket sheet. */
export type BlooketOptions = z.infer<typeof optionsSchema>;

/** The table that Blooket imports by "Spreadsheet Import". */
export const blooket = defineFormat({
  apiVersion,
  id: 'blooket',
  displayName: 'Blooket',
  mediaType: 'text/csv; charset=utf-8',
  extension: '.blooket.csv',
  carries: { choice: 'exact' },
  optionsSchema,
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

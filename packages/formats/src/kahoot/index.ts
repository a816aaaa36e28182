import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/** The times that Kahoot's importer takes, in seconds. Source: the header of Kahoot's template. */
const times = [5, 10, 20, 30, 60, 90, 120, 240] as const;

const optionsSchema = z.object({
  seconds: z.literal(times).default(20).describe('Time for each question, in seconds.'),
});

/** What a caller may choose of a Kahoot sheet. */
export type KahootOptions = z.infer<typeof optionsSchema>;

/** The workbook that Kahoot imports by "Add question, Import spreadsheet". */
export const kahoot = defineFormat({
  apiVersion,
  id: 'kahoot',
  displayName: 'Kahoot!',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: '.kahoot.xlsx',
  carries: { choice: 'exact' },
  optionsSchema,
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

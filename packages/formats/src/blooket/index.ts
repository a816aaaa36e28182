import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { optionsSchema } from './options.js';

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

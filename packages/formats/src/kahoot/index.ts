import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { optionsSchema } from './options.js';

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

import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { optionsSchema } from './options.js';

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

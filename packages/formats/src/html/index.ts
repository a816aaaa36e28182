import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { locales } from './texts.js';

/** What a caller may choose for a page that plays. */
export const pageOptions = {
  locale: z
    .enum(['auto', ...locales])
    .default('auto')
    .describe("Language of the page's own texts; auto is that of the set where the page speaks it, else English."),
};

/** One HTML file that plays from a disk, without a network: the games' own players with the items as they are. */
export const html = defineFormat({
  apiVersion,
  id: 'html',
  displayName: { en: 'Web page that plays offline', de: 'Webseite zum Spielen ohne Netz' },
  mediaType: 'text/html; charset=utf-8',
  extension: '.html',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  needsPlayers: true,
  optionsSchema: z.strictObject(pageOptions),
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

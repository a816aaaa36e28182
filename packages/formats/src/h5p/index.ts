import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { optionsSchema } from './options.js';

/**
 * H5P, content only: the site must have the libraries. A set becomes a Question Set of Multiple Choice, Drag the Words
 * and Fill in the Blanks. Sort the Paragraphs may not stand in a Question Set: an order of sentences that is alone in
 * its set becomes one; among others it is dragged into boxes.
 */
export const h5p = defineFormat({
  apiVersion,
  id: 'h5p',
  displayName: 'H5P',
  mediaType: 'application/zip',
  extension: '.h5p',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  optionsSchema,
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { options } from './options.js';

/** Moodle XML: the question bank's own format, with orderings as Moodle has them from version 4.4 on. */
export const moodleXml = defineFormat({
  apiVersion,
  id: 'moodle-xml',
  displayName: 'Moodle XML',
  mediaType: 'application/xml',
  extension: '.xml',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  optionsSchema: options,
  messages,
  write: async (set, given) => (await import('./write.js')).write(set, given),
  read: async (file) => (await import('./read.js')).read(file),
  recognises: (file) => /<quiz[\s>]/.test(new TextDecoder().decode(file.subarray(0, 4000))),
});

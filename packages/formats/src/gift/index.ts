import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { options } from './options.js';

/**
 * GIFT: questions as plain text that people write too. Moodle, Chamilo and ILIAS read it. Its orderings take items that
 * cannot be escaped, so that none are written: Moodle XML has them.
 */
export const gift = defineFormat({
  apiVersion,
  id: 'gift',
  displayName: 'GIFT',
  mediaType: 'text/plain; charset=utf-8',
  extension: '.gift.txt',
  carries: { choice: 'exact', match: 'exact', text: 'exact' },
  optionsSchema: options,
  messages,
  write: async (set, given) => (await import('./write.js')).write(set, given),
  read: async (file) => (await import('./read.js')).read(file),
  recognises: (file) => {
    const text = new TextDecoder().decode(file.subarray(0, 4000));
    const isOther = /^\s*(?:\{|<\?xml|<quiz|<!)|[\0-\x08]/.test(text);
    return !isOther && (/^(?:::|\$CATEGORY:)/m.test(text) || answers.test(text));
  },
});

/** The beginning of answers: a mark, or true or false. */
const answers = /(?<!\\)\{[ \t\r\n]{0,20}(?:[=~#]|(?:TRUE|FALSE|T|F)[ \t\r\n]{0,20}[}#])/;

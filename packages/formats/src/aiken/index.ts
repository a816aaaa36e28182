import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/** Aiken: one question, its options and `ANSWER: B` on lines of their own. Moodle, Chamilo and ILIAS read it. */
export const aiken = defineFormat({
  apiVersion,
  id: 'aiken',
  displayName: 'Aiken',
  mediaType: 'text/plain; charset=utf-8',
  extension: '.aiken.txt',
  carries: { choice: 'exact' },
  messages,
  write: async (set) => (await import('./write.js')).write(set),
  read: async (file) => (await import('./read.js')).read(file),
  recognises: (file) => {
    const text = new TextDecoder().decode(file.subarray(0, 4000));
    return /^[ \t]{0,20}ANSWER:[ \t]{0,20}[A-Za-z]\b/m.test(text) && !/^QUESTION:/im.test(text);
  },
});

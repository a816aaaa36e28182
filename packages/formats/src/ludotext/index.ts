import { apiVersion, defineFormat, faultAt } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/** The set itself, as a file: everything is kept. */
export const ludotext = defineFormat({
  apiVersion,
  id: 'ludotext',
  displayName: 'Ludotext',
  mediaType: 'application/vnd.ludotext.set+json',
  extension: '.ludotext.json',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  messages,
  writesDocument: true,
  write: ({ document }) => ({ content: `${JSON.stringify(document, undefined, 2)}\n`, outcomes: [] }),
  read: (file) => {
    try {
      return { interactions: [], faults: [], document: JSON.parse(new TextDecoder().decode(file)) };
    } catch {
      return { interactions: [], faults: [faultAt(1, 1, 'not_json', {})] };
    }
  },
  recognises: (file) => {
    const text = new TextDecoder().decode(file.subarray(0, looksAt));
    return /^\s*\{/.test(text) && text.includes('"ludotext"');
  },
});

/** Bytes in which the document says what it is. */
const looksAt = 65_536;

import { apiVersion, defineFormat } from '@ludotext/engine/format';
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
  write: ({ document, items }) => ({
    content: `${JSON.stringify(document, undefined, 2)}\n`,
    outcomes: items.map(() => ({ outcome: 'exact' })),
  }),
  read: (file) => ({ interactions: [], faults: [], document: JSON.parse(new TextDecoder().decode(file)) }),
  recognises: (file) => /^\uFEFF?\s*\{[^]*"ludotext"\s*:/.test(new TextDecoder().decode(file.subarray(0, 1_000_000))),
});

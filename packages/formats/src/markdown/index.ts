import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

const options = z
  .object({
    key: z
      .enum(['end', 'inline', 'none'])
      .default('end')
      .describe('Where the answers stand: at the end, below each item, or nowhere.'),
  })
  .strict();

/** Markdown for people and static sites. CommonMark; the boxes before options are GitHub's task lists. */
export const markdown = defineFormat({
  apiVersion,
  id: 'markdown',
  displayName: 'Markdown',
  mediaType: 'text/markdown; charset=utf-8',
  extension: '.md',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  optionsSchema: options,
  messages,
  write: async (set, chosen) => (await import('./write.js')).write(set, chosen),
});

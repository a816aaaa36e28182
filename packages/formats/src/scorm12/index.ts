import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { pageOptions } from '../html/index.js';
import { messages } from '../messages/index.js';

/** A SCORM 1.2 package: the page that plays as one activity of a course, which learns the score. */
export const scorm12 = defineFormat({
  apiVersion,
  id: 'scorm12',
  displayName: 'SCORM 1.2',
  mediaType: 'application/zip',
  extension: '.scorm12.zip',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  needsPlayers: true,
  optionsSchema: z.strictObject({
    ...pageOptions,
    pass_score: z
      .int()
      .min(0)
      .max(100)
      .default(0)
      .describe('Percent from which the activity is passed; 0: it is completed, whatever the score.'),
  }),
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/** QTI 1.2: a package with one assessment. Canvas, Blackboard, Brightspace, Sakai and ILIAS read it. */
export const qti12 = defineFormat({
  apiVersion,
  id: 'qti12',
  displayName: 'QTI 1.2',
  mediaType: 'application/zip',
  extension: '.qti12.zip',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  messages,
  write: async (set) => (await import('./write.js')).write(set),
});

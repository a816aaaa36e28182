import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/**
 * The text that Blackboard's "Upload Questions" reads: a question per line, its type first, tabs between, texts as
 * HTML. Ultra courses take no order questions. Source: Blackboard Help, Upload Questions.
 */
export const blackboard = defineFormat({
  apiVersion,
  id: 'blackboard',
  displayName: 'Blackboard',
  mediaType: 'text/tab-separated-values; charset=utf-8',
  extension: '.blackboard.txt',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  messages,
  write: async (set) => (await import('./write.js')).write(set),
});

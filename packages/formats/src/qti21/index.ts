import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

/** What a caller may choose for QTI 2.1. */
const optionsSchema = z.object({
  test: z
    .boolean()
    .default(true)
    .describe('Whether the package holds a test of all items, too. Canvas makes a quiz of it, without it a bank.'),
  canvas: z
    .boolean()
    .default(true)
    .describe(
      'Whether the manifest tells Canvas which items are orders, in the namespace that it looks for. Switch it off for a reader that checks manifests strictly.',
    ),
});

/**
 * QTI 2.1: a package of one file for each item. Canvas, Brightspace, OpenOLAT, TAO and others read it. Canvas makes
 * a matching of an order.
 */
export const qti21 = defineFormat({
  apiVersion,
  id: 'qti21',
  displayName: 'QTI 2.1',
  mediaType: 'application/zip',
  extension: '.qti21.zip',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  optionsSchema,
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
});

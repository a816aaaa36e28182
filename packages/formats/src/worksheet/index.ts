import { apiVersion, defineFormat, z } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';

const options = z
  .object({
    key: z.boolean().default(true).describe('Whether the answers stand on a page of their own at the end.'),
    seed: z
      .int()
      .min(0)
      .max(4_294_967_295)
      .default(0)
      .describe(
        'Another order of options, words and parts for each number, such as one for each group; 0 leaves options and words as they are.',
      ),
    paper: z.enum(['a4', 'letter']).default('a4').describe('The size of the paper.'),
    columns: z
      .union([z.literal(1), z.literal(2)])
      .default(1)
      .describe('In how many columns the items stand.'),
    title: z.string().max(500).default('').describe("What stands above the items; the set's title when empty."),
  })
  .strict();

/** A worksheet: one HTML file to print, with a key on a page of its own. No script, nothing from the network. */
export const worksheet = defineFormat({
  apiVersion,
  id: 'worksheet',
  displayName: {
    en: 'Worksheet to print',
    de: 'Arbeitsblatt zum Drucken',
    es: 'Hoja de ejercicios para imprimir',
    fr: 'Fiche à imprimer',
    ar: 'ورقة عمل للطباعة',
  },
  mediaType: 'text/html; charset=utf-8',
  extension: '.html',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  optionsSchema: options,
  messages,
  write: async (set, chosen) => (await import('./write.js')).write(set, chosen),
});

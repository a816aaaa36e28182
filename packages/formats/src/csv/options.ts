import { z } from '@ludotext/engine/format';

/** The options of the format. */
export const optionsSchema = z.object({
  separator: z
    .enum(['comma', 'semicolon', 'tab'])
    .default('comma')
    .describe('What stands between cells. Excel expects a semicolon where the comma is the decimal sign.'),
  bom: z
    .boolean()
    .default(true)
    .describe('Whether the file begins with a byte-order mark, by which Excel knows UTF-8.'),
});

/** What a caller may choose of a table. */
export type CsvOptions = z.infer<typeof optionsSchema>;

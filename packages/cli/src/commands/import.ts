import type { ImportResponse } from '@ludotext/wire';
import type { Client } from '../client.js';
import { convert } from '../convert.js';
import type { Delivery } from '../convert-one.js';
import { placeOf } from '../failure.js';
import { nameOf } from '../files.js';
import { formatNamed, type SetDocument } from '../sets.js';
import { sourcesOf } from '../sources.js';
import type { Surroundings } from '../surroundings.js';

export interface ImportOptions extends Delivery {
  /** The format of the files; told by their content when absent. */
  readonly from?: string;
  readonly title?: string;
}

/** Makes sets of files of other programs. @returns the exit code */
export async function importFiles(
  files: readonly string[],
  options: ImportOptions,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  const { from, title, out } = options;
  const { signal } = surroundings;
  const extensions = ['.gift.txt', '.aiken.txt', '.gift', '.txt', '.xml', '.csv', '.ludotext.json', '.json'];
  const sources = await sourcesOf(files, { extensions, what: 'file to import', out }, surroundings);
  if (from !== undefined) await formatNamed(from, 'reads', client, signal);
  return convert(
    {
      sources,
      recipe: ['import', from, title],
      make: async (source, content) => {
        const body = { base64: content.toString('base64'), ...(from === undefined ? {} : { format: from }) };
        const { set, faults } = await client.json<ImportResponse>({ route: 'POST /import', body, signal });
        const linesOf = (severity: 'reject' | 'warn') =>
          faults
            .filter((fault) => fault.severity === severity)
            .map((fault) => `${placeOf(nameOf(source.file), fault)}: ${fault.message}`);
        const made = { ...(set as unknown as SetDocument), ...(title === undefined ? {} : { title }) };
        return { set: made, warnings: linesOf('warn'), faults: linesOf('reject') };
      },
    },
    options,
    client,
    surroundings,
  );
}

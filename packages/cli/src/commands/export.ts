import type { Client } from '../client.js';
import { convert } from '../convert.js';
import type { Delivery } from '../convert-one.js';
import { nameOf } from '../files.js';
import { readSet } from '../sets.js';
import { sets, sourcesOf } from '../sources.js';
import type { Surroundings } from '../surroundings.js';

/** Turns sets into files of a format. @returns the exit code */
export async function exportSets(
  files: readonly string[],
  options: Delivery,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  return convert(
    {
      sources: await sourcesOf(files, sets(options.out), surroundings),
      recipe: ['export'],
      make: async (source, content) => ({
        set: readSet(content, nameOf(source.file)),
        warnings: [],
        faults: [],
      }),
    },
    options,
    client,
    surroundings,
  );
}

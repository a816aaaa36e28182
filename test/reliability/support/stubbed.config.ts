import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { normal } from '../../../vitest.config.js';
import type { Guard } from './guard.js';

const root = path.resolve(import.meta.dirname, '../../..');
/** The guard to leave out, as JSON; none when absent. */
const given = process.env.STUBBED_GUARD;
const guard = given === undefined ? undefined : (JSON.parse(given) as Guard);
const stubbed = guard && path.join(root, guard.file);

// The normal run with one guard left out: its text is replaced as the file is read by the tests, and never on disk.
export default mergeConfig(
  normal,
  defineConfig({
    root,
    plugins: [
      {
        name: 'leave-out-guard',
        enforce: 'pre',
        load: (id) => {
          const file = id.split('?')[0]!;
          return guard !== undefined && file === stubbed ? without(guard, readFileSync(file, 'utf8')) : undefined;
        },
      },
    ],
    // What hangs without its guard has failed as well, and need not be waited for long.
    test: { typecheck: { enabled: false }, retry: 0, maxWorkers: 1, testTimeout: 15_000 },
  }),
);

function without({ find, replace }: Guard, source: string): string {
  return source.replace(find, () => replace);
}

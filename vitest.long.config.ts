import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { journeys, normal } from './vitest.config.js';

/** The test files below a folder of which the normal run runs a part: they say so by `support/long.ts`, or by what asks it for them. */
function shortened(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return shortened(name);
    const isTest = name.endsWith('.test.ts');
    return isTest &&
      /support\/(long|visitors)\.js'|\btest(?:Game|Format)\(|conformance\.js'/.test(readFileSync(name, 'utf8'))
      ? [name]
      : [];
  });
}

const packages = ['packages', 'examples'].flatMap((home) =>
  readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(home, entry.name, 'test')),
);

// What `npm test` runs a small part of, in full, and the catalogue of faults: kills, floods and soaks that take longer than anybody
// waits after a change.
export default defineConfig({
  ...normal,
  test: {
    ...normal.test,
    include: [
      ...new Set([
        ...journeys,
        'test/reliability/**/*.test.ts',
        ...['test', ...packages].filter((folder) => existsSync(folder)).flatMap(shortened),
      ]),
    ],
    env: { TEST_LONG: '1' },
    // One after another: they measure, and load the machine.
    fileParallelism: false,
    // What fails once in a full run is a fault until it is explained.
    retry: 0,
    typecheck: { enabled: false },
  },
});

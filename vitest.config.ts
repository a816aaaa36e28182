import os from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests read the packages' `src` through a private export condition, so that they need no build.
const conditions = ['@ludotext/source'];

/** Journeys and loads of minutes, for `npm run test:long` alone. */
export const journeys = [
  // gallery.test.ts plays each example, too.
  'examples/*/test/player.test.ts',
  'packages/engine/test/testing/player-faults.test.ts',
  'test/clients.test.ts',
  'test/newcomer.test.ts',
  'test/reliability/rolling-restart.test.ts',
  'test/reliability/soak.test.ts',
  'test/scaled.test.ts',
];

/** What all test runs have in common: each file in a process of its own. */
export const normal = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,examples}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    // One browser for all test files.
    globalSetup: path.join(import.meta.dirname, 'test/support/shared.ts'),
    // For what hangs alone: a browser that shares two cores with others takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // In CI, a busy machine's failure is tried again; the report names it.
    retry: process.env.CI === undefined ? 0 : 2,
    // A tenth of what property checks try finds the faults that are planted; `npm run test:long` tries all.
    env: { TESTGAME_RUNS: '20' },
    // Many tests wait for servers and child processes, so that more than one runs on each core.
    maxWorkers: os.availableParallelism() * 2,
  },
});

/** Tests that leave something behind, or must not find what others left: modules mocked, memory measured, clocks stopped. */
const alone = [
  'packages/engine/test/node/{folder-lock,games-file,load-errors,load-games}.test.ts',
  'packages/engine/test/testing/fast-check.test.ts',
  'packages/server/test/jobs/journal-disk.test.ts',
  'packages/server/test/observation/standard-error.test.ts',
  'test/plugin-faults.test.ts',
  'test/reliability/{bounds,bounds-load,http,observation,plugins,state}.test.ts',
];

export default defineConfig({
  ...normal,
  test: {
    ...normal.test,
    projects: [
      {
        ...normal,
        test: { ...normal.test, name: 'alone', include: alone, exclude: [...configDefaults.exclude, ...journeys] },
      },
      {
        ...normal,
        test: {
          ...normal.test,
          name: 'sharing',
          exclude: [...configDefaults.exclude, ...alone, ...journeys],
          // Starting a process and importing for each file takes longer than most of these tests.
          isolate: false,
        },
      },
    ],
  },
});

import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests read the packages' `src` through a private export condition, so that they need no build.
const conditions = ['@ludotext/source'];

/** Every test, each file in a process of its own. */
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
    // Where nobody looks on, a busy machine's failure is tried again; the report names it.
    retry: process.env.CI === undefined ? 0 : 2,
    // Many tests wait for servers and child processes, so that one core need not be left free.
    maxWorkers: '100%',
    typecheck: { enabled: true, include: ['**/test/**/*.test-d.ts'], tsconfig: 'tsconfig.json' },
  },
});

/** Tests that leave nothing to the next file: no globals replaced, no modules mocked, no browser. */
const sharing = [
  'packages/engine/test/{modes,ordering,text,writers}/**/*.test.ts',
  'packages/evaluation/test/**/*.test.ts',
  'packages/game-*/test/*.test.ts',
  'packages/game-*/test/!(player)/**/*.test.ts',
];

export default defineConfig({
  ...normal,
  test: {
    ...normal.test,
    projects: [
      {
        ...normal,
        test: {
          ...normal.test,
          name: 'sharing',
          include: sharing,
          // Starting a process and importing for each file takes longer than most of these tests.
          isolate: false,
          typecheck: { enabled: false },
        },
      },
      { ...normal, test: { ...normal.test, name: 'alone', exclude: [...configDefaults.exclude, ...sharing] } },
    ],
  },
});

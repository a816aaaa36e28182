import { defineConfig } from 'vitest/config';

// Tests read the packages' `src` through a private export condition, so that they need no build.
const conditions = ['@ludotext/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,examples}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    // For what hangs alone: a browser that shares two cores with others takes its time.
    testTimeout: 60_000,
    // Where nobody looks on, a busy machine's failure is tried again; the report names it.
    retry: process.env.CI === undefined ? 0 : 2,
    // Many tests wait for servers and child processes, so that one core need not be left free.
    maxWorkers: '100%',
    typecheck: { enabled: true, include: ['**/test/**/*.test-d.ts'], tsconfig: 'tsconfig.json' },
  },
});

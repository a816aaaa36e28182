import { defineConfig } from 'vitest/config';
import { journeys, normal } from './vitest.config.js';

// The catalogue of faults with its full counts: kills, floods and soaks that take longer than anybody waits after a change.
export default defineConfig({
  ...normal,
  test: {
    ...normal.test,
    include: [
      ...journeys,
      'test/reliability/**/*.test.ts',
      'test/plugin-faults.test.ts',
      'test/readme.test.ts',
      'test/browser/journey.test.ts',
      'test/browser/languages.test.ts',
      'test/browser/states.test.ts',
      'packages/create-game/test/game-files.test.ts',
      'packages/create-game/test/written-games.test.ts',
    ],
    env: { TEST_LONG: '1' },
    // One after another: they measure, and load the machine.
    fileParallelism: false,
    // What fails once in a full run is a fault until it is explained.
    retry: 0,
    typecheck: { enabled: false },
  },
});

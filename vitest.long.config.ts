import { defineConfig, mergeConfig } from 'vitest/config';
import normal from './vitest.config.js';

// The catalogue of faults with its full counts: kills, floods and soaks that take longer than anybody waits after a change.
export default mergeConfig(
  normal,
  defineConfig({
    test: {
      include: [],
      env: { TEST_LONG: '1' },
      // One after another: they measure, and load the machine.
      fileParallelism: false,
      typecheck: { enabled: false },
    },
  }),
);

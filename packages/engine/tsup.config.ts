import { defineConfig } from 'tsup';

const entries = { index: 'src/index.ts', 'node/index': 'src/node/index.ts', 'testing/index': 'src/testing/index.ts' };

export default defineConfig({
  entry: { ...entries, 'node/game-worker': 'src/node/game-worker.ts' },
  format: 'esm',
  target: 'node20',
  dts: { entry: entries },
  clean: true,
});

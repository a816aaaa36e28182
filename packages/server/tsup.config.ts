import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: 'esm',
  target: 'node20',
  dts: declarations({ index: 'src/index.ts' }),
  clean: true,
});

import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';

// Every format is a chunk of its own, loaded with its first use.
export default defineConfig({
  entry: { index: 'src/index.ts', paper: 'src/paper/index.ts' },
  format: 'esm',
  target: 'node20',
  dts: declarations({ index: 'src/index.ts', paper: 'src/paper/index.ts' }),
  splitting: true,
  clean: true,
});

import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';

// Every language is a chunk of its own, loaded with its first use.
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'node20',
  dts: declarations({ index: 'src/index.ts' }),
  splitting: true,
  clean: true,
  // Words as they are written, not as escapes, which are three times as long.
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
});

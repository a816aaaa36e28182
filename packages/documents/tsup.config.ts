import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';

// Every format is a chunk of its own, loaded with the first document of its type.
export default defineConfig({
  entry: ['src/index.ts', 'src/thread.ts'],
  // Which module stands behind such a name is said in package.json, by the runtime.
  external: [/^#/],
  format: 'esm',
  target: 'node20',
  dts: declarations({ index: 'src/index.ts' }),
  splitting: true,
  clean: true,
});

import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: declarations({ index: 'src/index.ts' }),
  tsconfig: '../../tsconfig.browser.json',
});

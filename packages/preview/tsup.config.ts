import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';
import { licencesBeside } from '../../scripts/third-party-licences.js';

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/main.ts'],
    format: 'esm',
    target: 'node20',
    dts: declarations({ index: 'src/index.ts' }),
  },
  {
    entry: { page: 'src/page/main.ts', frame: 'src/page/frame.ts' },
    outDir: 'dist/page',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    splitting: false,
    noExternal: [/./],
    tsconfig: '../../tsconfig.browser.json',
    esbuildPlugins: [licencesBeside('dist/page')],
    esbuildOptions: (options) => {
      options.legalComments = 'none';
      options.charset = 'utf8';
    },
  },
]);

import { defineConfig } from 'tsup';

export default defineConfig([
  { entry: ['src/index.ts'], format: 'esm', target: 'node20', dts: true, clean: ['dist/index.*'] },
  {
    // The player is one module for browsers, with all that it uses in it.
    entry: { player: 'src/player/index.ts' },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    noExternal: [/./],
  },
]);

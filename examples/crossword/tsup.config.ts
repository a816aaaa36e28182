import { defineConfig } from 'tsup';

export default defineConfig([
  { entry: ['src/index.ts'], format: 'esm', target: 'node20', dts: true },
  {
    // The player is one file without imports.
    entry: { player: 'src/player/index.ts' },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    noExternal: [/./],
    minify: true,
  },
]);

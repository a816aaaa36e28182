import { defineConfig } from 'tsup';

// `npm run dev` and `npm test` build with --no-dts: nothing but the code.
export default defineConfig([
  { entry: ['src/index.ts'], format: 'esm', target: 'node20', sourcemap: true, dts: true },
//#if player
  {
    // A player is one file for browsers, without imports.
    ...{ entry: ['src/player.ts'], format: 'esm', target: 'es2022', platform: 'browser', noExternal: [/./], minify: true },
    ...{ sourcemap: true, dts: true },
  },
//#end
]);

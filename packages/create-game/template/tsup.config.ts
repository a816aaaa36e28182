import { defineConfig } from 'tsup';

// While it watches (npm run dev), a save writes nothing but the code.
export default defineConfig(({ watch }) => [
  { entry: ['src/index.ts'], format: 'esm', target: 'node20', sourcemap: true, dts: !watch },
//#if player
  {
    // A player is one file for browsers, without imports.
    ...{ entry: ['src/player.ts'], format: 'esm', target: 'es2022', platform: 'browser', noExternal: [/./], minify: true },
    ...{ sourcemap: true, dts: !watch },
  },
//#end
]);

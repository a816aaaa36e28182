import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';
import { playerBuild } from '../../scripts/player-build.js';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    dts: declarations({ index: 'src/index.ts' }),
    tsconfig: '../../tsconfig.browser.json',
  },
  // `<ludotext-games>` in one file, for any page.
  playerBuild('src/games/index.ts', 'games'),
]);

import { defineConfig } from 'tsup';
import { playerBuild } from '../../scripts/player-build.js';

export default defineConfig([
  { entry: ['src/index.ts'], format: 'esm', target: 'node20', dts: true },
  playerBuild('src/player/index.ts'),
]);

import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';
import { playerBuild } from '../../scripts/player-build.js';

export default defineConfig([
  { entry: ['src/index.ts'], format: 'esm', target: 'node20', dts: declarations({ index: 'src/index.ts' }) },
  playerBuild('src/player/index.ts'),
]);

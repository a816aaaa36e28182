import { defineConfig } from 'tsup';
import { declarations } from '../../scripts/declarations.js';

const entries = {
  index: 'src/index.ts',
  game: 'src/game.ts',
  format: 'src/format.ts',
  ordering: 'src/ordering.ts',
  host: 'src/host.ts',
  play: 'src/play.ts',
  'node/index': 'src/node/index.ts',
  'testing/index': 'src/testing/index.ts',
};

export default defineConfig({
  entry: {
    ...entries,
    'node/plugin-worker': 'src/node/plugin-worker.ts',
    'models/patient-fetch': 'src/models/patient-fetch.ts',
    'models/global-fetch': 'src/models/global-fetch.ts',
  },
  // Which module stands behind such a name is said in package.json, by the runtime.
  external: [/^#/],
  format: 'esm',
  target: 'node20',
  dts: declarations(entries),
  clean: true,
  // The test kit takes its check of strict schemas along, so that the engine needs no stand-in model server to run.
  esbuildOptions: (options) => {
    options.conditions = ['@ludotext/source'];
  },
});

// Who may import whom: between packages, and between the folders of the engine. Type imports count, unless a rule is about
// what runs. `npm run lint` checks it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Which public entries of our packages each package may import (`engine/play` is `@ludotext/engine/play`). */
const entriesOf = {
  'packages/wire': [],
  'packages/engine': [],
  'packages/engine/src/testing': ['model-server'],
  'packages/model-server': [],
  'packages/player': ['engine/play'],
  'packages/playground': ['engine/play', 'formats/paper', 'player', 'player/games', 'wire'],
  'packages/dictionary': ['engine/game'],
  'packages/documents': ['engine', 'engine/game', 'engine/host', 'engine/node'],
  'packages/preview': ['engine', 'engine/game', 'engine/host', 'engine/node'],
  'packages/preview/src/page': ['engine'],
  'packages/ai-sdk': ['engine'],
  'packages/formats': ['engine/format'],
  'packages/game-[^/]+': ['dictionary', 'engine/game', 'engine/ordering'],
  'packages/game-[^/]+/src/player': ['engine/play', 'player'],
  'packages/server': [
    'documents',
    'engine',
    'engine/game',
    'engine/host',
    'engine/node',
    'formats',
    'playground',
    'wire',
  ],
  'packages/evaluation': ['engine', 'engine/game', 'engine/host', 'engine/ordering'].concat([
    'game-quiz',
    'game-sequence-sentence',
    'game-sequence-word',
  ]),
  'packages/cli': ['server', 'wire'],
  'packages/create-game': [],
  'examples/[^/]+': ['dictionary', 'engine/game', 'engine/ordering'],
  'examples/[^/]+/src/player': ['engine/play', 'player'],
};

/** Which other folders of the engine each of its folders may import, from the bottom to the top. */
const foldersOf = {
  lib: [],
  contract: ['lib'],
  messages: ['contract'],
  schema: ['lib', 'contract'],
  text: ['lib'],
  ordering: ['lib', 'contract', 'text'],
  host: ['lib', 'contract', 'messages', 'schema', 'text'],
  models: ['lib', 'contract', 'schema'],
  writers: ['lib', 'contract', 'messages', 'schema', 'text', 'models'],
  modes: ['lib', 'contract', 'messages', 'text', 'host', 'models', 'writers'],
  sets: ['lib', 'contract', 'messages', 'text', 'host'],
  engine: ['lib', 'contract', 'messages', 'host', 'models', 'writers', 'modes', 'sets'],
  node: ['lib', 'contract', 'host', 'models', 'engine'],
  testing: ['lib', 'contract', 'messages', 'schema', 'text', 'host'],
};

const engine = '^packages/engine/src';
const sources = '^(packages|examples)/[^/]+/src/';
/** Imports that are there when the code runs. */
const run = { dependencyTypesNot: ['type-only'] };
/** Imports that are carried out with the module itself. */
const eager = { ...run, dynamic: false };

const rules = {
  'no circles': { from: {}, to: { circular: true } },
  'every import is found': { from: {}, to: { couldNotResolve: true } },
  ...Object.fromEntries(
    Object.entries(entriesOf).map(([folder, entries]) => [
      `${folder} imports only: ${entries.join(', ') || 'nothing of ours'}`,
      {
        from: { path: `^${ownPackage(folder)}/`, pathNot: partsOf(folder) },
        to: { path: '^(packages|examples)/', pathNot: ['^$1/', ...entries.map(fileOf)] },
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(foldersOf).map(([folder, others]) => [
      `the engine's ${folder}/ imports only: ${others.join(', ') || 'itself'}`,
      {
        from: { path: `${engine}/${folder}/` },
        to: { path: `${engine}/`, pathNot: [`${engine}/(${[folder, ...others].join('|')})/`] },
      },
    ]),
  ),
  'what is imported is among the dependencies': {
    from: { path: sources },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
  },
  'what runs on Node.js needs no dependency for development': {
    from: { path: sources, pathNot: '^(packages/(playground|[^/]+/src/(page|player))|examples/[^/]+/src/player)/' },
    to: { dependencyTypes: ['npm-dev'], ...run },
  },
  // Another module stands in the place of patient-fetch where there is no Node.js.
  'the engine runs without Node.js': {
    from: { path: `${engine}/`, pathNot: `${engine}/((node|testing)/|models/patient-fetch\\.ts$)` },
    to: { dependencyTypes: ['core'] },
  },
  'only the loader of games knows threads': {
    from: { path: sources, pathNot: `${engine}/node/` },
    to: { path: '^(node:)?worker_threads$' },
  },
  'only create-model knows the concrete models': {
    from: { path: `${engine}/`, pathNot: `${engine}/models/create-model\\.ts$` },
    to: { path: `${engine}/models/(openai|ollama)\\.ts$`, ...run },
  },
  "a model's client is loaded with the first call": {
    from: { path: `${engine}/` },
    to: { path: [`${engine}/models/patient-fetch\\.ts$`, '(^|/)node_modules/(openai|ollama)/'], ...eager },
  },
  'the protocol of assistants is loaded with its command': {
    from: { path: '^packages/cli/', pathNot: '^packages/cli/src/mcp/' },
    to: { path: ['^packages/cli/src/mcp/', '(^|/)node_modules/@modelcontextprotocol/'], ...eager },
  },
  'Redis is loaded only where it is used': {
    from: { path: '^packages/server/', pathNot: '^packages/server/src/(redis/|jobs/redis-)' },
    to: { path: ['^packages/server/src/(redis/|jobs/redis-)', '(^|/)node_modules/(ioredis|bullmq)/'], ...eager },
  },
  'what only English texts need is loaded with the first of them': {
    from: { path: '^packages/game-quiz/' },
    to: { path: '(^|/)node_modules/compromise/', ...eager },
  },
  'a player brings nothing along but its kit': {
    from: { path: '^(packages/game-[^/]+)/src/player/' },
    to: { pathNot: ['^$1/', ...['engine/play', 'player'].map(fileOf), '(^|/)node_modules/lit/'], ...run },
  },
};

/** The folders of a package that have a line of their own. */
function partsOf(folder) {
  return Object.keys(entriesOf)
    .filter((other) => other.startsWith(`${folder}/src/`))
    .map((other) => `^${other}/`);
}

/** The part of a package's folder that names the package, as the group `$1`. */
function ownPackage(folder) {
  const [name, ...below] = folder.split('/src/');
  return [`(${name})`, ...below].join('/src/');
}

/** The source file behind an entry such as `engine/play`. */
function fileOf(entry) {
  const [name, ...subpath] = entry.split('/');
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, 'packages', name, 'package.json'), 'utf8'));
  const file = manifest.exports[['.', ...subpath].join('/')]['@ludotext/source'];
  return `^${path.posix.join('packages', name, file)}$`;
}

export default {
  forbidden: Object.entries(rules).map(([name, rule]) => ({ name, severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@ludotext/source', 'import', 'node', 'default', 'types'],
    },
  },
};

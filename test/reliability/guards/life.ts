import type { Guard } from '../support/guard.js';

const service = 'packages/server/test/service.test.ts';
const store = 'packages/engine/test/node/file-state-store.test.ts';
const state = 'test/reliability/state.test.ts';

export const guards: readonly Guard[] = [
  {
    name: 'a second process on a locked folder',
    file: 'packages/engine/src/node/folder-lock.ts',
    find: 'if (first !== undefined) throw inUse(first.pid);',
    replace: 'if (first !== undefined) return;',
    tests: ['packages/engine/test/node/folder-lock.test.ts'],
  },
  {
    name: 'a second service on the state of the first',
    file: 'packages/server/src/life/open-state.ts',
    find: 'await lockFolder(folder, {',
    replace: 'await (async (_: string, _options: object) => ({ release: async () => {} }))(folder, {',
    tests: [service],
    only: 'does not start where another one keeps its state',
  },
  {
    name: 'overwriting what a later version wrote',
    file: 'packages/engine/src/node/file-state-store.ts',
    find: 'if (refusal !== undefined) throw unavailable(refusal);',
    replace: '',
    tests: [store],
    only: 'newer version',
  },
  {
    name: 'a damaged state that is lost',
    file: 'packages/engine/src/node/file-state-store.ts',
    find: 'await rename(file, aside);',
    replace: '',
    tests: [store],
    only: 'puts a file aside',
  },
  {
    name: 'names on disk before their content',
    file: 'packages/engine/src/node/replace-file.ts',
    find: 'await handle.sync();',
    replace: '',
    tests: [state],
    only: 'F05',
  },
  {
    name: 'a name that a power cut takes back',
    file: 'packages/engine/src/node/replace-file.ts',
    find: 'await handle?.sync().catch(() => {});',
    replace: '',
    tests: [state],
    only: 'F05',
  },
  {
    name: 'other users who read the state',
    file: 'packages/engine/src/node/replace-file.ts',
    find: "open(temporary, 'wx', 0o600)",
    replace: "open(temporary, 'wx')",
    tests: [state],
    only: 'F05',
  },
  {
    name: 'new requests while the service drains',
    file: 'packages/server/src/app.ts',
    find: "if (phase.name === 'draining') throw shuttingDown();",
    replace: '',
    tests: [service],
    only: 'finishes what is under way when an error ends it',
  },
  {
    name: 'requests sent to a service that is not ready',
    file: 'packages/server/src/routes/health.ts',
    find: "const isReady = phase.name === 'serving';",
    replace: 'const isReady = true;',
    tests: ['packages/server/test/routes/health.test.ts'],
    only: 'drains lives and is not ready',
  },
  {
    name: 'work that outlasts the deadline of a stop',
    file: 'packages/server/src/service.ts',
    find: '() => stopping.abort(shuttingDown())',
    replace: '() => {}',
    tests: [service],
    only: 'gives up what is not done at the deadline',
  },
];

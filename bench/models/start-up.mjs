// Time to import the engine, beside importing zod and yaml alone; each import in a process of its own.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { interleaved } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';

const rounds = 15;
const run = promisify(execFile);
/** The engine's own folder, so that its copies of zod and yaml are the ones compared with. */
const cwd = fileURLToPath(new URL('../../packages/engine', import.meta.url));

/** Runs a program in the engine's folder and gives what it prints. */
async function inNode(program) {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd });
  return JSON.parse(stdout);
}

/** Time a process takes to import these, one after the other, in milliseconds. */
function importOf(...names) {
  return inNode(`
    const start = performance.now();
    for (const name of ${JSON.stringify(names)}) await import(name);
    console.log(performance.now() - start);`);
}

/** The packages of other people that are loaded once a package is imported. */
function packagesLoadedBy(name) {
  return inNode(`
    import { Session } from 'node:inspector';
    const session = new Session();
    session.connect();
    const packages = new Set();
    session.on('Debugger.scriptParsed', ({ params: { url } }) => {
      const found = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url);
      if (found !== null) packages.add(found[1]);
    });
    session.post('Debugger.enable');
    await import(${JSON.stringify(name)});
    session.disconnect();
    console.log(JSON.stringify([...packages].sort()));`);
}

const times = await interleaved(rounds, {
  engine: () => importOf('@ludotext/engine'),
  withNode: () => importOf('@ludotext/engine', '@ludotext/engine/node'),
  floor: () => importOf('zod', 'yaml'),
});
const loaded = await packagesLoadedBy('@ludotext/engine');
const clients = loaded.filter((name) => ['openai', 'ollama', 'undici'].includes(name));
report([
  figure({
    what: 'import of the engine, beside zod and yaml alone',
    ours: times.engine,
    beside: times.floor,
    unit: 'ms',
    target: 1.3,
  }),
  figure({
    what: 'import of the engine with its node part, beside zod and yaml alone',
    ours: times.withNode,
    beside: times.floor,
    unit: 'ms',
  }),
  figure({
    what: `model clients loaded with the engine, of ${loaded.length} packages (${loaded.join(', ')})`,
    ours: clients.length,
    beside: loaded.length,
    unit: '',
    target: 0,
  }),
]);

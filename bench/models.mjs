// What a language model behind Ludotext costs, as ratios beside the packages one would otherwise use.
//   npm run bench:models [-- --check] [name …]
// --check ends with 1 when a figure misses its target; names choose measurements (see the list below).
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { showTable } from './support/table.mjs';

const measurements = [
  'scanner',
  'start-up',
  'streamed-call',
  'whole-answers',
  'first-item',
  'whole-requests',
  'direct-over-http',
];
const folder = fileURLToPath(new URL('.', import.meta.url));

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.find((name) => !measurements.includes(name));
if (unknown !== undefined) throw new Error(`${unknown} is none of ${measurements.join(', ')}`);

await run(process.execPath, '../scripts/build.mjs', '--stale', '--run');
if (!(await isInstalled())) await run('npm', 'ci', '--no-audit', '--no-fund');

const rows = [];
for (const name of names.length > 0 ? names : measurements) {
  process.stderr.write(`${name} …\n`);
  rows.push(...(await measure(name)));
}
showTable(rows);
if (process.argv.includes('--check') && rows.some(({ pass }) => pass === false)) process.exitCode = 1;

/** Runs a command in this folder, showing what it says; ends here when it fails. */
async function run(command, ...parameters) {
  const [code] = await once(spawn(command, parameters, { cwd: folder, stdio: ['ignore', 2, 2] }), 'exit');
  if (code !== 0) process.exit(1);
}

/** Runs a measurement in a process of its own, so that none inherits another's memory and warmth. */
function measure(name) {
  const child = fork(new URL(`./models/${name}.mjs`, import.meta.url));
  return new Promise((resolve, reject) => {
    let answer;
    child.on('message', (message) => {
      answer = message;
    });
    child.once('exit', (code) => {
      if (answer === undefined) reject(new Error(`${name} ended with ${code} and no figures`));
      else resolve(answer);
    });
  });
}

/** Whether the packages measured beside are there, as the lock file names them. */
async function isInstalled() {
  const changed = async (file) => (await stat(new URL(file, import.meta.url)).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
  return (await changed('node_modules/.package-lock.json')) >= (await changed('package-lock.json'));
}

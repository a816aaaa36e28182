import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the service as `npm start` does, in a folder of its own; its log goes nowhere.
 * @param checkout the folder of the built project; this one when absent
 */
export async function startProgram(environment, checkout = here) {
  const main = path.join(checkout, 'packages/server/dist/main.js');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-bench-'));
  const child = spawn(process.execPath, ['--max-semi-space-size=4', ...process.execArgv, main], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
    child.stdout.on('data', (text) => {
      said += text;
      const address = /http:\/\/\S+?:\d+/.exec(said);
      if (address !== null) resolve(address[0]);
    });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url, pid: child.pid, stop };
}

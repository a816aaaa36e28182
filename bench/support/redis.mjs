import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Starts a Redis server as deploy/compose.scaled.yaml does, on a free port of loopback. */
export async function startRedis() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-bench-redis-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const own = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const child = spawn('redis-server', [...own, '--appendonly', 'yes', '--appendfsync', 'everysec'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (/Ready to accept/.test(line)) break;
  child.stdout.resume();
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url: `redis://127.0.0.1:${port}`, port, pid: child.pid, stop };
}

/** Bytes of memory that a Redis server uses. */
export async function redisBytes({ port }) {
  const { stdout } = await promisify(execFile)('redis-cli', ['-p', `${port}`, 'info', 'memory']);
  return Number(/^used_memory:(\d+)/m.exec(stdout)?.[1]);
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';

/** Whether this machine has a Redis server. Where it has none, tests that need one are skipped, and say so. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis)
  process.stderr.write(
    'There is no redis-server here: the tests against Redis are SKIPPED. Install the package redis-server.\n',
  );

/** A real Redis server on a free port of loopback, with its data in a folder of its own. */
export interface TestRedis extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** Its process, for signals. */
  readonly pid: number;
  /** Ends it, with a signal: SIGTERM saves first, SIGKILL does not. What its log of changes has is still there for {@link start}. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again, on the same port with the same data. */
  start(): Promise<void>;
}

/** @param args further settings, such as `['--maxmemory', '10mb']` */
export async function startRedis(args: readonly string[] = []): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-redis-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    const child = spawn('redis-server', [...own, '--appendonly', 'yes', '--appendfsync', 'everysec', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (/Ready to accept connections/.test(line)) break;
    }
    child.stdout.resume();
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    // One that is stopped (SIGSTOP) would not end before it goes on.
    server.kill('SIGCONT');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    get pid() {
      return server?.pid ?? 0;
    },
    stop,
    start,
    [Symbol.asyncDispose]: async () => {
      await stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A connection for a test's own commands; the caller ends it with `disconnect`. */
export function connectTo({ url }: Pick<TestRedis, 'url'>): Redis {
  return new Redis(url);
}

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

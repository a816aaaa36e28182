import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freshFolder } from './program.js';

const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** A proxy that docs/operations.md shows a configuration of. */
export interface ProxyProgram {
  readonly name: string;
  /** Whether this machine has it. */
  readonly isHere: boolean;
  /** The `LUDOTEXT_DRAIN_SECONDS` that the page asks for with it. */
  readonly drainSeconds: number;
  /**
   * Starts it with that configuration; only ports, paths and TLS are others. It ends with the test.
   * @param services the ports that stand for 3000, 3001 and so on
   * @returns the port it listens on, without TLS
   */
  start(services: readonly number[]): Promise<number>;
}

/** The configuration in a language of the page's code blocks, for these ports. */
function documented(language: string, services: readonly number[]): string {
  const [, text] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page) ?? [];
  if (text === undefined) throw new Error(`docs/operations.md shows no configuration of ${language}.`);
  return text.replaceAll(/127\.0\.0\.1:(300\d)/g, (_, port) => `127.0.0.1:${services[Number(port) - 3000]}`);
}

const nginx: ProxyProgram = {
  name: 'nginx',
  drainSeconds: 0,
  isHere: spawnSync('nginx', ['-v']).status === 0,
  start: async (services) => {
    const [folder, port] = [await freshFolder(), await freePort()];
    const site = documented('nginx', services)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^ *ssl_certificate.*\n/gm, '');
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const file = path.join(folder, 'nginx.conf');
    await writeFile(
      file,
      `worker_processes 2;\ndaemon off;\npid ${folder}/pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${folders.join('\n')}\n${site}}\n`,
    );
    return listening('nginx', ['-e', 'stderr', '-c', file], folder, port);
  },
};

const caddy: ProxyProgram = {
  name: 'Caddy',
  drainSeconds: Number(/LUDOTEXT_DRAIN_SECONDS=(\d+)` with Caddy/.exec(page)?.[1]),
  isHere: spawnSync('caddy', ['version']).status === 0,
  start: async (services) => {
    const [folder, port] = [await freshFolder(), await freePort()];
    const site = documented('caddy', services).replace(/^lessons\.example \{/m, `http://lessons.example:${port} {`);
    const file = path.join(folder, 'Caddyfile');
    await writeFile(file, `{\n\tadmin off\n}\n${site}`);
    return listening('caddy', ['run', '--adapter', 'caddyfile', '--config', file], folder, port);
  },
};

/** Both; what needs one that is not here is skipped, and says so. */
export const proxies = [nginx, caddy] as const;
for (const { name, isHere } of proxies) {
  if (!isHere)
    process.stderr.write(`There is no ${name} here: the tests behind it are SKIPPED. Install its package.\n`);
}

/** Settles when a program listens, which ends with the test. */
async function listening(command: string, args: readonly string[], folder: string, port: number): Promise<number> {
  const environment = { PATH: process.env.PATH, HOME: folder };
  const child = spawn(command, args, { cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${command} ended: ${said}`);
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended.catch(() => {});
  });
  const answers = async () => {
    while (!(await isAnswered(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.race([answers(), ended]);
  return port;
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', headers: { host: 'lessons.example', connection: 'close' } }, (response) => {
      response.resume();
      resolve(true);
    })
      .once('error', () => resolve(false))
      .end();
  });
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

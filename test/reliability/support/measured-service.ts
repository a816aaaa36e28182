import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What a service holds after its garbage was collected. */
export interface Held {
  /** Bytes. */
  readonly heapUsed: number;
  readonly rss: number;
  /** Open files and sockets; 0 where the system does not tell. */
  readonly files: number;
  /** What keeps the event loop busy, by kind: sockets, timers, threads. */
  readonly resources: Readonly<Record<string, number>>;
  /** Listeners of the process, by event. */
  readonly listeners: Readonly<Record<string, number>>;
}

export interface MeasuredService extends AsyncDisposable {
  readonly url: string;
  /** What it wrote to standard error. */
  readonly errors: () => string;
  measure(): Promise<Held>;
  /** Writes games.yaml with the words game under this name, so that the next reload changes something. */
  rename(displayName: string): Promise<void>;
}

/** Starts the built service in a process of its own: our three games, and one more in a thread. */
export async function measuredService(environment: Readonly<Record<string, string>>): Promise<MeasuredService> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-soak-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await cp(path.join(root, 'packages/server/test/fixtures/words'), path.join(folder, 'words'), { recursive: true });
  const ours = ['quiz', 'sequence-sentence', 'sequence-word'].map(
    (name) => `  - package: "@ludotext/game-${name}"\n    isolated: false\n`,
  );
  const rename = (displayName: string) =>
    writeFile(
      path.join(folder, 'games.yaml'),
      `games:\n${ours.join('')}  - package: ./words\n    type_id: 9\n    display_name: ${displayName}\n`,
    );
  await rename('Words');
  const child = fork(path.join(import.meta.dirname, 'measured-service.mjs'), {
    cwd: folder,
    execArgv: ['--expose-gc'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: path.join(folder, 'state'),
      LUDOTEXT_LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-100_000);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The service ended: ${errors.slice(-2000)}`);
  });
  // Only a caller that waits for the response needs to know.
  ended.catch(() => {});
  const answer = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return message;
  };
  const { url } = (await answer()) as { url: string };
  return {
    url,
    errors: () => errors,
    rename,
    measure: async () => {
      const held = answer();
      child.send('measure');
      return (await held) as Held;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) {
        child.send('stop');
        await ended.catch(() => {});
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

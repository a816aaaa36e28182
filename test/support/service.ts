import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSettings, startService } from '@ludotext/server';
import { freshFolder, startProgram } from '../reliability/support/program.js';

const root = path.resolve(import.meta.dirname, '../..');

/** A service that runs, with a games.yaml of its own. */
export interface RunningService extends AsyncDisposable {
  readonly url: string;
  /** The folder of its games.yaml. */
  readonly folder: string;
}

/** The three games, trusted as in the file that is shipped. */
export const ourGames = [1, 2, 3].map((typeId) => {
  const name = ['quiz', 'sequence-sentence', 'sequence-word'][typeId - 1];
  return `  - package: "@ludotext/game-${name}"\n    type_id: ${typeId}\n    isolated: false\n`;
});

/**
 * Starts the service on a free port, in a folder of its own in which the packages of this repository are installed.
 * @param games entries of games.yaml
 * @param files further files beside games.yaml, by name
 */
export async function runService(
  environment: Readonly<Record<string, string>> = {},
  games: readonly string[] = ourGames,
  files: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-run-'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [name, content] of Object.entries({ 'games.yaml': `games:\n${games.join('')}`, ...files })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const settings = readSettings({
    PORT: '0',
    GAMES_FILE: path.join(folder, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    LUDOTEXT_LOG_LEVEL: 'silent',
    // Tests end while work is under way; nobody waits for it.
    LUDOTEXT_SHUTDOWN_SECONDS: '0',
    // A busy machine is late with everything.
    LUDOTEXT_LOOP_DELAY_MS: '0',
    LUDOTEXT_GAME_LOAD_SECONDS: '60',
    ...environment,
  });
  const service = await startService(settings);
  return {
    url: service.url,
    folder,
    [Symbol.asyncDispose]: async () => {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The service as it is built and shipped, in a process of its own. */
export interface BuiltService {
  readonly url: string;
  /** Ends it at once, as a machine does that loses its power. */
  kill(): Promise<void>;
}

/**
 * Starts the built service with the games that are shipped. It ends with the test at the latest.
 * @param port 0 for a free one
 */
export async function startBuilt(environment: Readonly<Record<string, string>> = {}, port = 0): Promise<BuiltService> {
  const folder = await freshFolder();
  const { child, url, ended } = startProgram(folder, {
    PORT: `${port}`,
    GAMES_FILE: path.join(root, 'games.yaml'),
    DATA_DIR: path.join(folder, 'state'),
    LUDOTEXT_LOOP_DELAY_MS: '0',
    ...environment,
  });
  return {
    url: await url,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

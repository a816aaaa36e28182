import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RuntimeDecisions } from '@ludotext/engine/host';
import { fileStateStore, lockFolder } from '@ludotext/engine/node';
import type { Log } from '../observation/log.js';
import type { SharedRedis } from '../redis/connection.js';
import type { Settings } from '../settings/settings.js';

/** The condition of the state folder, and of Redis. */
export interface StateControl {
  /** What is wrong with them, one sentence each; empty when all is well. */
  readonly troubles: readonly string[];
}

/** Decisions made at run time, stored in a folder that this process holds, or in Redis for several processes. */
export interface ServiceState extends StateControl {
  readonly decisions: RuntimeDecisions;
  /** How many runs with this folder crashed, one after the other, before this one. */
  readonly crashes: number;
  /** Releases the folder for the next process, which counts this run as a crash if it ends by an error. */
  release(end: 'stop' | 'crash'): Promise<void>;
}

/** In the folder while the service runs; it holds the number of crashes before. One that is found is of a crash. */
const runFile = 'run';

/**
 * Locks the state folder before anything is read from it. The service also starts when the folder cannot be written.
 * @param redis holds the decisions; without it the folder does
 * @throws EngineError `state_unavailable` when another process holds the folder
 */
export async function openState(
  { DATA_DIR: folder }: Pick<Settings, 'DATA_DIR'>,
  log: Log,
  redis?: SharedRedis,
): Promise<ServiceState> {
  const ofFolder: string[] = [];
  const onTrouble = (message: string) => log.warn('state', { message });
  const onFolderTrouble = (message: string) => {
    ofFolder.push(`DATA_DIR: ${message}`);
    onTrouble(message);
  };
  const lock = await lockFolder(folder, { onTrouble: onFolderTrouble });
  const run = path.join(folder, runFile);
  const crashes = await beginRun(run, onFolderTrouble);
  const shared = redis === undefined ? undefined : await decisionsIn(redis);
  const file = fileStateStore({ folder, onTrouble });
  const decisions = new RuntimeDecisions(shared ?? file, (name) =>
    log.warn('state', { message: 'A stored decision cannot be read and is ignored.', name }),
  );
  return {
    decisions,
    crashes,
    get troubles() {
      return [...ofFolder, ...(redis?.isAway ? [redisAway] : []), ...file.troubles];
    },
    release: async (end) => {
      shared?.close();
      if (end === 'stop') await rm(run, { force: true }).catch(() => {});
      await lock.release();
    },
  };
}

const redisAway =
  'Redis (REDIS_URL) cannot be reached: jobs, decisions and requests with an Idempotency-Key are refused; rates and ' +
  'bounds count by process.';

async function decisionsIn(redis: SharedRedis) {
  const { sharedDecisions } = await import('../redis/shared-decisions.js');
  return sharedDecisions(redis);
}

/** Notes that a run has begun. Returns how many crashed before it. */
async function beginRun(file: string, onTrouble: (message: string) => void): Promise<number> {
  const last = await readFile(file, 'utf8').catch(() => undefined);
  // A crash of the machine may have left the file empty.
  const crashes = last === undefined ? 0 : (Number.parseInt(last, 10) || 0) + 1;
  try {
    await writeFile(file, `${crashes}\n`, { mode: 0o600 });
  } catch (error) {
    const { code = 'unknown cause' } = error as NodeJS.ErrnoException;
    onTrouble(`The start cannot be noted (${code}), so that a crash will not be counted.`);
  }
  return crashes;
}

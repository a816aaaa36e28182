import { RuntimeDecisions } from '@ludotext/engine/host';
import { fileStateStore, lockFolder } from '@ludotext/engine/node';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';

/** The condition of the state folder. */
export interface StateControl {
  /** What is wrong with it, one sentence each; empty when all is well. */
  readonly troubles: readonly string[];
}

/** Decisions made at run time, stored in a folder that this process holds. */
export interface ServiceState extends StateControl {
  readonly decisions: RuntimeDecisions;
  /** Releases the folder for the next process. */
  release(): Promise<void>;
}

/**
 * Locks the state folder before anything is read from it. The service also starts when the folder cannot be written.
 * @throws EngineError `state_unavailable` when another process holds it
 */
export async function openState({ DATA_DIR: folder }: Pick<Settings, 'DATA_DIR'>, log: Log): Promise<ServiceState> {
  const ofLock: string[] = [];
  const onTrouble = (message: string) => log.warn('state', { message });
  const lock = await lockFolder(folder, {
    onTrouble: (message) => {
      ofLock.push(`DATA_DIR: ${message}`);
      onTrouble(message);
    },
  });
  const store = fileStateStore({ folder, onTrouble });
  const decisions = new RuntimeDecisions(store, (name) =>
    log.warn('state', { message: 'A stored decision cannot be read and is ignored.', name }),
  );
  return {
    decisions,
    get troubles() {
      return [...ofLock, ...store.troubles];
    },
    release: () => lock.release(),
  };
}

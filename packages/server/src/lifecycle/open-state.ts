import { RuntimeDecisions } from '@ludotext/engine/host';
import { fileStateStore, lockFolder } from '@ludotext/engine/node';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';

/** What is known of the place where decisions are kept. */
export interface StateControl {
  /** What is wrong with it, a sentence each; empty when all is well. */
  readonly troubles: readonly string[];
}

/** What was decided at run time, kept in a folder that is this process's own. */
export interface ServiceState extends StateControl {
  readonly decisions: RuntimeDecisions;
  /** Gives the folder back, for the next process. */
  release(): Promise<void>;
}

/**
 * Locks the folder of the state before anything is read from it. A folder that cannot be written is no reason not to serve.
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

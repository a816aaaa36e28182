import { itemCount, type Run } from '../run/run.js';
import type { Key } from '../strings.js';

/** What a run is called as it stands. */
export function headline(run: Run): Key {
  const hasItems = itemCount(run) > 0;
  switch (run.phase) {
    case 'running':
      return 'making';
    case 'stopped':
      return 'stopped';
    case 'failed':
      return hasItems ? 'partly' : 'failed';
    case 'done':
      if (!hasItems) return 'noGames';
      return run.games.some(({ error }) => error !== undefined) ? 'partly' : 'ready';
  }
}

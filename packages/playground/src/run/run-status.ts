import type { Key } from '../strings/en.js';
import { itemCount, type Run } from './run.js';

/** The headline of a run's current state. */
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

/** A change that is announced. */
export interface Milestone {
  readonly key: Key;
  readonly count?: number;
}

/**
 * What screen readers announce between two states of a run: its beginning, the analysis, the first item and the end;
 * not every item. A failure without items has its own alert; one with items is also announced to a person who is
 * playing.
 */
export function milestone(before: Run | undefined, after: Run): Milestone | undefined {
  if (before === undefined || before.request !== after.request) return { key: 'startedToSay' };
  if (before.phase === 'running' && after.phase === 'done') {
    return itemCount(after) === 0 ? { key: 'noGames' } : { key: 'readyToSay', count: itemCount(after) };
  }
  if (before.phase === 'running' && after.phase === 'stopped') return { key: 'stopped' };
  if (before.phase === 'running' && after.phase === 'failed' && itemCount(after) > 0) return { key: 'restFailed' };
  if (itemCount(before) === 0 && itemCount(after) > 0) return { key: 'firstItem' };
  if (before.scores.length === 0 && after.scores.length > 0) return { key: 'analysed', count: after.games.length };
  return undefined;
}

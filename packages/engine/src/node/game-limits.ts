import { defaultLimits } from '../contract/requests.js';
import type { ThreadLimits } from './game-thread.js';

/** What games are allowed to take. */
export interface GameLimits extends ThreadLimits {
  /** Most threads one isolated game may have at a time. */
  readonly threads: number;
}

/** The limits where nothing else is said. */
export const defaultGameLimits: GameLimits = {
  importTimeoutMs: 10_000,
  callTimeoutMs: defaultLimits.gameTimeoutMs,
  memoryMb: 256,
  threads: 2,
};

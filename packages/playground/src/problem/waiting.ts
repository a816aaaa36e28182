import type { Say } from '../say.js';

/** How long it is until something can be tried again: in minutes where seconds are too many to count. */
export function waiting(seconds: number, say: Say): string {
  if (seconds > 90) return say('waitMinutes', { count: Math.ceil(seconds / 60) });
  return say('wait', { count: Math.ceil(seconds) });
}

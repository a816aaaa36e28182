import { isLoopback } from '../address.js';
import type { Settings } from '../settings.js';

/** Settings of the door that do not go together; one that was at fault itself is undefined here and has been reported. */
export function doorConflicts({
  HOST,
  LUDOTEXT_ALLOW_OPEN,
  LUDOTEXT_PLAY_KEYS,
  LUDOTEXT_ADMIN_KEYS,
}: Partial<Settings>): string[] {
  const faults: string[] = [];
  const hasNoKeys = LUDOTEXT_PLAY_KEYS?.length === 0 && LUDOTEXT_ADMIN_KEYS?.length === 0;
  if (HOST !== undefined && !isLoopback(HOST) && LUDOTEXT_ALLOW_OPEN === false && hasNoKeys) {
    faults.push(
      `HOST ${HOST} can be reached from other machines, and the service asks for no key. Set LUDOTEXT_PLAY_KEYS or LUDOTEXT_ADMIN_KEYS, or LUDOTEXT_ALLOW_OPEN=1 if that is meant.`,
    );
  }
  if (LUDOTEXT_PLAY_KEYS?.some((key) => LUDOTEXT_ADMIN_KEYS?.includes(key))) {
    faults.push(
      'LUDOTEXT_PLAY_KEYS has a key that LUDOTEXT_ADMIN_KEYS has, too: whoever may play could do everything. Make a key for each.',
    );
  }
  return faults;
}

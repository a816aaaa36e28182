import { isLoopback } from '../address.js';
import type { Settings } from '../settings.js';
import { isOpen } from './is-open.js';

/** Settings of the door that do not go together; one that was at fault itself is undefined here and has been reported. */
export function doorConflicts({
  HOST,
  LUDOTEXT_TRUSTED_PROXIES,
  LUDOTEXT_ALLOW_OPEN,
  LUDOTEXT_PLAY_KEYS,
  LUDOTEXT_ADMIN_KEYS,
}: Partial<Settings>): string[] {
  const faults: string[] = [];
  const hasNoKeys = LUDOTEXT_PLAY_KEYS?.length === 0 && LUDOTEXT_ADMIN_KEYS?.length === 0;
  const isKnown = HOST !== undefined && LUDOTEXT_TRUSTED_PROXIES !== undefined;
  if (isKnown && isOpen({ HOST, LUDOTEXT_TRUSTED_PROXIES }) && LUDOTEXT_ALLOW_OPEN === false && hasNoKeys) {
    const way = isLoopback(HOST)
      ? 'LUDOTEXT_TRUSTED_PROXIES says that a proxy lets others in'
      : `HOST ${HOST} can be reached from other machines`;
    faults.push(
      `${way}, and the service asks for no key. Set LUDOTEXT_PLAY_KEYS or LUDOTEXT_ADMIN_KEYS, or LUDOTEXT_ALLOW_OPEN=1 if that is meant.`,
    );
  }
  if (LUDOTEXT_PLAY_KEYS?.some((key) => LUDOTEXT_ADMIN_KEYS?.includes(key))) {
    faults.push(
      'LUDOTEXT_PLAY_KEYS has a key that LUDOTEXT_ADMIN_KEYS has, too: whoever may play could do everything. Make a key for each.',
    );
  }
  return faults;
}

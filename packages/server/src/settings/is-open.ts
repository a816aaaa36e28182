import { isLoopback } from '../address.js';
import type { Settings } from '../settings.js';

/** Whether others than whoever sits at this machine reach the service: at its own address, or through a proxy it was told of. */
export function isOpen({
  HOST,
  LUDOTEXT_TRUSTED_PROXIES: proxies,
}: Pick<Settings, 'HOST' | 'LUDOTEXT_TRUSTED_PROXIES'>): boolean {
  return !isLoopback(HOST) || proxies > 0;
}

import { Problem } from '../problem.js';
import { headerValues } from './raw-headers.js';

/**
 * The key a request carries as `Authorization: Bearer <key>` (RFC 6750); undefined without the header, empty for another scheme.
 * @throws Problem `invalid_request` for a second such header: whoever stands in front may have looked at the other one
 */
export function bearerKey(rawHeaders: readonly string[]): string | undefined {
  const [value, ...more] = headerValues(rawHeaders, 'authorization');
  if (more.length > 0) throw new Problem('invalid_request', 'The request has more than one Authorization header.');
  if (value === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(value)?.[1] ?? '';
}

import { Problem } from '../problem.js';
import type { Context } from '../request-context.js';

/**
 * The `Idempotency-Key` of a request; undefined without one.
 * @throws Problem `invalid_request` when it is no key, or when there are several
 */
export function idempotencyKeyOf({ req }: Pick<Context, 'req'>): string | undefined {
  const given = req.headersDistinct['idempotency-key'];
  if (given === undefined) return undefined;
  const [key = '', ...more] = given;
  if (more.length === 0 && /^[!-~]{1,255}$/.test(key)) return key;
  throw new Problem(
    'invalid_request',
    'Idempotency-Key must be 1 to 255 visible characters of ASCII without spaces, and be sent once.',
  );
}

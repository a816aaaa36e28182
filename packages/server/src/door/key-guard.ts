import type { RouterContext, RouterMiddleware } from '@koa/router';
import type { RateLimit } from '../bounds/rate-limit.js';
import { Problem } from '../problem.js';
import type { RequestState } from '../request-context.js';
import { isOpen } from '../settings/is-open.js';
import type { Settings } from '../settings.js';
import { bearerKey } from './bearer.js';
import { type Holder, type KeyRing, keyRing, type Scope } from './key-ring.js';

/** Who may ask for what. */
export interface KeyGuard {
  /**
   * Lets a request pass that has a key of this scope, and notes its holder as the caller; everybody where the service has no keys.
   * @throws Problem `unauthorized`, `forbidden`; `rate_limited` after too many wrong keys; `invalid_request` for two keys
   */
  needs(scope: Scope): RouterMiddleware<RequestState>;
  /** As `needs('admin')`, but where the service has no keys only where nobody else reaches it. */
  readonly metrics: RouterMiddleware<RequestState>;
}

export function keyGuard(
  settings: Pick<Settings, 'HOST' | 'LUDOTEXT_TRUSTED_PROXIES' | 'LUDOTEXT_PLAY_KEYS' | 'LUDOTEXT_ADMIN_KEYS'>,
  rate: Pick<RateLimit, 'wrongKey'>,
): KeyGuard {
  const ring = keyRing(settings);
  const needs =
    (scope: Scope): RouterMiddleware<RequestState> =>
    async (context, next) => {
      const holder = await holderOf(context, ring, rate);
      if (scope === 'admin' && holder.scope !== 'admin') throw forbidden();
      context.state.caller = holder.name;
      await next();
    };
  if (!ring.isEmpty) return { needs, metrics: needs('admin') };
  return { needs: () => everybody, metrics: isOpen(settings) ? nobody : everybody };
}

const everybody: RouterMiddleware<RequestState> = (_, next) => next();

const nobody: RouterMiddleware<RequestState> = () => {
  throw forbidden();
};

/** Who holds the key of the request. A missing key is no guess at one and is not counted. */
async function holderOf(
  { req, state }: RouterContext<RequestState>,
  ring: KeyRing,
  rate: Pick<RateLimit, 'wrongKey'>,
): Promise<Holder> {
  const key = bearerKey(req.rawHeaders);
  if (key === undefined) throw unauthorized();
  const holder = ring.holderOf(key);
  if (holder !== undefined) return holder;
  await rate.wrongKey(state.caller);
  throw unauthorized();
}

/** The same for no key and any wrong one. */
function unauthorized(): Problem {
  return new Problem(
    'unauthorized',
    'This needs a key of the service, sent as Authorization: Bearer <key>. Whoever runs the service lists its keys in LUDOTEXT_PLAY_KEYS and LUDOTEXT_ADMIN_KEYS.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

function forbidden(): Problem {
  return new Problem(
    'forbidden',
    'This needs an admin key. Whoever runs the service lists those in LUDOTEXT_ADMIN_KEYS.',
  );
}

import type { RouterMiddleware } from '@koa/router';
import type { RateLimit } from '../bounds/rate-limit.js';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/** What a key lets its holder do: `play` generates, grades and reads; `admin` does everything. */
export type Scope = 'play' | 'admin';

/** Who may ask for what. */
export interface KeyGuard {
  /** Lets a request pass that has a key of this scope; everybody where the service has no keys. @throws Problem `unauthorized`, `forbidden` */
  needs(scope: Scope): RouterMiddleware<RequestState>;
  /** As `needs('admin')`, but where the service has no keys only on loopback. */
  readonly metrics: RouterMiddleware<RequestState>;
}

export function keyGuard(
  _settings: Pick<Settings, 'HOST' | 'LUDOTEXT_PLAY_KEYS' | 'LUDOTEXT_ADMIN_KEYS'>,
  _rate: Pick<RateLimit, 'wrongKey'>,
): KeyGuard {
  return { needs: () => (_, next) => next(), metrics: (_, next) => next() };
}

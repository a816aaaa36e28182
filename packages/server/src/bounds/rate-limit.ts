import type { RouterMiddleware } from '@koa/router';
import { Problem } from '../problem.js';
import type { RequestState } from '../request-context.js';
import { isOpen } from '../settings/is-open.js';
import type { Settings } from '../settings.js';
import { type Count, RateCounter, span } from './rate-counter.js';

/** How often one caller may ask. */
export interface RateLimit {
  /** Counts a generation request of `context.state.caller`. @throws Problem `rate_limited` */
  readonly generation: RouterMiddleware<RequestState>;
  /** Counts another request of `context.state.caller`. @throws Problem `rate_limited` */
  readonly request: RouterMiddleware<RequestState>;
  /** Counts a wrong key from an address. @throws Problem `rate_limited` when there were too many */
  wrongKey(caller: string): Promise<void>;
}

type RateSettings = Pick<
  Settings,
  'HOST' | 'LUDOTEXT_TRUSTED_PROXIES' | 'LUDOTEXT_RATE_GENERATE' | 'LUDOTEXT_RATE_REQUESTS' | 'LUDOTEXT_RATE_WRONG_KEYS'
>;

/** Requests per minute and caller where others reach the service, unless the settings say another. */
const usual = { generation: 60, request: 600 };

export function rateLimit(settings: RateSettings): RateLimit {
  const { LUDOTEXT_RATE_GENERATE, LUDOTEXT_RATE_REQUESTS, LUDOTEXT_RATE_WRONG_KEYS } = settings;
  // On loopback the only caller is whoever runs the service.
  const { generation, request } = isOpen(settings) ? usual : { generation: 0, request: 0 };
  const wrongKeys = new RateCounter(LUDOTEXT_RATE_WRONG_KEYS);
  return {
    generation: limited(LUDOTEXT_RATE_GENERATE ?? generation, 'LUDOTEXT_RATE_GENERATE'),
    request: limited(LUDOTEXT_RATE_REQUESTS ?? request, 'LUDOTEXT_RATE_REQUESTS'),
    wrongKey: async (caller) => {
      if (LUDOTEXT_RATE_WRONG_KEYS === 0) return;
      const count = await wrongKeys.count(caller);
      if (count.isOver) throw tooMany(count, LUDOTEXT_RATE_WRONG_KEYS, 'LUDOTEXT_RATE_WRONG_KEYS');
    },
  };
}

/** Lets so many requests of a caller pass in a minute, and tells each how many are left; 0 is no limit. */
function limited(most: number, setting: string): RouterMiddleware<RequestState> {
  if (most === 0) return (_, next) => next();
  const counter = new RateCounter(most);
  return async (context, next) => {
    const count = await counter.count(context.state.caller);
    if (count.isOver) throw tooMany(count, most, setting);
    context.set(rateHeaders(count, most));
    await next();
  };
}

function tooMany(count: Count, most: number, setting: string): Problem {
  return new Problem(
    'rate_limited',
    `More than ${most} requests in a minute (${setting}). Try again in ${count.seconds} seconds.`,
    { headers: rateHeaders(count, most), retryAfter: count.seconds },
  );
}

/** By https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/, draft 11. */
function rateHeaders({ left, seconds }: Count, most: number): Readonly<Record<string, string>> {
  return {
    'RateLimit-Policy': `"default";q=${most};w=${span}`,
    RateLimit: `"default";r=${left};t=${seconds}`,
  };
}

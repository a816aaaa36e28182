import type { RouterMiddleware } from '@koa/router';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import { isOpen, type Settings } from '../settings/settings.js';

/** Limits how often each caller may send requests. */
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

/** Requests per minute and caller on an open address, unless set. */
const usual = { generation: 60, request: 600 };

/**
 * Makes the limiter that several processes share; its requests fail when it cannot be reached.
 * @param name of what is counted
 * @param points maximum requests of one caller in a span
 */
export type SharedLimiter = (name: string, points: number, spanSeconds: number) => RateLimiterAbstract;

/** @param shared counts for several processes; without it this process counts for itself */
export function rateLimit(settings: RateSettings, shared?: SharedLimiter): RateLimit {
  const { LUDOTEXT_RATE_GENERATE, LUDOTEXT_RATE_REQUESTS, LUDOTEXT_RATE_WRONG_KEYS } = settings;
  // On loopback the only caller is the operator.
  const { generation, request } = isOpen(settings) ? usual : { generation: 0, request: 0 };
  const counter = (name: string, max: number) => new RateCounter(max, shared?.(name, max, span));
  const limited = (name: string, max: number, setting: string) =>
    max === 0 ? unlimited : limitedBy(counter(name, max), max, setting);
  const wrongKeys = counter('wrong-keys', LUDOTEXT_RATE_WRONG_KEYS);
  return {
    generation: limited('generation', LUDOTEXT_RATE_GENERATE ?? generation, 'LUDOTEXT_RATE_GENERATE'),
    request: limited('request', LUDOTEXT_RATE_REQUESTS ?? request, 'LUDOTEXT_RATE_REQUESTS'),
    wrongKey: async (caller) => {
      if (LUDOTEXT_RATE_WRONG_KEYS === 0) return;
      const count = await wrongKeys.count(caller);
      if (count.isOver) throw tooMany(count, LUDOTEXT_RATE_WRONG_KEYS, 'LUDOTEXT_RATE_WRONG_KEYS');
    },
  };
}

const unlimited: RouterMiddleware<RequestState> = (_, next) => next();

/** Passes so many requests per minute and caller, and reports how many are left. */
function limitedBy(counter: RateCounter, max: number, setting: string): RouterMiddleware<RequestState> {
  return async (context, next) => {
    const count = await counter.count(context.state.caller);
    if (count.isOver) throw tooMany(count, max, setting);
    context.set(rateHeaders(count, max));
    await next();
  };
}

function tooMany(count: Count, max: number, setting: string): Problem {
  return new Problem(
    'rate_limited',
    `More than ${max} requests in a minute (${setting}). Try again in ${count.seconds} seconds.`,
    { headers: rateHeaders(count, max), retryAfter: count.seconds },
  );
}

/** Headers of https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/, draft 11. */
function rateHeaders({ left, seconds }: Count, max: number): Readonly<Record<string, string>> {
  return {
    'RateLimit-Policy': `"default";q=${max};w=${span}`,
    RateLimit: `"default";r=${left};t=${seconds}`,
  };
}

/** The length of a counting span, in seconds. */
const span = 60;

/** Maximum new callers per span: each takes about 600 bytes until the span ends. */
const maxNew = 20_000;

/** The shared name of all callers beyond `maxNew`; no address or key has this name. */
const others = 'others';

/** A caller's count after one of its requests. */
export interface Count {
  readonly isOver: boolean;
  /** Requests left in the span. */
  readonly left: number;
  /** Whole seconds until the span ends, 1 or more. */
  readonly seconds: number;
}

/**
 * Counts requests by caller, in spans of a minute that begin with the caller's first request. With a shared limiter its
 * count holds, and this process's own when that cannot be reached.
 */
export class RateCounter {
  readonly #limiter: RateLimiterMemory;
  readonly #shared: RateLimiterAbstract | undefined;
  #newSince = Number.NEGATIVE_INFINITY;
  #new = 0;

  /** @param max maximum requests of one caller in a span */
  constructor(max: number, shared?: RateLimiterAbstract) {
    this.#limiter = new RateLimiterMemory({ points: max, duration: span });
    this.#shared = shared;
  }

  async count(caller: string): Promise<Count> {
    const key = await this.#keyOf(caller);
    // Counted here as well: were Redis away now and then, its callers would begin anew each time.
    const own = await consume(this.#limiter, key);
    return this.#shared === undefined ? own : consume(this.#shared, key).catch(() => own);
  }

  /** A flood of addresses cannot fill the memory: callers beyond the maximum share one count. */
  async #keyOf(caller: string): Promise<string> {
    if ((await this.#limiter.get(caller)) !== null) return caller;
    const now = performance.now();
    if (now - this.#newSince >= span * 1000) {
      this.#newSince = now;
      this.#new = 0;
    }
    this.#new += 1;
    return this.#new > maxNew ? others : caller;
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Count> {
  try {
    return countOf(await limiter.consume(key), false);
  } catch (error) {
    if (error instanceof RateLimiterRes) return countOf(error, true);
    throw error;
  }
}

function countOf({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Count {
  return { isOver, left: remainingPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

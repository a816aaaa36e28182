import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The span in which requests are counted, in seconds. */
export const span = 60;

/** Most callers that are remembered anew in a span: each takes about 600 bytes, and is forgotten after it. */
const mostNew = 20_000;

/** The one caller that all others are when there are more of them; no address and no key is called so. */
const others = 'others';

/** Where a caller stands after a request of its. */
export interface Count {
  readonly isOver: boolean;
  /** Requests left in the span. */
  readonly left: number;
  /** Whole seconds until the span ends, 1 or more. */
  readonly seconds: number;
}

/** Counts requests by caller, each in spans of a minute that begin with its first. */
export class RateCounter {
  readonly #limiter: RateLimiterMemory;
  #newSince = Number.NEGATIVE_INFINITY;
  #new = 0;

  /** @param most requests of one caller in a span */
  constructor(most: number) {
    this.#limiter = new RateLimiterMemory({ points: most, duration: span });
  }

  async count(caller: string): Promise<Count> {
    const key = await this.#keyOf(caller);
    try {
      const result = await this.#limiter.consume(key);
      return countOf(result, false);
    } catch (error) {
      if (error instanceof RateLimiterRes) return countOf(error, true);
      throw error;
    }
  }

  /** A flood of addresses cannot fill the memory: those beyond the bound are counted as one. */
  async #keyOf(caller: string): Promise<string> {
    if ((await this.#limiter.get(caller)) !== null) return caller;
    const now = performance.now();
    if (now - this.#newSince >= span * 1000) {
      this.#newSince = now;
      this.#new = 0;
    }
    this.#new += 1;
    return this.#new > mostNew ? others : caller;
  }
}

function countOf({ remainingPoints, msBeforeNext }: RateLimiterRes, isOver: boolean): Count {
  return { isOver, left: remainingPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

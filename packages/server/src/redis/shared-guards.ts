import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type SharesOfWork, workPerCaller } from '../bounds/admission.js';
import type { CallsOfAll } from '../bounds/call-queue.js';
import type { Answers } from '../bounds/idempotency.js';
import type { SharedLimiter } from '../bounds/rate-limit.js';
import type { Log } from '../observation/log.js';
import type { Settings } from '../settings/settings.js';
import type { SharedRedis } from './connection.js';
import { type Leases, leasesIn } from './leases.js';
import { sharedAnswers } from './shared-answers.js';

/** What the guards of several processes share. */
export interface SharedGuards {
  readonly answers: Answers;
  readonly limiter: SharedLimiter;
  /** Undefined without a limit. */
  readonly shares: SharesOfWork | undefined;
  /** Undefined without a limit. */
  readonly calls: CallsOfAll | undefined;
  close(): void;
}

export function sharedGuards(redis: SharedRedis, settings: Settings, log: Log): SharedGuards {
  const leases = leasesIn(redis);
  const share = workPerCaller(settings);
  const total = settings.LUDOTEXT_MODEL_CALLS_TOTAL;
  return {
    answers: sharedAnswers(redis, settings, log),
    limiter: (name, points, duration) =>
      new RateLimiterRedis({
        storeClient: redis.client,
        keyPrefix: `${redis.prefix}rate:${name}`,
        points,
        duration,
        rejectIfRedisNotReady: true,
      }),
    shares: share === 0 ? undefined : { take: (caller) => leases.take(`work:${caller}`, share, () => share) },
    calls: total === undefined ? undefined : callsOfAll(leases, total),
    close: leases.close,
  };
}

/** While Redis is away each process makes its part of the calls, and one in any case. */
function callsOfAll(leases: Leases, total: number): CallsOfAll {
  const part = (processes: number) => Math.max(1, Math.floor(total / processes));
  return {
    take: async (isWanted) => {
      while (isWanted()) {
        const lease = await leases.take('calls', total, part);
        if (lease !== undefined) return lease;
        await leases.change('calls');
      }
      return undefined;
    },
  };
}

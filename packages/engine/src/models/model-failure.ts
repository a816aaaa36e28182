import type { ErrorCode } from '../errors.js';

/** The ways a model call fails, finer than the codes callers see. */
export const failureCodes = {
  auth: 'model_auth_failed',
  model_missing: 'model_not_found',
  not_this_api: 'model_error',
  unreachable: 'model_unreachable',
  first_byte_timeout: 'model_timeout',
  idle_timeout: 'model_timeout',
  total_timeout: 'model_timeout',
  rate_limited: 'model_rate_limited',
  quota: 'model_quota',
  /** The server knows none of the ways to ask for JSON, or refuses a parameter that cannot be left out. */
  capability: 'model_error',
  context_overflow: 'context_too_long',
  /** The model itself said no. */
  refused: 'model_refused',
  /** A filter of the server said no. */
  content_filter: 'model_refused',
  /** The output limit was reached before any text. */
  output_limit: 'model_output_invalid',
  /** An answer without text. */
  empty_output: 'model_output_invalid',
  /** Text that is no JSON, or none of the shape. */
  bad_output: 'model_output_invalid',
  /** Endless whitespace or text. */
  runaway: 'model_output_invalid',
  /** The answer broke off in the middle. */
  cut_stream: 'model_error',
  /** A failure of the server itself. */
  server_error: 'model_error',
  aborted: 'aborted',
} as const satisfies Record<string, ErrorCode>;

export type FailureKind = keyof typeof failureCodes;

/** What is known of a failed model call; never the key, the prompt or the server's own words. */
export interface ModelFailure {
  readonly kind: FailureKind;
  readonly provider?: string;
  readonly modelName?: string;
  /** Host and port of the server. */
  readonly host?: string;
  /** HTTP status, where there was one. */
  readonly status?: number;
  /** The server's own id of the request. */
  readonly requestId?: string;
  /** Attempts made. */
  readonly attempts?: number;
  /** The model's window in tokens, where an overflow told it. */
  readonly contextTokens?: number;
}

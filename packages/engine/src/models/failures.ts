import { EngineError, type ErrorCode } from '../contract/errors.js';

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

/** What a server may refuse to take, so that a call without it may do. */
export type Parameter = 'temperature' | 'max_tokens' | 'max_completion_tokens' | 'stream_options' | 'think';

/** How one attempt failed: what to tell, and what decides whether there is another. */
export interface AttemptFault {
  readonly kind: FailureKind;
  /** For a caller, in our own words. */
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** Time the server asks to wait, in milliseconds. */
  readonly waitMs?: number | undefined;
  /** What the server itself says about another attempt. */
  readonly shouldRetry?: boolean | undefined;
  /** What the server refused: the way JSON was asked for, every output limit of this size, or a parameter. */
  readonly refuses?: 'format' | 'limit' | Parameter | undefined;
  /** The model's window in tokens, where an overflow told it. */
  readonly contextTokens?: number | undefined;
  /** The answer itself, where a server held it back since it does not fit the schema. */
  readonly answer?: string | undefined;
  /** Only errors of the connection: those of a parser quote what they read. */
  readonly cause?: unknown;
}

/** Thrown inside an attempt; never reaches a caller. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError';
  readonly fault: AttemptFault;

  constructor(fault: AttemptFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** A caller's own error, on its way through a client that would wrap it. */
export class CallerError extends Error {
  override readonly name = 'CallerError';
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    super('A listener of the call threw.');
    this.thrown = thrown;
  }
}

/** The error a caller sees. */
export function engineError(fault: AttemptFault, about: Omit<ModelFailure, 'kind'>): EngineError {
  const { kind, status, requestId, contextTokens, waitMs, cause } = fault;
  const told = Object.entries({ status, requestId, contextTokens }).filter(([, value]) => value !== undefined);
  return new EngineError(failureCodes[kind], fault.message, {
    model: { kind, ...about, ...Object.fromEntries(told) },
    ...(waitMs === undefined ? {} : { retryAfter: Math.ceil(waitMs / 1000) }),
    ...(cause === undefined ? {} : { cause }),
  });
}

/** The failure of a connection, or the one a client wrapped. @param hasBegun whether an answer had begun */
export function connectionFailure(cause: unknown, hasBegun: boolean): AttemptError {
  const causes = causesOf(cause);
  const known = causes.find((error) => error instanceof AttemptError);
  if (known !== undefined) return known;
  const refused = causes.find(({ code }) => code === addressRefused);
  if (refused !== undefined)
    return new AttemptError({ kind: 'unreachable', message: refused.message, shouldRetry: false, cause: refused });
  const codes = causes.map(({ code }) => String(code));
  if (codes.includes('UND_ERR_HEADERS_TIMEOUT'))
    return new AttemptError({
      kind: 'first_byte_timeout',
      message: 'The model server took too long to answer.',
      cause,
    });
  if (codes.includes('UND_ERR_BODY_TIMEOUT'))
    return new AttemptError({ kind: 'idle_timeout', message: 'The model server fell silent in its answer.', cause });
  if (hasBegun)
    return new AttemptError({ kind: 'cut_stream', message: 'The connection to the model server broke off.', cause });
  return new AttemptError({ kind: 'unreachable', message: 'The model server cannot be reached.', cause });
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): (Error & { readonly code?: unknown })[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause) causes.push(cause);
  return causes;
}

/** How a refused address is told from other failures, wherever the error was made. */
export const addressRefused = 'ADDRESS_REFUSED';

/** A connection that was not made, since nothing may be sent to its address. The message is for whoever chose the address. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = addressRefused;
}

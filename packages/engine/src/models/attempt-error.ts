import { EngineError } from '../errors.js';
import { type FailureKind, failureCodes, type ModelFailure } from './model-failure.js';

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

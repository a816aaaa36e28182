import { EngineError, type ErrorCode, type FailureKind, isEngineError, type ModelFailure } from '../contract/errors.js';

/** How the engine reacts to a failure. This is the only place that decides it. */
interface FailurePolicy {
  /** The code of the error for the caller. */
  readonly code: ErrorCode;
  /**
   * Whether the call makes another attempt, within its `maxAttempts` and its time (retry-policy.ts). The writer has a veto:
   * once it has found items in a reply, `onRestart` keeps them and the call fails instead.
   * - `never`: whatever the server says.
   * - `server says`: only if a header or the HTTP status says that the failure is temporary.
   * - `once`, `always`: the same; if the server says nothing, once or each time.
   * - `looser`: once, with a less strict JSON mode. `again, then looser`: first once unchanged.
   * - `more tokens`: once, with twice the output limit.
   */
  readonly callRetry: 'never' | 'server says' | 'once' | 'always' | 'looser' | 'again, then looser' | 'more tokens';
  /** Whether the writer asks again after the call has failed: only if the round has kept items, or always. */
  readonly taskRetry: 'never' | 'after items' | 'always';
  /** Whether the calls for other parts of a long text continue, because the failure may not affect them. */
  readonly otherParts: 'go on' | 'end';
  /** Whether a reply that was complete before the failure is kept. */
  readonly wholeReply: 'kept' | 'lost';
  /**
   * What the failure of a call says about the server: it is `down`, and after several of them in a row it rests; it is
   * `up`; or nothing (`unknown`).
   */
  readonly server: 'down' | 'up' | 'unknown';
}

/** Every failure kind with its policy. */
// biome-ignore format: a table, one line for each kind
export const failures: Readonly<Record<FailureKind, FailurePolicy>> = {
  auth:               { code: 'model_auth_failed',    callRetry: 'never',              taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  model_missing:      { code: 'model_not_found',      callRetry: 'server says',        taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  not_this_api:       { code: 'model_error',          callRetry: 'server says',        taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  unreachable:        { code: 'model_unreachable',    callRetry: 'always',             taskRetry: 'after items', otherParts: 'end',     wholeReply: 'lost', server: 'down' },
  resting:            { code: 'model_unreachable',    callRetry: 'never',              taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'unknown' },
  first_byte_timeout: { code: 'model_timeout',        callRetry: 'once',               taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'down' },
  idle_timeout:       { code: 'model_timeout',        callRetry: 'server says',        taskRetry: 'after items', otherParts: 'end',     wholeReply: 'kept', server: 'down' },
  total_timeout:      { code: 'model_timeout',        callRetry: 'server says',        taskRetry: 'never',       otherParts: 'end',     wholeReply: 'kept', server: 'down' },
  rate_limited:       { code: 'model_rate_limited',   callRetry: 'always',             taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  quota:              { code: 'model_quota',          callRetry: 'never',              taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  capability:         { code: 'model_error',          callRetry: 'server says',        taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  context_overflow:   { code: 'context_too_long',     callRetry: 'never',              taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'up' },
  refused:            { code: 'model_refused',        callRetry: 'never',              taskRetry: 'never',       otherParts: 'go on',   wholeReply: 'lost', server: 'up' },
  content_filter:     { code: 'model_refused',        callRetry: 'never',              taskRetry: 'never',       otherParts: 'go on',   wholeReply: 'lost', server: 'up' },
  output_limit:       { code: 'model_output_invalid', callRetry: 'more tokens',        taskRetry: 'never',       otherParts: 'go on',   wholeReply: 'lost', server: 'up' },
  empty_output:       { code: 'model_output_invalid', callRetry: 'again, then looser', taskRetry: 'never',       otherParts: 'go on',   wholeReply: 'lost', server: 'up' },
  bad_output:         { code: 'model_output_invalid', callRetry: 'server says',        taskRetry: 'always',      otherParts: 'go on',   wholeReply: 'lost', server: 'up' },
  runaway:            { code: 'model_output_invalid', callRetry: 'looser',             taskRetry: 'after items', otherParts: 'go on',   wholeReply: 'kept', server: 'up' },
  cut_stream:         { code: 'model_error',          callRetry: 'always',             taskRetry: 'after items', otherParts: 'go on',   wholeReply: 'kept', server: 'down' },
  server_error:       { code: 'model_error',          callRetry: 'always',             taskRetry: 'after items', otherParts: 'end',     wholeReply: 'kept', server: 'down' },
  aborted:            { code: 'aborted',              callRetry: 'never',              taskRetry: 'never',       otherParts: 'end',     wholeReply: 'lost', server: 'unknown' },
};

/** The policy for a model call's error; undefined for other errors and unknown kinds. */
export function policyOf(error: unknown): FailurePolicy | undefined {
  const kind = isEngineError(error) ? error.model?.kind : undefined;
  return kind !== undefined && Object.hasOwn(failures, kind) ? failures[kind] : undefined;
}

/** Creates the caller's error for a failure. */
export function modelError(message: string, model: ModelFailure, cause?: unknown): EngineError {
  return new EngineError(failures[model.kind].code, message, { model, ...(cause === undefined ? {} : { cause }) });
}

/** Parameters a server may refuse and a call can do without. */
export type Parameter = 'temperature' | 'max_tokens' | 'max_completion_tokens' | 'stream_options' | 'think';

/** The failure of one attempt: what the caller reads, and what decides about another attempt. */
export interface AttemptFailure {
  readonly kind: FailureKind;
  /** For the caller; contains no text from the server. */
  readonly message: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  /** Time the server asks to wait, in milliseconds. */
  readonly waitMs?: number | undefined;
  /** Whether the server asks for or forbids another attempt. */
  readonly shouldRetry?: boolean | undefined;
  /** What the server refused: the JSON mode (`format`), output limits of this size (`limit`), or a parameter. */
  readonly refuses?: 'format' | 'limit' | Parameter | undefined;
  /** The model's window in tokens, if the server named it. */
  readonly contextTokens?: number | undefined;
  /** Tokens of the prompt that did not fit, if the server named them. */
  readonly promptTokens?: number | undefined;
  /** The reply, if the server withheld it because it does not fit the schema. */
  readonly heldBack?: string | undefined;
  /** Only connection errors: parser errors quote what they read. */
  readonly cause?: unknown;
}

/** Thrown inside an attempt; never reaches a caller. */
export class AttemptError extends Error {
  override readonly name = 'AttemptError';
  readonly failure: AttemptFailure;

  constructor(failure: AttemptFailure) {
    super(failure.message);
    this.failure = failure;
  }

  get kind(): FailureKind {
    return this.failure.kind;
  }

  /** Creates the caller's error. @param about the model, its server and the attempts made */
  toEngineError(about: Omit<ModelFailure, 'kind'>): EngineError {
    const { kind, message, status, requestId, contextTokens, waitMs, cause } = this.failure;
    const known = Object.entries({ status, requestId, contextTokens }).filter(([, value]) => value !== undefined);
    return new EngineError(failures[kind].code, message, {
      model: { kind, ...about, ...Object.fromEntries(known) },
      ...(waitMs === undefined ? {} : { retryAfter: Math.ceil(waitMs / 1000) }),
      ...(cause === undefined ? {} : { cause }),
    });
  }
}

/** Carries an error of the caller's listener through a client that would otherwise wrap it. */
export class CallerError extends Error {
  override readonly name = 'CallerError';
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    super('A listener of the call threw.');
    this.thrown = thrown;
  }
}

/** The failure of a response that does not come from a model server, such as a web page. */
export function notThisApi(status?: number): AttemptError {
  return new AttemptError({
    kind: 'not_this_api',
    status,
    message:
      'No model answers at this address. Is base_url right, with /v1 where the server wants it and without where not?',
  });
}

/** The failure of a connection, or the AttemptError a client wrapped. @param hasBegun whether a response had begun */
export function connectionFailure(cause: unknown, hasBegun: boolean): AttemptError {
  const causes = causesOf(cause);
  const known = causes.find((error) => error instanceof AttemptError);
  if (known !== undefined) return known;
  const refused = causes.find(({ code }) => code === addressRefused);
  if (refused !== undefined)
    return new AttemptError({ kind: 'unreachable', message: refused.message, shouldRetry: false, cause: refused });
  const codes = causes.map(({ code }) => String(code));
  const failed = (kind: FailureKind, message: string) => new AttemptError({ kind, message, cause });
  if (codes.includes('UND_ERR_HEADERS_TIMEOUT'))
    return failed('first_byte_timeout', 'The model server took too long to answer.');
  if (codes.includes('UND_ERR_BODY_TIMEOUT'))
    return failed('idle_timeout', 'The model server fell silent in its reply.');
  return hasBegun
    ? failed('cut_stream', 'The connection to the model server broke off.')
    : failed('unreachable', 'The model server cannot be reached.');
}

/** An error and its causes, outermost first. */
function causesOf(error: unknown): (Error & { readonly code?: unknown })[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause) causes.push(cause);
  return causes;
}

/** Whether the guard refused the address, so that no connection was made. */
export function isRefusedAddress(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === addressRefused);
}

/** Identifies a refused address by code, because several copies of this class may exist. */
const addressRefused = 'ADDRESS_REFUSED';

/** The guard refused the address, so no connection was made. The message is for the person who chose the address. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = addressRefused;
}

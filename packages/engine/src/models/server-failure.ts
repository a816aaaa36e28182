import { EngineError, type ErrorCode, isEngineError } from '../errors.js';

/** What is known of a failed call, whatever the server's protocol. Nothing of it but numbers reaches a message. */
export interface ServerFailure {
  readonly modelName: string;
  /** HTTP status; undefined when no answer came. */
  readonly status?: number | undefined;
  /** The server's own words, to tell cases apart; never shown. */
  readonly words?: string | undefined;
  readonly headers?: Headers | undefined;
  readonly cause: unknown;
}

/** How a server says that a prompt does not fit, in several dialects. */
const tooLong =
  /context_length_exceeded|maximum context length|exceed_context_size|exceeds the available context|longer than the context length|input length exceeds/i;

/** The error of a call that failed, in our own words: a server's text may hold the prompt or the key. */
export function serverError(failure: ServerFailure): EngineError {
  const { status, words = '', cause } = failure;
  if (isEngineError(cause)) return cause;
  const fail = (code: ErrorCode, message: string) => {
    const retryAfter = retryAfterOf(failure.headers);
    return new EngineError(code, message, { cause, ...(retryAfter === undefined ? {} : { retryAfter }) });
  };
  if (status === undefined) return fail('model_unreachable', 'The model server cannot be reached.');
  if (tooLong.test(words)) return fail('context_too_long', "The text does not fit the model's window.");
  if (/content_filter|content management policy/i.test(words))
    return fail('model_refused', 'A filter of the model server refused the text.');
  if (status === 401 || status === 403)
    return fail('model_auth_failed', `The model server refused the key (${status}).`);
  if (status === 404 && /model/i.test(words))
    return fail('model_not_found', `The model server does not know the model ${failure.modelName}.`);
  if (status === 404)
    return fail(
      'model_error',
      'The model server does not know this path. Is base_url right, with /v1 where the server wants it?',
    );
  if (status === 429 && /insufficient_quota|billing|credit/i.test(words))
    return fail('model_quota', "The account's quota at the model server is used up.");
  if (status === 429 || (status === 503 && /busy|overloaded/i.test(words)))
    return fail('model_rate_limited', 'The model server asks to slow down.');
  if (status === 408 || status === 504) return fail('model_timeout', 'The model server took too long.');
  return fail('model_error', `The model server failed with status ${status}.`);
}

/** Seconds from a Retry-After header, a number or a date; undefined where there is none. */
function retryAfterOf(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (value === null || value === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** A signal that fires when the caller gives up or the time is over, and the error to throw then. */
export function deadline(signal: AbortSignal | undefined, timeoutMs: number) {
  const time = AbortSignal.timeout(timeoutMs);
  return {
    signal: signal === undefined ? time : AbortSignal.any([signal, time]),
    /** The reason a call ended early, or undefined when it did not. */
    error(cause: unknown): EngineError | undefined {
      if (signal?.aborted) return new EngineError('aborted', 'The request was given up.', { cause });
      if (!time.aborted) return undefined;
      return new EngineError('model_timeout', `The model server did not answer within ${timeoutMs / 1000} s.`, {
        cause,
      });
    },
  };
}

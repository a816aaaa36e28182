import { EngineError, type ErrorCode, isEngineError } from '../errors.js';

/** What is known of an answer that is none, whatever the server's protocol. Nothing of it but numbers reaches a message. */
export interface ServerFailure {
  readonly modelName: string;
  /** HTTP status. */
  readonly status: number;
  /** The server's own words, to tell cases apart; never shown. */
  readonly words: string;
  readonly headers: Headers;
  /** Whether the answer is a page for a browser. */
  readonly isPage: boolean;
}

/** How much of a server's words is looked at, in characters. */
const maxWords = 10_000;

/** How a server says that a prompt does not fit, in several dialects. */
const tooLong =
  /context_length_exceeded|maximum context length|exceed_context_size|exceeds the available context|longer than the context length|input length exceeds/i;

/** The error of a call that was answered with a failure, in our own words: a server's text may hold the prompt or the key. */
export function serverError(failure: ServerFailure): EngineError {
  const { status, isPage } = failure;
  const words = failure.words.slice(0, maxWords);
  const fail = (code: ErrorCode, message: string) => {
    const retryAfter = retryAfterOf(failure.headers);
    return new EngineError(code, message, retryAfter === undefined ? {} : { retryAfter });
  };
  if (status === 401 || status === 403)
    return fail('model_auth_failed', `The model server refused the key (${status}).`);
  if (status === 404 && !isPage && /\bmodel(_not_found)?\b/i.test(words))
    return fail('model_not_found', `The model server does not know the model ${failure.modelName}.`);
  if (status === 404 || (isPage && status < 400))
    return fail(
      'model_error',
      'No model answers at this address. Is base_url right, with /v1 where the server wants it and without where not?',
    );
  if (tooLong.test(words)) return fail('context_too_long', "The text does not fit the model's window.");
  if (/content_filter|content management policy/i.test(words))
    return fail('model_refused', 'A filter of the model server refused the text.');
  if (status === 429 && isQuota(words))
    return fail('model_quota', "The account's quota at the model server is used up.");
  if (status === 429 || (status === 503 && /busy|overloaded/i.test(words)))
    return fail('model_rate_limited', 'The model server asks to slow down.');
  if (status === 408 || status === 504) return fail('model_timeout', 'The model server took too long.');
  return fail('model_error', `The model server failed with status ${status}.`);
}

/** A rate limit may name the billing page as well, so its own code comes first. */
function isQuota(words: string): boolean {
  return /insufficient_quota/i.test(words) || (/quota|billing|credit/i.test(words) && !/rate.?limit/i.test(words));
}

/** Seconds from a Retry-After header, a number or a date; undefined where there is none. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** The error of a call that broke: the connection failed, or what came over it is no answer. */
export function connectionError(cause: unknown): EngineError {
  const causes = causesOf(cause);
  const known = causes.find(isEngineError);
  if (known !== undefined) return known;
  if (causes.some(({ code }) => /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(String(code))))
    return new EngineError('model_timeout', 'The model server took too long.', { cause });
  if (cause instanceof SyntaxError)
    return new EngineError('model_error', 'The model server answered with broken JSON.', { cause });
  // The platform's own word for a connection that failed or ended.
  if (cause instanceof TypeError)
    return new EngineError('model_unreachable', 'The model server cannot be reached.', { cause });
  return new EngineError('model_error', 'The model server broke off its answer.', { cause });
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): (Error & { readonly code?: unknown })[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause) causes.push(cause);
  return causes;
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

import { EngineError, type ErrorCode, isEngineError } from '../contract/errors.js';
import type { ProgressEvent } from '../contract/events.js';
import type { CommonRequest } from '../contract/requests.js';
import type { CommonResult } from '../contract/results.js';
import { linkedAbort } from '../lib/abort.js';
import { say } from '../messages/own-messages.js';
import type { EngineSnapshot } from '../modes/run.js';

/** Failures after which another model may do better at once. */
const codes: ReadonlySet<ErrorCode> = new Set(['model_unreachable', 'model_timeout', 'model_quota']);

/** Part of a request's time that the first model has for the first item, when there is a fallback. */
const firstShare = 0.5;

/** A model with its writer. */
export type Writing = Pick<EngineSnapshot, 'model' | 'writer'>;

/** A way from a request to items. */
export type Mode<Request, Result> = (request: Request, snapshot: EngineSnapshot) => Promise<Result>;

/**
 * Runs a mode, and runs it again with the fallback if the first model cannot be reached, is too slow or is out of quota
 * before there is an item, be it of an earlier run. Both runs share the request's time and its count of tokens.
 * @param fallback the other model, if there is one
 */
export async function withFallback<Request extends CommonRequest, Result extends CommonResult>(
  request: Request,
  mode: Mode<Request, Result>,
  snapshot: EngineSnapshot,
  fallback: Writing | undefined,
): Promise<Result> {
  const { writer, emit } = snapshot;
  if (fallback === undefined || writer.origin === 'offline' || fallback.model === snapshot.model)
    return mode(request, snapshot);
  const first = firstRun(request, snapshot);
  let failure: EngineError;
  try {
    const result = await mode({ ...request, signal: first.signal }, first.snapshot);
    first.end();
    return result;
  } catch (error) {
    const ended = first.isTooSlow() ? tooSlow(error) : error;
    if (request.signal?.aborted || !isEngineError(ended) || !first.snapshot.isForFallback(ended)) {
      first.end();
      throw ended;
    }
    failure = ended;
  } finally {
    first.unlink();
  }
  emit({ type: 'retry', what: 'call', attempt: 2, code: failure.code, waitMs: 0 });
  const result = await mode(request, {
    ...snapshot,
    ...fallback,
    timeLeft: () => Math.min(snapshot.timeLeft(), fallback.writer.timeoutMs),
  });
  const { code, message: reason } = failure;
  const warning = say('fallback_used', { fallback: fallback.writer.llm, model: writer.llm, code, reason });
  return { ...result, warnings: [warning, ...result.warnings] };
}

/** The run of the first model: ended when its share of the time is over without an item. */
function firstRun({ signal, resume = [] }: CommonRequest, snapshot: EngineSnapshot) {
  const leaving = linkedAbort(signal);
  let hasItem = resume.some(({ type }) => type === 'item');
  const timer = hasItem ? undefined : setTimeout(() => leaving.abort(timeOver), snapshot.timeLeft() * firstShare);
  const isTooSlow = () => leaving.signal.aborted && leaving.signal.reason === timeOver;
  /** Failures of games, which are none if the fallback writes them. */
  const failures: ProgressEvent[] = [];
  const end = () => {
    for (const event of failures.splice(0)) snapshot.emit(event);
  };
  const emit: EngineSnapshot['emit'] = (event) => {
    // An item that was being judged when the time was over belongs to no run.
    if (isTooSlow() && event.type !== 'usage') return;
    if (event.type === 'game' && event.error !== undefined && !hasItem) {
      failures.push(event);
      return;
    }
    if (event.type === 'item' && !hasItem) {
      hasItem = true;
      clearTimeout(timer);
      end();
    }
    snapshot.emit(event);
  };
  const isForFallback = (error: EngineError) =>
    !hasItem &&
    (codes.has(error.code) || (error.errors.length > 0 && error.errors.every(({ code }) => codes.has(code))));
  return {
    signal: leaving.signal,
    snapshot: { ...snapshot, emit, isForFallback },
    isTooSlow,
    end,
    unlink: () => {
      clearTimeout(timer);
      leaving.unlink();
    },
  };
}

/** Why the first model's run was ended. */
const timeOver = Symbol('The time for the first item is over.');

function tooSlow(cause: unknown): EngineError {
  const message = 'The model gave no item in half the time of the request.';
  return new EngineError('model_timeout', message, { cause, model: { kind: 'total_timeout' } });
}

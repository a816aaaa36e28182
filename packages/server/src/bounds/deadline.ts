import { type Engine, EngineError } from '@ludotext/engine';
import { Problem } from '../http/problem.js';
import type { Settings } from '../settings/settings.js';

/** What a model's calls may take together unless the model says another, in milliseconds. */
const usualModelTime = 120_000;

/** What a request may take beside its model's calls, in milliseconds: the games work, too. */
const besideModel = 30_000;

/**
 * The deadline of a generation request that begins now, by the model that writes now: `model_timeout`, or `overloaded` where
 * no model writes.
 * @param stopping ends the request earlier, with its reason
 */
export function startDeadline(
  { model }: Pick<Engine, 'model'>,
  { LUDOTEXT_REQUEST_SECONDS: seconds }: Pick<Settings, 'LUDOTEXT_REQUEST_SECONDS'>,
  stopping: AbortSignal,
): TimeLimit {
  const milliseconds = seconds === undefined ? (model?.timeoutMs ?? usualModelTime) + besideModel : seconds * 1000;
  const message = `The request was not done after ${Math.round(milliseconds / 1000)} seconds (LUDOTEXT_REQUEST_SECONDS).`;
  return timeLimit(stopping, milliseconds, () =>
    model === undefined
      ? new Problem('overloaded', message, { retryAfter: 1 })
      : new EngineError('model_timeout', message),
  );
}

/** A signal that fires with another one, and at the latest after some time. */
export interface TimeLimit {
  /** Its reason is that of the other signal, or the error of the limit. */
  readonly signal: AbortSignal;
  /** Nothing is to be ended any more: lets go of the other signal and of the timer. */
  end(): void;
}

/**
 * @param outer fires it early
 * @param milliseconds from now; infinite for no limit
 * @param late makes the error of the limit
 */
export function timeLimit(outer: AbortSignal | undefined, milliseconds: number, late: () => Error): TimeLimit {
  const controller = new AbortController();
  const abort = (reason: unknown) => {
    end();
    controller.abort(reason);
  };
  const follow = () => abort(outer?.reason);
  const timer = Number.isFinite(milliseconds) ? setTimeout(() => abort(late()), milliseconds) : undefined;
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  };
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  return { signal: controller.signal, end };
}

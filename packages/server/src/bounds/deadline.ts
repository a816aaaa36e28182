import { type Engine, EngineError } from '@ludotext/engine';
import { type LinkedAbort, linkedAbort } from '@ludotext/engine/host';
import { Problem } from '../http/problem.js';
import type { Settings } from '../settings/settings.js';

/** Maximum time of a model's calls together, unless the model says otherwise, in milliseconds. */
const usualModelTime = 120_000;

/** Time a request may take besides its model's calls, in milliseconds: the games work, too. */
const besideModel = 30_000;

/**
 * The deadline of a generation request that begins now, for the model that writes it: `model_timeout`, or `overloaded`
 * when none does.
 * @param stopping aborts the request earlier, with its reason
 */
export function startDeadline(
  { model }: Pick<Engine, 'model'>,
  { LUDOTEXT_REQUEST_SECONDS: seconds }: Pick<Settings, 'LUDOTEXT_REQUEST_SECONDS'>,
  stopping: AbortSignal,
): LinkedAbort {
  const milliseconds = seconds === undefined ? (model?.timeoutMs ?? usualModelTime) + besideModel : seconds * 1000;
  const message = `The request was not finished after ${Math.round(milliseconds / 1000)} seconds (LUDOTEXT_REQUEST_SECONDS).`;
  const reason = () =>
    model === undefined
      ? new Problem('overloaded', message, { retryAfter: 1 })
      : new EngineError('model_timeout', message);
  return linkedAbort(stopping, { milliseconds, reason });
}

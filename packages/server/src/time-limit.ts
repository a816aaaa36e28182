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

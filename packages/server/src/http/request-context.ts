import type { RouterContext } from '@koa/router';
import { EngineError } from '@ludotext/engine';
import type { LinkedAbort } from '@ludotext/engine/host';

/** Wraps a thrown value. */
export interface Failure {
  readonly error: unknown;
}

/** What the service notes about a request. */
export interface RequestState {
  /** The caller's `X-Request-Id`, or a generated one. */
  requestId: string;
  /** The caller: `key:<digest>`, or `address:<IP>` without a key. Rate limits and stored responses are per caller. */
  caller: string;
  /** Set when the response is a stream: settles at its end. */
  streamed?: Promise<Failure | undefined>;
}

/** The context of a route handler. */
export type Context = RouterContext<RequestState>;

/**
 * Aborts work whose response is no longer needed, so that no unneeded work is paid for: its caller has disconnected.
 * Listens to the response's `close`, because the request's fires as soon as its body is read.
 * @returns the signal of the work
 */
export function endWithCaller({ res }: Context, work: LinkedAbort): AbortSignal {
  const close = () => {
    if (res.writableFinished) work.unlink();
    else work.abort(new EngineError('aborted', 'The caller disconnected.'));
  };
  if (res.closed) close();
  else res.once('close', close);
  return work.signal;
}

/**
 * Does the work of a request, and calls back with the failure, if any, when it is over: at once, or at the end of a
 * streamed response.
 */
export async function whenOver(
  { state }: Pick<Context, 'state'>,
  work: () => Promise<unknown>,
  run: (failure: Failure | undefined) => void,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    run({ error });
    throw error;
  }
  if (state.streamed === undefined) run(undefined);
  else void state.streamed.then(run);
}

import type { RouterContext } from '@koa/router';
import { EngineError } from '@ludotext/engine';
import type { Failure } from './event-stream.js';

/** What the service notes about a request on its way. */
export interface RequestState {
  /** The caller's own `X-Request-Id`, or one made for it. */
  requestId: string;
  /** Who asks: `key:<digest>`, or `address:<IP>` of one without a key. Limits and kept answers go by it. */
  caller: string;
  /** Set where the answer is a stream: settles at its end. */
  streamed?: Promise<Failure | undefined>;
}

/** What a route's handler is given. */
export type Context = RouterContext<RequestState>;

/**
 * Fires when an answer is no longer worth working for, so that nobody is paid for work that nobody waits for: the caller is
 * gone, or `ends` fires. Its reason is the error the request ends with.
 * The response's `close` is listened to: the request's has fired already once its body is read.
 */
export function signalOf({ res }: Context, ends: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(ends.reason);
  const close = () => {
    ends.removeEventListener('abort', stop);
    if (!res.writableFinished) controller.abort(new EngineError('aborted', 'The caller disconnected.'));
  };
  if (ends.aborted) stop();
  else ends.addEventListener('abort', stop);
  if (res.closed) close();
  else res.once('close', close);
  return controller.signal;
}

/**
 * Does the work of a request, and runs something when it is over, with what failed: then, or where the answer is a stream, at
 * its end.
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

import type { RouterContext } from '@koa/router';

/** What the service notes about a request on its way. */
export interface RequestState {
  /** The caller's own `X-Request-Id`, or one made for it. */
  requestId: string;
}

/** What a route's handler is given. */
export type Context = RouterContext<RequestState>;

/**
 * Fires when the caller is gone before the answer was sent, so that nobody is paid for work that nobody waits for.
 * The response's `close` is listened to: the request's has fired already once its body is read.
 */
export function signalOf({ res }: Context): AbortSignal {
  const controller = new AbortController();
  const giveUp = () => {
    if (!res.writableFinished) controller.abort(new Error('The caller is gone.'));
  };
  if (res.closed) giveUp();
  else res.once('close', giveUp);
  return controller.signal;
}

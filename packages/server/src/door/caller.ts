import type Koa from 'koa';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/**
 * Notes who asks: `address:<IP>` until a key says better. Limits and kept answers go by it.
 * @param _settings how many proxies in front are trusted to say where a request comes from
 */
export function noteCaller(_settings: Pick<Settings, 'LUDOTEXT_TRUSTED_PROXIES'>): Koa.Middleware<RequestState> {
  return async (context, next) => {
    context.state.caller = `address:${context.req.socket.remoteAddress ?? ''}`;
    await next();
  };
}

import cors from '@koa/cors';
import type Koa from 'koa';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/** Lets the pages of the listed origins read answers. */
export function corsFor({
  LUDOTEXT_CORS_ORIGINS: origins,
}: Pick<Settings, 'LUDOTEXT_CORS_ORIGINS'>): Koa.Middleware<RequestState> {
  return cors({
    origin: (context) => (origins.includes(context.get('Origin')) ? context.get('Origin') : ''),
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type', 'X-Request-Id'],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
    // The answer to an error keeps the headers all the same; this only stops the middleware from changing the error.
    keepHeadersOnError: false,
  });
}

import cors from '@koa/cors';
import type Koa from 'koa';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/** Lets the pages of the listed origins call and read answers; no header of it is sent where none is listed. */
export function corsFor({
  LUDOTEXT_CORS_ORIGINS: origins,
}: Pick<Settings, 'LUDOTEXT_CORS_ORIGINS'>): Koa.Middleware<RequestState> {
  if (origins.length === 0) return (_, next) => next();
  return cors({
    origin: (context) => (origins.includes(context.get('Origin')) ? context.get('Origin') : ''),
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposeHeaders: ['Idempotent-Replayed', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    // The answer to an error keeps the headers all the same; this only stops the middleware from changing the error.
    keepHeadersOnError: false,
  });
}

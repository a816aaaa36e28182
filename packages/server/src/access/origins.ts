import cors from '@koa/cors';
import type Koa from 'koa';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import type { Settings } from '../settings/settings.js';

/** Lets pages of the listed origins call and read responses. Sends no CORS headers when no origin is listed. */
export function corsFor({
  LUDOTEXT_CORS_ORIGINS: origins,
}: Pick<Settings, 'LUDOTEXT_CORS_ORIGINS'>): Koa.Middleware<RequestState> {
  if (origins.length === 0) return (_, next) => next();
  return cors({
    origin: (context) => (origins.includes(context.get('Origin')) ? context.get('Origin') : ''),
    allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID', 'Prefer', 'X-Request-Id'],
    exposeHeaders: [
      'Idempotent-Replayed',
      'Location',
      'Preference-Applied',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
    ],
    maxAge: 600,
    // Error responses keep the headers anyway; this only stops the middleware from changing the error.
    keepHeadersOnError: false,
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests from pages of other origins, unless listed: a browser reaches services that only listen on loopback.
 * Callers other than browsers send neither header. The rules are those of Go's CrossOriginProtection.
 */
export function originGuard({
  LUDOTEXT_CORS_ORIGINS: origins,
}: Pick<Settings, 'LUDOTEXT_CORS_ORIGINS'>): Koa.Middleware<RequestState> {
  return async (context, next) => {
    const origin = context.get('Origin');
    const site = context.get('Sec-Fetch-Site');
    const isOwn =
      safeMethods.has(context.method) ||
      origins.includes(origin) ||
      (site === ''
        ? origin === '' || authorityOf(origin) === context.get('Host').toLowerCase()
        : /^(same-origin|none)$/.test(site));
    if (!isOwn) {
      throw new Problem(
        'forbidden_origin',
        'Pages of this origin may not call the service. LUDOTEXT_CORS_ORIGINS lists those that may.',
      );
    }
    await next();
  };
}

/** The host and port of an origin; undefined for `null`, which sandboxed pages send. */
function authorityOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

import cors from '@koa/cors';
import type Koa from 'koa';
import { isLoopback } from './address.js';
import { Problem } from './problem.js';
import type { RequestState } from './request-context.js';

type Middleware = Koa.Middleware<RequestState>;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets only requests pass that name this service as their host. On a loopback address the names are known; a web page
 * that reaches it through a rebound DNS name does not know them. The raw headers are read, since parsed ones hide doubles.
 * @param host the address the service listens on
 */
export function hostGuard(host: string): Middleware {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host.toLowerCase()]);
  const isAllowed = (value: string, port: number | undefined) => !isLoopback(host) || isOurs(value, names, port);
  return async ({ req }, next) => {
    const [value = '', ...more] = hostsOf(req.rawHeaders);
    if (value === '' || more.length > 0 || !isAllowed(value.toLowerCase(), req.socket.localPort)) {
      throw new Problem(
        'forbidden_host',
        'The Host header does not name this service. Call it by the address it listens on.',
      );
    }
    await next();
  };
}

/** The values of all Host headers; raw headers are a flat list of names and values. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}

function isOurs(value: string, names: ReadonlySet<string>, port: number | undefined): boolean {
  const withPort = `:${port}`;
  if (value.endsWith(withPort)) return names.has(value.slice(0, -withPort.length));
  return port === 80 && names.has(value);
}

/** Lets the pages of the listed origins read answers. */
export function corsFor(origins: readonly string[]): Middleware {
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

/**
 * Refuses what a page of another origin sends, unless it is listed: a browser can reach services that only listen on
 * loopback. Callers that are no browser send neither header. The rules are those of Go's CrossOriginProtection.
 */
export function originGuard(origins: readonly string[]): Middleware {
  return async (context, next) => {
    const origin = context.get('Origin');
    const site = context.get('Sec-Fetch-Site');
    const isOwn =
      safeMethods.has(context.method) ||
      origins.includes(origin) ||
      (site === ''
        ? origin === '' || hostOf(origin) === context.get('Host').toLowerCase()
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

/** The host and port of an origin; `null`, which sandboxed pages send, has none. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

import type Koa from 'koa';
import { isLoopback } from '../address.js';
import { Problem } from '../problem.js';
import type { RequestState } from '../request-context.js';
import type { Settings } from '../settings.js';

/**
 * Lets only requests pass that name this service as their host. On a loopback address the names are known; a web page
 * that reaches it through a rebound DNS name does not know them. The raw headers are read, since parsed ones hide doubles.
 */
export function hostGuard({ HOST: host }: Pick<Settings, 'HOST' | 'LUDOTEXT_HOSTS'>): Koa.Middleware<RequestState> {
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

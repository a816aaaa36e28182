import { isIP } from 'node:net';
import type Koa from 'koa';
import { headerValues } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import { isLoopback } from '../settings/address.js';
import type { Settings } from '../settings/settings.js';

/** Whether a `Host`, in lower case, names the service that listens on this port. */
type IsOurs = (host: string, port: number | undefined) => boolean;

/**
 * Passes only requests that name this service in exactly one `Host`. A web page that reaches the service through a
 * rebound DNS name sends that name; addresses and `localhost` cannot be rebound, every other name has to be listed.
 */
export function hostGuard(settings: Pick<Settings, 'HOST' | 'LUDOTEXT_HOSTS'>): Koa.Middleware<RequestState> {
  const isOurs = ours(settings);
  return async ({ req }, next) => {
    const [host = '', ...more] = headerValues(req.rawHeaders, 'host');
    if (more.length > 0 || !isOurs(host.toLowerCase(), req.socket.localPort)) {
      throw new Problem(
        'forbidden_host',
        'The Host header does not name this service. Call it by the address it listens on, or list the name in LUDOTEXT_HOSTS.',
      );
    }
    await next();
  };
}

function ours({ HOST: own, LUDOTEXT_HOSTS: listed }: Pick<Settings, 'HOST' | 'LUDOTEXT_HOSTS'>): IsOurs {
  const names = ['localhost', '127.0.0.1', '[::1]', own.includes(':') ? `[${own}]` : own.toLowerCase()];
  // On an open address callers may use any IP address of the machine.
  const isOwnName = (name: string) => names.includes(name) || (!isLoopback(own) && isAddress(name));
  return (host, port) => {
    const [, name, given] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/.exec(host) ?? [];
    if (name === undefined) return false;
    if (listed.includes(host) || listed.includes(name)) return true;
    return isOwnName(name) && (given ?? '80') === String(port);
  };
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

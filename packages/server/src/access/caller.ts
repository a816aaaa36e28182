import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type Koa from 'koa';
import type { RequestState } from '../http/request-context.js';
import type { Settings } from '../settings/settings.js';

/** Notes who calls: `address:<IP>` until a key says better. Rate limits and stored responses are per caller. */
export function noteCaller({
  LUDOTEXT_TRUSTED_PROXIES: proxies,
}: Pick<Settings, 'LUDOTEXT_TRUSTED_PROXIES'>): Koa.Middleware<RequestState> {
  return async (context, next) => {
    const { remoteAddress = '' } = context.req.socket;
    context.state.caller = `address:${callerAddress(remoteAddress, context.get('X-Forwarded-For'), proxies)}`;
    await next();
  };
}

/**
 * The address a request comes from: IPv4 as it is, IPv6 by its /64, since one customer usually holds a whole /64.
 * @param socket the other end of the connection
 * @param forwardedFor the value of `X-Forwarded-For`
 * @param proxies how many proxies are trusted; each appends the address that called it, so only that many entries, from
 *   the right, are not forged by the caller
 */
export function callerAddress(socket: string, forwardedFor: string, proxies: number): string {
  const told = proxies === 0 ? undefined : forwardedFor.split(',').at(-proxies);
  return networkOf(told?.trim() ?? '') ?? networkOf(socket) ?? 'unknown';
}

/** The address, an IPv6 one as its /64 network; undefined when the text is no IP address. */
function networkOf(text: string): string | undefined {
  const [bare = ''] = withoutPort(text).split('%');
  const version = isIP(bare);
  if (version === 0) return undefined;
  if (version === 4) return bare;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/** Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(text: string): string {
  return /^\[(.*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1');
}

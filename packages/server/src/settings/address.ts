import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * A server address in a setting or a request: `http` or `https`, without user, password, query and fragment.
 * @throws Error whose message ends a sentence that begins with the field's name
 */
export function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Error('must be an http or https address, such as http://127.0.0.1:11434');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Error('must not hold a user name or password; keys come from the environment of the service');
  }
  if (url.search !== '' || url.hash !== '') throw new Error('must not have a query or a fragment');
  return url;
}

/** The address without a trailing slash, so that equal addresses are equal strings. */
export function addressText(url: URL): string {
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

/** Whether a host name (an IPv6 address with or without brackets) always means this machine. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(hostname) || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

/** A URL's host as sockets take it: IPv6 without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * A model server's address in the environment.
 * @throws Error whose message ends a sentence that begins with the variable's name
 */
export function readModelAddress(text: string): string {
  return modelAddress(readAddress(text));
}

/** `OLLAMA_HOST`. @throws Error as {@link readModelAddress} */
export function readOllamaAddress(text: string): string {
  return modelAddress(readOllamaHost(text));
}

/** @throws Error as {@link readModelAddress} */
export function modelAddress(url: URL): string {
  const host = hostOf(url);
  if (isIP(host) !== 0 && kindOf(host) === 'forbidden') {
    throw new Error(
      'must not be a link-local, metadata, reserved or unspecified address: the service never calls those',
    );
  }
  return addressText(url);
}

/** Ollama's default port. */
const ollamaPort = '11434';

/** Read as Ollama does: the scheme and the port may be left out, and 0.0.0.0 and [::] mean this machine. */
function readOllamaHost(text: string): URL {
  const hasScheme = text.includes('://');
  const url = readAddress(hasScheme ? text : `http://${text}`);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  if (!hasScheme && url.port === '') url.port = ollamaPort;
  return url;
}

/** The kind of an IP address; no model server can be at a `forbidden` one. */
export type AddressKind = 'public' | 'private' | 'loopback' | 'forbidden';

/**
 * Metadata addresses of clouds outside the link-local range, which serve a machine's credentials: Alibaba's and
 * Azure's, and over IPv6 Amazon's and Google's.
 */
const metadata = new Set(['100.100.100.200', '168.63.129.16', 'fd00:ec2::254', 'fd20:ce::254']);

/** Private address ranges: RFC 1918, RFC 6598, RFC 4193. */
const privateRanges = new Set(['private', 'carrierGradeNat', 'uniqueLocal']);

/** Public servers are in 2000::/3, the global unicast part of IPv6. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** NAT64's well-known prefix (RFC 6052); other prefixes may place the IPv4 address anywhere. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The kind of an address, in any spelling; text that is no IP address is forbidden. */
export function kindOf(address: string): AddressKind {
  if (!ipaddr.isValid(address)) return 'forbidden';
  // Unwraps the mapped spelling of IPv4 inside IPv6 (::ffff:0:0/96).
  const plain = ipaddr.process(address);
  const range = plain.range();
  if (metadata.has(plain.toString())) return 'forbidden';
  if (range === 'loopback') return 'loopback';
  if (privateRanges.has(range)) return 'private';
  if (plain instanceof ipaddr.IPv6) return kindOfIpv6(plain);
  return range === 'unicast' ? 'public' : 'forbidden';
}

function kindOfIpv6(address: ipaddr.IPv6): AddressKind {
  const embedded = embeddedIpv4(address);
  // A translator reaches public IPv4 addresses; a route through it to a private network or to itself only hides the
  // target.
  if (embedded !== undefined) return kindOf(embedded) === 'public' ? 'public' : 'forbidden';
  return address.range() === 'unicast' && address.match(globalUnicast) ? 'public' : 'forbidden';
}

/** The IPv4 address inside a NAT64 address (the last 32 bits) or a 6to4 one (RFC 3056, the 32 bits after 2002::/16). */
function embeddedIpv4(address: ipaddr.IPv6): string | undefined {
  const bytes = address.toByteArray();
  if (address.match(nat64)) return bytes.slice(12).join('.');
  return address.range() === '6to4' ? bytes.slice(2, 6).join('.') : undefined;
}

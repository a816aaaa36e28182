import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * An address of a server, as a setting or a request gives it: `http` or `https`, without user, password, query and fragment.
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

/** The address without the slash at its end, so that equal addresses are equal texts. */
export function addressText(url: URL): string {
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

/** True for a host name (an IPv6 address with or without brackets) that can only be this machine. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(hostname) || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

/** A URL's host as connections know it: IPv6 without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * An address of a model server, as the environment gives it.
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

/** The port Ollama listens on when its address does not say. */
const ollamaPort = '11434';

/** As Ollama itself reads it: the scheme and the port may be left out, and 0.0.0.0 and [::] mean this machine. */
function readOllamaHost(text: string): URL {
  const hasScheme = text.includes('://');
  const url = readAddress(hasScheme ? text : `http://${text}`);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  if (!hasScheme && url.port === '') url.port = ollamaPort;
  return url;
}

/** What an IP address leads to; `forbidden` are addresses at which no server of models can be. */
export type AddressKind = 'public' | 'private' | 'loopback' | 'forbidden';

/**
 * Where clouds serve the credentials of a machine, outside the link-local range: Alibaba's and Azure's, and over IPv6
 * Amazon's and Google's.
 */
const metadata = new Set(['100.100.100.200', '168.63.129.16', 'fd00:ec2::254', 'fd20:ce::254']);

/** Address space of networks of one's own: RFC 1918, RFC 6598, RFC 4193. */
const privateRanges = new Set(['private', 'carrierGradeNat', 'uniqueLocal']);

/** Public servers stand in 2000::/3, the part of IPv6 that is given out as global unicast. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** NAT64's well-known prefix (RFC 6052); in others the IPv4 address may stand anywhere. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** What an address leads to, in whatever spelling; what is no IP address is forbidden. */
export function kindOf(address: string): AddressKind {
  if (!ipaddr.isValid(address)) return 'forbidden';
  // Of the spellings of IPv4 inside IPv6, this undoes the mapped one (::ffff:0:0/96).
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
  // A translator reaches the public IPv4 net; the way through it to a private network or to itself is a detour that hides.
  if (embedded !== undefined) return kindOf(embedded) === 'public' ? 'public' : 'forbidden';
  return address.range() === 'unicast' && address.match(globalUnicast) ? 'public' : 'forbidden';
}

/** The IPv4 address in one of NAT64 (its last 32 bits) or 6to4 (RFC 3056, the 32 bits behind 2002::/16). */
function embeddedIpv4(address: ipaddr.IPv6): string | undefined {
  const bytes = address.toByteArray();
  if (address.match(nat64)) return bytes.slice(12).join('.');
  return address.range() === '6to4' ? bytes.slice(2, 6).join('.') : undefined;
}

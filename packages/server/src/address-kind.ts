import ipaddr from 'ipaddr.js';

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

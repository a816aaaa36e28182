import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressKind, kindOf } from '../../src/settings/address.js';

const samples: Record<AddressKind, readonly string[]> = {
  public: ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '64:ff9b::808:808', '2002:808:808::1', '::ffff:8.8.8.8'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.20', '100.64.0.1', 'fd00::1', '::ffff:10.0.0.1'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  forbidden: [
    // What serves credentials, under each of its names.
    ...['169.254.169.254', '::ffff:169.254.169.254', '::ffff:a9fe:a9fe', '64:ff9b::a9fe:a9fe', '2002:a9fe:a9fe::'],
    ...['100.100.100.200', '::ffff:6464:64c8', '168.63.129.16', '64:ff9b::a83f:8110', 'fd00:ec2::254', 'fd20:ce::254'],
    ...['169.254.170.2', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1'],
    // Nobody, everybody, and what stands for examples.
    ...['0.0.0.0', '0.1.2.3', '::', '224.0.0.1', 'ff02::1', '255.255.255.255', '240.0.0.1'],
    ...['192.0.0.192', '192.0.2.1', '198.18.0.1', '2001:db8::1', '100::1'],
    // IPv4 by ways round.
    ...['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::808:808', '2002:7f00:1::', '2002:c0a8:101::1', '2001::1'],
    ...['::7f00:1', '::a9fe:a9fe', '::ffff:0:127.0.0.1', '4000::1', 'localhost', ''],
  ],
};

describe.each(Object.entries(samples))('%s', (kind, addresses) => {
  it.each(addresses)('is %s', (address) => {
    expect(kindOf(address)).toBe(kind);
  });
});

it('says of an IPv4 address the same in its mapped spelling, and nothing better in a translated one', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
      const groups = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
      expect(kindOf(`::ffff:${groups}`)).toBe(kindOf(address));
      const translated = kindOf(address) === 'public' ? 'public' : 'forbidden';
      expect(kindOf(`64:ff9b::${groups}`)).toBe(translated);
      expect(kindOf(`2002:${groups}::1`)).toBe(translated);
      expect(kindOf(`::${groups}`)).not.toBe('public');
    }),
  );
});

it('has a word for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.domain()), (text) => {
      expect(Object.keys(samples)).toContain(kindOf(text));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '../../src/access/caller.js';
import { startApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';

const socket = '198.51.100.9';

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['fe80::1%a-b', 'fe80::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
  ])('of a connection from %j is %s', (address, expected) => {
    expect(callerAddress(address, '203.0.113.66', 0)).toBe(expected);
  });

  it.each([
    [1, '203.0.113.5', '203.0.113.5'],
    [1, '10.0.0.1, 203.0.113.5', '203.0.113.5'],
    [1, '203.0.113.5, 2001:db8:1:2:3::1', '2001:db8:1:2::/64'],
    [2, '192.0.2.1, 203.0.113.5, 10.0.0.1', '203.0.113.5'],
    [3, '192.0.2.1, 203.0.113.5 ,10.0.0.1', '192.0.2.1'],
    [1, '203.0.113.5:4711', '203.0.113.5'],
    [1, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    [1, '[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('behind %i proxies that say %j is %s', (proxies, forwarded, expected) => {
    expect(callerAddress(socket, forwarded, proxies)).toBe(expected);
  });

  it.each([
    '',
    ',',
    'unknown',
    '203.0.113.5,',
    '0x7f.1',
    '2130706433',
    '010.0.0.1',
    '203.0.113.5:x',
    '[::1',
    'evil.example',
  ])('is that of the connection where the proxy says %j', (forwarded) => {
    expect(callerAddress(socket, forwarded, 1)).toBe(socket);
  });

  it('is that of the connection where fewer proxies spoke than are trusted', () => {
    expect(callerAddress(socket, '203.0.113.5', 2)).toBe(socket);
  });

  it('does not hang on what the caller itself put in front', () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (invented, true_) => {
        expect(callerAddress(socket, `${invented}, ${true_}`, 1)).toBe(true_);
        expect(callerAddress(socket, `${invented}, ${true_}`, 0)).toBe(socket);
      }),
    );
  });

  it('is the same for every address of one IPv6 network, and another for every other network', () => {
    const part = fc.integer({ min: 0, max: 0xffff });
    const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), part, part, part);
    const host = fc.tuple(part, part, part, part);
    const written = (parts: readonly number[]) => parts.map((each) => each.toString(16)).join(':');
    const of = (...parts: (readonly number[])[]) => callerAddress(written(parts.flat()), '', 0);
    fc.assert(
      fc.property(network, network, host, host, (one, two, here, there) => {
        expect(of(one, here)).toBe(of(one, there));
        expect(of(one, here) === of(two, here)).toBe(written(one) === written(two));
      }),
    );
  });
});

describe('LUDOTEXT_TRUSTED_PROXIES', () => {
  const wrong = (from: string) => ({ authorization: 'Bearer no-key-of-ours', 'x-forwarded-for': from });
  const environment = { LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class', LUDOTEXT_RATE_WRONG_KEYS: '1' };

  it('0 takes nobody at the word of X-Forwarded-For', async () => {
    await using app = await startApp({ environment });
    await expectProblem(await app.get('/games', wrong('203.0.113.1')), 'unauthorized');
    await expectProblem(await app.get('/games', wrong('203.0.113.2')), 'rate_limited');
  });

  it('1 takes the last entry', async () => {
    await using app = await startApp({ environment: { ...environment, LUDOTEXT_TRUSTED_PROXIES: '1' } });
    await expectProblem(await app.get('/games', wrong('203.0.113.1')), 'unauthorized');
    await expectProblem(await app.get('/games', wrong('203.0.113.2')), 'unauthorized');
    await expectProblem(await app.get('/games', wrong('192.0.2.1, 203.0.113.1')), 'rate_limited');
  });
});

import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../src/settings.js';

/** The sentences with which a start ends in this environment; none where it goes on. */
function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

describe('an address that others reach', () => {
  const hosts = ['0.0.0.0', '::', '[::]', '192.168.1.5', 'games.example', '127.0.0.1.evil.example', '::ffff:127.0.0.1'];

  it.each(hosts)('such as %s is not listened on without a key', (host) => {
    const faults = faultsOf({ HOST: host });
    expect(faults).toHaveLength(1);
    for (const name of ['HOST', 'LUDOTEXT_PLAY_KEYS', 'LUDOTEXT_ADMIN_KEYS', 'LUDOTEXT_ALLOW_OPEN=1']) {
      expect(faults[0]).toContain(name);
    }
  });

  it.each(hosts)('such as %s is listened on with a key of either scope, or when that is meant', (host) => {
    expect(faultsOf({ HOST: host, LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' })).toEqual([]);
    expect(faultsOf({ HOST: host, LUDOTEXT_ADMIN_KEYS: 'admin-key-of-the-teacher' })).toEqual([]);
    expect(faultsOf({ HOST: host, LUDOTEXT_ALLOW_OPEN: '1' })).toEqual([]);
  });

  it('is not listened on with keys that are none', () => {
    expect(faultsOf({ HOST: '0.0.0.0', LUDOTEXT_PLAY_KEYS: ' , ,', LUDOTEXT_ADMIN_KEYS: ' ' })).toHaveLength(1);
  });
});

describe('a proxy in front', () => {
  const environment = { LUDOTEXT_TRUSTED_PROXIES: '1' };

  it('lets others in, so there has to be a key', () => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(1);
    for (const name of ['LUDOTEXT_TRUSTED_PROXIES', 'LUDOTEXT_PLAY_KEYS', 'LUDOTEXT_ALLOW_OPEN=1']) {
      expect(faults[0]).toContain(name);
    }
  });

  it('is no fault with a key, or when that is meant', () => {
    expect(faultsOf({ ...environment, LUDOTEXT_PLAY_KEYS: 'play-key-of-the-class' })).toEqual([]);
    expect(faultsOf({ ...environment, LUDOTEXT_ALLOW_OPEN: '1' })).toEqual([]);
  });
});

describe('loopback', () => {
  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1', '[::1]'])('such as %s needs no key', (host) => {
    expect(faultsOf({ HOST: host })).toEqual([]);
  });
});

describe('a key of both scopes', () => {
  it('is refused, and not repeated', () => {
    const both = 'key-of-the-class';
    const faults = faultsOf({ LUDOTEXT_PLAY_KEYS: `other-key,${both}`, LUDOTEXT_ADMIN_KEYS: both });
    expect(faults).toEqual([expect.stringMatching(/^LUDOTEXT_PLAY_KEYS .*LUDOTEXT_ADMIN_KEYS/)]);
    expect(faults.join()).not.toContain(both);
  });
});

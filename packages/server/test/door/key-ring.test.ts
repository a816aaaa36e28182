import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyRing } from '../../src/door/key-ring.js';
import { readSettings } from '../../src/settings.js';

const ringOf = (environment: Record<string, string>) => keyRing(readSettings(environment));

describe('the keys of the service', () => {
  const ring = ringOf({ LUDOTEXT_PLAY_KEYS: 'first-play-key second-play-key', LUDOTEXT_ADMIN_KEYS: 'one-admin-key' });

  it('have the scope of their list', () => {
    expect(ring.holderOf('first-play-key')?.scope).toBe('play');
    expect(ring.holderOf('second-play-key')?.scope).toBe('play');
    expect(ring.holderOf('one-admin-key')?.scope).toBe('admin');
    expect(ring.isEmpty).toBe(false);
  });

  it('have names of their own that do not hold them', () => {
    const names = ['first-play-key', 'second-play-key', 'one-admin-key'].map((key) => ring.holderOf(key)?.name);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^key:[\da-f]{8}$/);
  });

  it('are no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(ring.holderOf(text)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 13 }), fc.string({ maxLength: 1 }), (length, more) => {
        fc.pre(length < 13 || more !== '');
        fc.pre(length !== 13 || more !== 'y');
        expect(ring.holderOf('first-play-key'.slice(0, length) + more)).toBeUndefined();
      }),
    );
  });

  it('may be as long as the settings take', () => {
    const longest = 'k'.repeat(512);
    expect(ringOf({ LUDOTEXT_ADMIN_KEYS: longest }).holderOf(longest)?.scope).toBe('admin');
    expect(() => ringOf({ LUDOTEXT_ADMIN_KEYS: `${longest}k` })).toThrow(/^LUDOTEXT_ADMIN_KEYS/);
  });

  it('are none where none is set', () => {
    const none = ringOf({});
    expect(none.isEmpty).toBe(true);
    expect(none.holderOf('')).toBeUndefined();
  });
});

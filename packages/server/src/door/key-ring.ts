import { createHash, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings.js';

/** What a key lets its holder do: `play` generates, grades and reads; `admin` does everything. */
export type Scope = 'play' | 'admin';

/** Whose key it is, without the key. */
export interface Holder {
  /** `key:` and the first 8 hexadecimal digits of the key's SHA-256. */
  readonly name: string;
  readonly scope: Scope;
}

/** The keys of the service. */
export interface KeyRing {
  /** Whether there is no key at all. */
  readonly isEmpty: boolean;
  /** The holder of this key; undefined for one that is not ours. */
  holderOf(key: string): Holder | undefined;
}

/** No key of the settings is longer; what is, need not be hashed. */
const longestKey = 512;

export function keyRing(settings: Pick<Settings, 'LUDOTEXT_PLAY_KEYS' | 'LUDOTEXT_ADMIN_KEYS'>): KeyRing {
  const known = [
    ...settings.LUDOTEXT_PLAY_KEYS.map((key) => knownKey(key, 'play')),
    ...settings.LUDOTEXT_ADMIN_KEYS.map((key) => knownKey(key, 'admin')),
  ];
  return {
    isEmpty: known.length === 0,
    holderOf: (key) => {
      if (key.length > longestKey) return undefined;
      const digest = sha256(key);
      // Every key is compared, and as a digest, so that the time says nothing about any of them.
      return known.filter((each) => timingSafeEqual(each.digest, digest)).at(0)?.holder;
    },
  };
}

function knownKey(key: string, scope: Scope): { readonly digest: Buffer; readonly holder: Holder } {
  const digest = sha256(key);
  return { digest, holder: { name: `key:${digest.toString('hex', 0, 4)}`, scope } };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

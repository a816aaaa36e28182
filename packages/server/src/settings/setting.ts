import { readAddress } from './address.js';

/** One environment variable: its purpose, and how its text is read. */
export interface Setting<Value> {
  readonly description: string;
  /** The text used when the variable is absent; without it the setting may be unset. */
  readonly default?: string;
  /** @throws Error whose message ends a sentence that begins with the variable's name */
  readonly read: (text: string) => Value;
}

export const text = (value: string) => value;

/** A text of at most this many UTF-16 units. */
export function shortText(max: number) {
  return (value: string): string => {
    if (value.length > max) throw new Error(`must have at most ${max} characters`);
    return value;
  };
}

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  return (value: string): number => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) throw new Error(`must be a whole number from ${min} to ${max}`);
    return number;
  };
}

/** A number from `min` to `max`. */
export function decimal(min: number, max: number) {
  return (value: string): number => {
    const number = /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) throw new Error(`must be a number from ${min} to ${max}`);
    return number;
  };
}

export function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  return (value: string): Choices[number] => {
    if (!choices.includes(value)) throw new Error(`must be one of ${choices.join(', ')}`);
    return value;
  };
}

/** `1` or `0`. */
export const flag = (value: string): boolean => oneOf('1', '0')(value) === '1';

/** Origins (`https://models.example:8000`), separated by commas or spaces. */
export function origins(value: string): readonly string[] {
  return words(value).map(readOrigin);
}

/** `origin=key` pairs, separated by commas or spaces. */
export function originKeys(value: string): ReadonlyMap<string, string> {
  return new Map(
    words(value).map((pair) => {
      const [origin = '', ...key] = pair.split('=');
      // The message must not repeat the pair: it may hold a key.
      if (key.join('=') === '') throw new Error('must be pairs of origin=key, separated by commas');
      return [readOrigin(origin), key.join('=')];
    }),
  );
}

/** Keys, separated by commas or spaces. Messages never repeat one. */
export function keys(value: string): readonly string[] {
  const all = words(value);
  if (!all.every((key) => /^[\x21-\x7e]{8,512}$/.test(key))) {
    throw new Error('must be keys of 8 to 512 visible ASCII characters, separated by commas');
  }
  return all;
}

/**
 * Host names or IP addresses (IPv6 in brackets), each with an optional port, separated by commas or spaces; in lower
 * case.
 */
export function hosts(value: string): readonly string[] {
  const all = words(value).map((host) => host.toLowerCase());
  if (!all.every((host) => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/.test(host))) {
    throw new Error('must be host names, such as lessons.example or 192.0.2.7:3000, separated by commas');
  }
  return all;
}

function readOrigin(value: string): string {
  const url = readAddress(value);
  if (url.pathname !== '/') throw new Error('must be origins without a path, such as https://models.example:8000');
  return url.origin;
}

function words(value: string): string[] {
  return value.split(/[\s,]/).filter((word) => word !== '');
}

/** The address of a Redis server. Messages never repeat it: it may hold a password. */
export function redisAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWhole =
    /^rediss?:$/.test(url?.protocol ?? '') && url?.hostname !== '' && /^(\/\d{0,4})?$/.test(url?.pathname ?? '');
  // A lone % would be no password that a client can send.
  if (!isWhole || /%(?![\dA-Fa-f]{2})/.test(value)) {
    throw new Error('must be an address such as redis://:password@redis.internal:6379/0, or rediss:// with TLS');
  }
  return value;
}

/** What the names of keys begin with. */
export function keyPrefix(value: string): string {
  if (!/^[\w-]{1,64}$/.test(value)) throw new Error('must be 1 to 64 letters, digits, _ or -');
  return value;
}

/** Origins of https, separated by commas or spaces. */
export function webhookOrigins(value: string): readonly string[] {
  const all = origins(value);
  if (!all.every((origin) => origin.startsWith('https:'))) throw new Error('must be origins of https');
  return all;
}

/** A secret of Standard Webhooks. Messages never repeat it. */
export function webhookSecret(value: string): string {
  const bytes = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(value) ? Buffer.from(value.slice(6), 'base64').length : 0;
  if (bytes < 24 || bytes > 64) throw new Error('must be whsec_ and 24 to 64 random bytes as base64');
  return value;
}

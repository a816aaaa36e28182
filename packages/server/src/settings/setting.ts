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

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A seed (32-bit unsigned integer) derived from content: the same content is always shuffled the same way. */
export function seedFrom(...parts: readonly string[]): number {
  return Number.parseInt(contentHash(JSON.stringify(parts)).slice(0, 8), 16);
}

/** Node's own hash takes a fifth of the time; browsers have none that answers at once. Loaded with the first use. */
let native: ((algorithm: string, content: string) => string) | null | undefined;

/** SHA-256 of a text, as 64 hexadecimal digits. */
export function contentHash(content: string): string {
  native ??= globalThis.process?.getBuiltinModule?.('node:crypto')?.hash ?? null;
  return native?.('sha256', content) ?? bytesToHex(sha256(utf8ToBytes(content)));
}

/**
 * Random numbers from 0 (inclusive) to 1 (exclusive), determined by the seed (Mulberry32, T. Ettinger 2017, public
 * domain).
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A shuffled copy (Fisher and Yates), the same for the same seed. */
export function shuffle<Value>(values: readonly Value[], seed: number): Value[] {
  const shuffled = [...values];
  const random = randomFrom(seed);
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Value, shuffled[last] as Value];
  }
  return shuffled;
}

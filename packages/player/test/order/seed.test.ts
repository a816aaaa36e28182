import { expect, it } from 'vitest';
import { seedOf } from '../../src/order/seed.js';

it('is FNV-1a, of 32 bits', () => {
  // Test values of the hash's authors, for single-byte letters.
  expect([seedOf(['']), seedOf(['a']), seedOf(['foobar'])]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

it('differs with the texts, and with where one ends', () => {
  expect(new Set([seedOf(['ab', 'c']), seedOf(['a', 'bc']), seedOf(['c', 'ab'])]).size).toBe(3);
});

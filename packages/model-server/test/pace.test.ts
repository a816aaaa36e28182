import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltasOf } from '../src/reply-sender.js';

describe('deltasOf', () => {
  it('cuts any text into pieces of 1 to 7 characters, the same each time', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = [...deltasOf(text)];
        expect(pieces.join('')).toBe(text);
        expect(pieces.every(({ length }) => length >= 1 && length <= 7)).toBe(true);
        expect([...deltasOf(text)]).toEqual(pieces);
      }),
    );
  });

  it('ends a piece inside each emoji and each escape', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'bcd', '😀', '\\u00e9', '🐋'), { maxLength: 40 }), (parts) => {
        const pieces = [...deltasOf(parts.join(''))];
        expect(pieces.filter((piece) => /\uD83D$/.test(piece))).toHaveLength(
          parts.filter((part) => /[😀🐋]/u.test(part)).length,
        );
        expect(pieces.some((piece) => piece.includes('\\u00e9'))).toBe(false);
      }),
    );
  });

  it('cuts at the length that is asked for', () => {
    expect([...deltasOf('abcdefg', 3)]).toEqual(['abc', 'def', 'g']);
  });
});

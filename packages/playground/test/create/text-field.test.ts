import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from '../../src/create/text-field.js';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['The whale, the fish: 2 animals.', 6],
    ['Das Mädchen isst.', 3],
    ['نهر النيل طويل', 3],
  ])('counts the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('counts words of scripts that have no spaces', () => {
    expect(countWords('茶是世界上最受欢迎的饮料之一。')).toBeGreaterThan(4);
  });

  it('counts a long text as its parts, and one without any space as well', () => {
    expect(countWords('whale fish '.repeat(5000))).toBe(10_000);
    expect(countWords('a'.repeat(200_000))).toBeGreaterThan(0);
  });

  it('counts lines for themselves', () => {
    assert(
      property(string(), string(), (one, other) => {
        expect(countWords(`${one}\n${other}`)).toBe(countWords(one) + countWords(other));
      }),
    );
  });
});

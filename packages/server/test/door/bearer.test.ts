import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearerKey } from '../../src/door/bearer.js';
import { Problem } from '../../src/problem.js';

const headers = (...values: string[]) => values.flatMap((value) => ['Authorization', value]);

describe('the key of a request', () => {
  it.each([
    ['Bearer abc.DEF-1~+/=', 'abc.DEF-1~+/='],
    ['bearer abc', 'abc'],
    ['BEARER   abc', 'abc'],
    ['Bearer', ''],
    ['Bearer ', ''],
    ['Bearer a b', ''],
    ['Bearerabc', ''],
    ['Basic abc', ''],
    ['abc', ''],
    ['', ''],
  ])('of %j is %j', (value, key) => {
    expect(bearerKey(headers(value))).toBe(key);
  });

  it('is not there without the header', () => {
    expect(bearerKey(['X-Authorization', 'Bearer abc'])).toBeUndefined();
  });

  it('is what was sent, for every key the settings take', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x21-\x7e]{8,512}$/), (key) => {
        expect(bearerKey(headers(`Bearer ${key}`))).toBe(key);
      }),
    );
  });

  it('cannot be one of two', () => {
    expect(() => bearerKey(headers('Bearer abc', 'Bearer abc'))).toThrow(Problem);
    expect(() => bearerKey(['authorization', 'Bearer abc', 'AUTHORIZATION', ''])).toThrow(Problem);
  });
});

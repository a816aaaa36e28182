import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, identify, withoutId } from '../../src/contract/item-id.js';

describe('identify', () => {
  it('adds 16 hexadecimal digits and keeps the rest', () => {
    const item = identify({ word: 'whale' });
    expect(item).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), word: 'whale' });
  });

  it('gives equal content one id whatever the order of its keys, and other content another', () => {
    expect(identify({ a: 1, b: { c: [1], d: 2 } }).id).toBe(identify({ b: { d: 2, c: [1] }, a: 1 }).id);
    expect(identify({ a: 1 }).id).not.toBe(identify({ a: 2 }).id);
  });

  it('replaces an id that a game set itself', () => {
    expect(identify({ id: 'mine', word: 'whale' })).toEqual(identify({ word: 'whale' }));
  });

  it('is undone by withoutId', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (content) => {
        const { id: _, ...rest } = content;
        expect(canonicalJson(withoutId(identify(content)))).toBe(canonicalJson(rest));
      }),
    );
  });
});

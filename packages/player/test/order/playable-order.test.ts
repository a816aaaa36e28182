import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlayableOrder } from '../../src/order/playable-order.js';

describe('isPlayableOrder', () => {
  const item = { sentence: 'a b', pieces: ['a', 'b'] };

  it('takes what the games make', () => {
    expect(isPlayableOrder(item)).toBe(true);
    expect(isPlayableOrder({ ...item, id: 'x', alternatives: [[1, 0]], hint: 'h' })).toBe(true);
  });

  it.each([
    [{}],
    [{ ...item, sentence: undefined }],
    [{ ...item, pieces: 'ab' }],
    [{ ...item, pieces: ['a'] }],
    [{ ...item, pieces: ['a', 2] }],
    [{ ...item, pieces: Array(1_001).fill('a') }],
    [{ ...item, alternatives: [1, 0] }],
    [{ ...item, alternatives: [['a', 'b']] }],
  ])('refuses %j', (other) => expect(isPlayableOrder(other)).toBe(false));

  it('says yes or no to any object', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom('pieces', 'sentence', 'alternatives') }), (any) => {
        expect(typeof isPlayableOrder(any)).toBe('boolean');
      }),
    );
  });
});

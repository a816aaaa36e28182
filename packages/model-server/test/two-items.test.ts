import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoItems, twoItemsAndABit } from '../src/catalogue/fixture.js';

describe('twoItems', () => {
  it('ends behind the second item, whatever the items are', () => {
    const item = fc.oneof(fc.string(), fc.integer(), fc.dictionary(fc.string(), fc.array(fc.string())));
    fc.assert(
      fc.property(fc.array(item, { minLength: 2, maxLength: 5 }), fc.string(), (items, reason) => {
        const content = JSON.stringify({ reason: reason.replaceAll('items', ''), items });
        expect(JSON.parse(`${twoItems(content)}]}`).items).toEqual(items.slice(0, 2));
        expect(content.startsWith(twoItemsAndABit(content))).toBe(true);
      }),
    );
  });

  it('is the first half of an answer without two items', () => {
    expect(twoItems('{"items":[1]}')).toBe('{"item');
    expect(twoItems('0123456789')).toBe('01234');
  });
});

import { describe, expect, it } from 'vitest';
import { orderWords } from '../../src/order/order-words.js';
import { type OrderStrings, orderStrings } from '../../src/order/strings.js';

const keys = Object.keys(orderStrings.en) as (keyof OrderStrings)[];
const namesIn = (wording: string) => new Set(wording.match(/\{\w+\}/g));

describe('the strings', () => {
  it.each(keys)('%s names the same things in each language', (key) => {
    const languages: readonly OrderStrings[] = Object.values(orderStrings);
    for (const strings of languages) expect(namesIn(strings[key])).toEqual(namesIn(orderStrings.en[key]));
  });
});

describe('orderWords', () => {
  it('puts in numbers and pieces, each piece with a direction of its own', () => {
    expect(orderWords('en')('moved', { piece: 'قلم', place: 2, total: 5 })).toBe(
      '\u2068قلم\u2069 moved to place 2 of 5.',
    );
    expect(orderWords('de')('place', { place: 1, total: 1_000 })).toBe('Platz 1 von 1.000');
  });

  it('does not read out a piece of ten thousand letters', () => {
    expect(orderWords('en')('up', { piece: '𝒜'.repeat(10_000) })).toHaveLength(
      'Move up: '.length + 120 + '…'.length + 2,
    );
  });

  it('takes a piece to the letter', () => {
    expect(orderWords('en')('up', { piece: '{place} $& $1' })).toBe('Move up: \u2068{place} $& $1\u2069');
  });
});

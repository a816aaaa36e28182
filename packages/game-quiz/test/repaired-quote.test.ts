import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairedQuote } from '../src/quote.js';

const text =
  'The ferry left at noon. “The keeper of the old lighthouse lit\n  the lamp every evening, and in fog he rang a bell for the ships,” she said. Nobody heard it.';

describe('repairedQuote', () => {
  it.each([
    ['another word', 'The keeper of the old lighthouse lit the candle every evening, and in fog'],
    ['a word too many', 'The keeper of the old red lighthouse lit the lamp every evening, and in fog'],
    ['a word left out', 'The keeper of the lighthouse lit the lamp every evening, and in fog'],
    ['another first word', 'A keeper of the old lighthouse lit the lamp every evening, and in fog'],
    ['another last word', 'The keeper of the old lighthouse lit the lamp every evening, and in storms'],
  ])('puts right %s', (_, quote) => {
    expect(repairedQuote(text, quote)).toBe('The keeper of the old lighthouse lit the lamp every evening, and in fog');
  });

  it('keeps the marks around the quote', () => {
    expect(repairedQuote(text, '“The keeper of the old lighthouse lit the lamp each evening')).toBe(
      '“The keeper of the old lighthouse lit the lamp every evening',
    );
    expect(
      repairedQuote(
        'It was cold. All day the rain fell on the roof of the old mill. Then it stopped.',
        'All day the snow fell on the roof of the old mill.',
      ),
    ).toBe('All day the rain fell on the roof of the old mill.');
  });

  it('works without spaces between words', () => {
    expect(repairedQuote('从前，塔顶上燃烧着木柴或煤炭的火堆。', '塔顶上燃烧着木头或煤炭的火堆')).toBe(
      '塔顶上燃烧着木柴或煤炭的火堆',
    );
  });

  it.each([
    ['two other words of ten', 'The man of the old lighthouse lit the candle every evening'],
    ['one other word of a short quote', 'The keeper lit the candle'],
    ['words of another text', 'A bee that has found flowers runs in a figure of eight on the comb'],
    [
      'the right words in another order',
      'in fog the bell rang every evening and he lit the lamp for the keeper of the ships',
    ],
    ['nothing', ''],
  ])('does not put right %s', (_, quote) => expect(repairedQuote(text, quote)).toBeUndefined());

  it('gives words of the text for any quote with one word changed', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{2,8}$/), { minLength: 12, maxLength: 40 });
    fc.assert(
      fc.property(words, fc.nat(), (list, place) => {
        const changed = list.map((word, index) => (index === place % list.length ? 'xxxxxxxxxx' : word));
        const quote = repairedQuote(`Before this. ${list.join(' ')} After that.`, changed.join(' '));
        expect(quote).toBeDefined();
        expect(`Before this. ${list.join(' ')} After that.`).toContain(quote);
      }),
    );
  });

  it('never throws, whatever text and quote are', () => {
    const any = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(fc.property(any, any, (source, quote) => void repairedQuote(source, quote)));
  });
});

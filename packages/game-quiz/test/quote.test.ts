import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactQuote, repairedQuote } from '../src/quote.js';

describe('exactQuote', () => {
  it.each([
    ['the words themselves', 'One. It rained all day. Two.', 'It rained all day.', 'It rained all day.'],
    ['straight for curly marks', 'She said “it’s late”.', 'She said "it\'s late".', 'She said “it’s late”.'],
    ['a hyphen for a dash', 'rain – and snow', 'rain - and snow', 'rain – and snow'],
    ['a wrapped line', 'It rained\r\n   all day.', 'It rained all day.', 'It rained all day.'],
    ['no-break spaces', 'about 30\u00A0km away', 'about 30 km away', 'about 30\u00A0km away'],
    ['soft hyphens of the text', 'photo\u00ADsynthesis works', 'photosynthesis works', 'photo\u00ADsynthesis works'],
    ['a composed letter', 'the cafe\u0301 closed', 'the café closed', 'the cafe\u0301 closed'],
    ['another case', 'The Rain fell', 'the rain fell', 'The Rain fell'],
    ['marks put around the quote', 'all day long it rained', '“it rained”', 'it rained'],
    ['a full stop put behind the quote', 'it rained, then stopped', 'it rained.', 'it rained'],
    ['ligatures', 'the ﬁrst rain', 'the first rain', 'the ﬁrst rain'],
    ['an ellipsis of the text', 'it rained… and rained', 'it rained... and rained', 'it rained… and rained'],
    [
      'pieces',
      'Then it rained all day long and the river rose fast.',
      'it rained all … the river rose',
      'it rained all … the river rose',
    ],
    [
      'pieces with dots in brackets',
      'It rained all day. The river rose fast.',
      'It rained all [...] river rose fast.',
      'It rained all … river rose fast.',
    ],
    ['an ellipsis around a piece', 'Then it rained all day long.', '... it rained all day ...', 'it rained all day'],
  ])('finds %s', (_, text, quote, expected) => expect(exactQuote(text, quote)).toBe(expected));

  it.each([
    ['one other word', 'It rained all day.', 'It rained all night.'],
    ['half a word', 'The party began.', 'art'],
    ['nothing', 'It rained.', ' '],
    ['pieces in another order', 'It rained all day. The river rose fast.', 'The river rose … It rained all'],
    ['pieces of two words', 'It rained all day. The river rose fast.', 'It rained … rose fast'],
    ['nothing but an ellipsis', 'It rained.', '…'],
  ])('does not find %s', (_, text, quote) => expect(exactQuote(text, quote)).toBeUndefined());

  it('finds every slice between spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zäöüñ]{1,8}$/), { minLength: 3, maxLength: 20 }), (words) => {
        expect(exactQuote(words.join(' '), words.slice(1, -1).join(' '))).toBe(words.slice(1, -1).join(' '));
      }),
    );
  });

  it('never throws, whatever text and quote are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (text, quote) => void exactQuote(text, quote),
      ),
    );
  });
});

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactQuote } from '../src/quote.js';

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

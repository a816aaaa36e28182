import { describe, expect, it } from 'vitest';
import { findQuote, isWholeSentences, oneLine, quotableText } from '../../src/text/quotes.js';
import { readText } from '../../src/text/read-text.js';

const text = '# The well\n\nA farmer dug a\n   deep well. It gave “clear” water.\n\n1. Take a cup.\n2. Fill it\n';
const quotable = quotableText(readText(text));

describe('quotableText', () => {
  it('has every paragraph on one line, without markers', () => {
    expect(quotable.split('\n')).toEqual([
      'The well',
      'A farmer dug a deep well. It gave “clear” water.',
      'Take a cup.',
      'Fill it',
    ]);
  });
});

describe('findQuote', () => {
  const found = (quote: string, from?: number) => {
    const place = findQuote(quotable, quote, from);
    return place && quotable.slice(place.start, place.end);
  };

  it.each([
    ['A farmer dug a deep well.', 'A farmer dug a deep well.'],
    ['A farmer dug a\n deep well.', 'A farmer dug a deep well.'],
    ['It gave "clear" water.', 'It gave “clear” water.'],
    ['It gave\u00A0"clear" water.', 'It gave “clear” water.'],
    ['A farmer dug a dry well.', undefined],
    ['', undefined],
  ])('%s', (quote, expected) => {
    expect(found(quote)).toBe(expected);
  });

  it('begins to look where it is told', () => {
    expect(found('A farmer', 20)).toBeUndefined();
  });
});

describe('isWholeSentences', () => {
  it.each([
    ['A farmer dug a deep well.', true],
    ['A farmer dug a deep well. It gave “clear” water.', true],
    ['Fill it', true],
    ['A farmer dug', false],
    ['dug a deep well.', false],
    ['A farmer slept.', undefined],
  ])('%s: %s', (quote, expected) => {
    expect(isWholeSentences(readText(text), quote)).toBe(expected);
  });
});

it('puts a slice on one line', () => {
  expect(oneLine('a \r\n\t b\nc')).toBe('a b c');
  expect(oneLine('a  b')).toBe('a  b');
});

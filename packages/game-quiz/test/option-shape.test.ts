import { describe, expect, it } from 'vitest';
import { comparable } from '../src/comparable.js';
import { ascending, differInKind, isOfSimilarLength, quantityOf, readingLength } from '../src/option-shape.js';

describe('differInKind', () => {
  it.each([
    ['Sarah', '295', 'en', true],
    ['1492', 'the king', 'en', true],
    ['£625', 'no rent at all', 'en', false],
    ['22', 'almost none', 'en', false],
    ['two', '3', 'en', false],
    ['zwölf', '12', 'de', false],
    ['Apollo 11', '11', 'en', false],
    ['4,500 volunteers', 'former offenders', 'en', false],
    ['十二', '12', 'zh', false],
    ['Sarah', 'Leah', 'en', false],
  ])('%s and %s in %s: %s', (one, other, language, expected) => {
    const measured = (text: string) => ({ text, quantity: quantityOf(text, language) });
    expect(differInKind(measured(one), measured(other), language)).toBe(expected);
    expect(differInKind(measured(other), measured(one), language)).toBe(expected);
  });
});

const lengthOf = (answer: string) => readingLength(comparable(answer));

describe('isLikeLong', () => {
  it.each([
    ['Rome', 'Paris', true],
    ['the UK', 'the Netherlands', true],
    ['GPS', 'the automatic transmission for automobiles', false],
    ['the automatic transmission for automobiles', 'GPS', false],
  ])('%s beside %s: %s', (distractor, key, expected) =>
    expect(isOfSimilarLength(lengthOf(distractor), lengthOf(key))).toBe(expected),
  );

  it('counts Chinese characters for more than letters', () =>
    expect(lengthOf('博物馆')).toBeGreaterThan(lengthOf('abc')));
});

const sorted = (texts: readonly string[], language = 'en') =>
  ascending(
    texts.map((text) => ({ text })),
    language,
  )?.map(({ text }) => text);

describe('ascending', () => {
  it.each([
    ['numbers', ['30', '4', '-5'], 'en', ['-5', '4', '30']],
    ['grouped numbers', ['1,000', '999', '12,000'], 'en', ['999', '1,000', '12,000']],
    ['numbers with a decimal comma', ['1.000', '2,5', '1,5'], 'de', ['1,5', '2,5', '1.000']],
    ['one unit', ['30 km', '4 km'], 'en', ['4 km', '30 km']],
    ['money', ['$30', '$4'], 'en', ['$4', '$30']],
    ['years', ['1999', '1492', '1789'], 'en', ['1492', '1789', '1999']],
    ['ISO dates', ['1999-10-01', '1999-02-03'], 'en', ['1999-02-03', '1999-10-01']],
    ['written dates', ['14 July 1789', 'March 3, 1789'], 'en', ['March 3, 1789', '14 July 1789']],
    ['Arabic digits', ['٣٠', '٤'], 'ar', ['٤', '٣٠']],
    ['full-width digits', ['３０', '４'], 'ja', ['４', '３０']],
  ])('sorts %s', (_, texts, language, expected) => expect(sorted(texts, language)).toEqual(expected));

  it.each([
    ['a word among them', ['1', 'two', '3']],
    ['different units', ['3 km', '40 m']],
    ['equal values', ['1,000', '1000']],
    ['words', ['red', 'blue']],
  ])('leaves the order open: %s', (_, texts) => expect(sorted(texts)).toBeUndefined());
});

describe('quantityOf', () => {
  it('tells value and unit', () => {
    expect(quantityOf('27 %', 'en')).toEqual({ value: 27, unit: '|%' });
    expect(quantityOf('about the same', 'en')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { differInKind, isLikeLong, lengthOf } from '../src/option-shape.js';

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
    expect(differInKind(one, other, language)).toBe(expected);
    expect(differInKind(other, one, language)).toBe(expected);
  });
});

describe('isLikeLong', () => {
  it.each([
    ['Rome', 'Paris', true],
    ['the UK', 'the Netherlands', true],
    ['GPS', 'the automatic transmission for automobiles', false],
    ['the automatic transmission for automobiles', 'GPS', false],
  ])('%s beside %s: %s', (distractor, key, expected) => expect(isLikeLong(distractor, key)).toBe(expected));

  it('counts Chinese characters for more than letters', () =>
    expect(lengthOf('博物馆')).toBeGreaterThan(lengthOf('abc')));
});

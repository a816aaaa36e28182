import { describe, expect, it } from 'vitest';
import { comparable, comparableOption, hasPhrase, likeness, tokensOf } from '../src/comparable.js';

describe('comparable', () => {
  it.each([
    ['case and spaces', ' The  Cat\u00A0sat ', 'the cat sat'],
    ['quotation marks and dashes', '“it’s” – here', "'it's' - here"],
    ['invisible characters', 'soft\u00ADhyphen\u200B', 'softhyphen'],
    ['compatibility forms', 'ﬁne １２', 'fine 12'],
  ])('folds %s', (_, text, expected) => expect(comparable(text)).toBe(expected));
});

describe('comparableAnswer', () => {
  it.each([
    ['The cat.', 'cat'],
    ['a cat', 'A cat!'],
    ['das Haus', 'Haus'],
  ])('takes %s for %s', (one, two) => expect(comparableOption(one)).toBe(comparableOption(two)));

  it.each([
    ['5', '-5'],
    ['C', 'C++'],
    ['5 %', '5'],
  ])('tells %s from %s', (one, two) => expect(comparableOption(one)).not.toBe(comparableOption(two)));
});

describe('hasPhrase', () => {
  it.each([
    ['the art of war', 'art', true],
    ['the party', 'art', false],
    ['part of the art', 'art', true],
    ['蒸汽机的效率', '效率', true],
    ['anything', '', false],
  ])('%s has %s: %s', (text, phrase, expected) => expect(hasPhrase(text, phrase)).toBe(expected));
});

describe('tokensOf and likeness', () => {
  it('take words, and pairs of characters where words are not spaced', () => {
    expect(tokensOf('The cat, the dog')).toEqual(['the', 'cat', 'the', 'dog']);
    expect(tokensOf('蒸汽机')).toEqual(['蒸汽', '汽机']);
  });

  it('measure what two texts share', () => {
    expect(likeness(new Set(['a', 'b']), new Set(['b', 'c']))).toBeCloseTo(1 / 3);
    expect(likeness(new Set(), new Set())).toBe(0);
  });
});

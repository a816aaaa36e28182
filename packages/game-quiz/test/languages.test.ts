import { describe, expect, it } from 'vitest';
import { languageOf, localeOf } from '../src/languages/index.js';

describe('languageOf', () => {
  it('knows the languages that have a file and nothing else', () => {
    expect(languageOf('en').absoluteTerms).toContain('always');
    expect(languageOf('lv').nouns).toHaveLength(1);
    expect(languageOf('constructor')).toEqual({});
  });
});

describe('localeOf', () => {
  it.each([
    ['de', 'de'],
    ['xx', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['de-DE-', undefined],
  ])('of %s', (language, expected) => expect(localeOf(language)).toBe(expected));
});

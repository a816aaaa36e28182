import { describe, expect, it } from 'vitest';
import { type Plural, strings } from '../src/strings.js';
import { wordsFor } from '../src/words.js';

const places = (wording: string | Plural) =>
  [wording].flatMap((each) => (typeof each === 'string' ? [each] : Object.values(each)));
const namesIn = (wording: string | Plural) => new Set(places(wording).flatMap((text) => text?.match(/\{\w+\}/g) ?? []));

describe('the strings', () => {
  it.each(Object.entries(strings))(
    '%s has a wording for every key, with the places that English has',
    (_, wordings) => {
      expect(Object.keys(wordings)).toEqual(Object.keys(strings.en));
      for (const [key, wording] of Object.entries(wordings)) {
        expect(places(wording).every((text) => text.trim() !== '')).toBe(true);
        expect(namesIn(wording)).toEqual(namesIn(strings.en[key as keyof typeof strings.en]));
      }
    },
  );
});

describe('wordsFor', () => {
  it('speaks the language of a tag with a region, and English where it does not know the language', () => {
    expect(wordsFor('de-CH').say('next')).toBe('Weiter');
    expect(wordsFor('AR').direction).toBe('rtl');
    expect(['', 'tlh', 'constructor', '__proto__'].map((tag) => wordsFor(tag).locale)).toEqual([
      'en',
      'en',
      'en',
      'en',
    ]);
  });

  it('takes the plural by the count, and writes numbers as the language does', () => {
    const { say } = wordsFor('en');
    expect(say('points', { count: 1, max: 3 })).toBe('1 of 3 point');
    expect(say('points', { count: 2, max: 1_300 })).toBe('2 of 1,300 points');
    expect(wordsFor('de').say('points', { count: 0.5, max: 1_300 })).toBe('0,5 von 1.300 Punkten');
    expect(wordsFor('ar').say('points', { count: 2, max: 5 })).toContain('نقطتان');
  });
});

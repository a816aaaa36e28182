import { describe, expect, it } from 'vitest';
import type { OrderStrings, Plural } from '../src/strings/en.js';
import { orderStrings, orderTexts, strings, textsFor } from '../src/texts.js';

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

describe('textsFor', () => {
  it('speaks the language of a tag with a region, and English where it does not know the language', () => {
    expect(textsFor('de-CH').say('next')).toBe('Weiter');
    expect(textsFor('AR').direction).toBe('rtl');
    expect(['', 'tlh', 'constructor', '__proto__'].map((tag) => textsFor(tag).locale)).toEqual([
      'en',
      'en',
      'en',
      'en',
    ]);
  });

  it('takes the plural by the count, and writes numbers as the language does', () => {
    const { say } = textsFor('en');
    expect(say('points', { count: 1, max: 3 })).toBe('1 of 3 points');
    expect(say('points', { count: 2, max: 1_300 })).toBe('2 of 1,300 points');
    expect(textsFor('de').say('points', { count: 0.5, max: 1_300 })).toBe('0,5 von 1.300 Punkten');
    expect(textsFor('ar').say('points', { count: 1, max: 5 })).toContain('نقطة واحدة');
    expect(textsFor('ar').say('points', { count: 2, max: 5 })).toContain('نقطتان');
  });
});

const keys = Object.keys(orderStrings.en) as (keyof OrderStrings)[];
const orderNamesIn = (wording: string) => new Set(wording.match(/\{\w+\}/g));

describe('the strings of ordering games', () => {
  it.each(keys)('%s names the same things in each language', (key) => {
    const languages: readonly OrderStrings[] = Object.values(orderStrings);
    for (const strings of languages) expect(orderNamesIn(strings[key])).toEqual(orderNamesIn(orderStrings.en[key]));
  });
});

describe('orderTexts', () => {
  it('puts in numbers and pieces, each piece with a direction of its own', () => {
    expect(orderTexts('en')('moved', { piece: 'قلم', place: 2, total: 5 })).toBe(
      '\u2068قلم\u2069 moved to place 2 of 5.',
    );
    expect(orderTexts('de')('place', { place: 1, total: 1_000 })).toBe('Platz 1 von 1.000');
  });

  it('does not read out a piece of ten thousand letters', () => {
    expect(orderTexts('en')('up', { piece: '𝒜'.repeat(10_000) })).toHaveLength(
      'Move up: '.length + 120 + '…'.length + 2,
    );
  });

  it('takes a piece to the letter', () => {
    expect(orderTexts('en')('up', { piece: '{place} $& $1' })).toBe('Move up: \u2068{place} $& $1\u2069');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { loadLocale, locales, nearestLocale, sayIn } from '../src/say.js';
import { ar } from '../src/strings/ar.js';
import { de } from '../src/strings/de.js';
import { en } from '../src/strings/en.js';
import { es } from '../src/strings/es.js';
import { fr } from '../src/strings/fr.js';

const strings = { en, de, es, fr, ar };
beforeAll(() => Promise.all(locales.map(({ locale }) => loadLocale(locale))));

describe('sayIn', () => {
  it('puts values in, numbers as the language writes them', () => {
    expect(sayIn('en')('limit', { limit: 200_000 })).toBe('at most 200,000 characters');
    expect(sayIn('de')('limit', { limit: 200_000 })).toBe('höchstens 200.000 Zeichen');
  });

  it('goes by the plural of the language', () => {
    expect(sayIn('en')('words', { count: 1 })).toBe('1 word');
    expect(sayIn('en')('words', { count: 2 })).toBe('2 words');
    expect(new Set([1, 2, 3, 11].map((count) => sayIn('ar')('words', { count }).replace(/[\d٠-٩]+/g, ''))).size).toBe(
      4,
    );
  });

  it.each(locales)('says in $locale every value that English says', ({ locale }) => {
    const valuesOf = (wording: object | string) =>
      new Set([...JSON.stringify(wording).matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    for (const [key, english] of Object.entries(strings.en)) {
      const wording = strings[locale][key as keyof typeof strings.en] ?? '';
      expect([key, valuesOf(wording)]).toEqual([key, valuesOf(english)]);
    }
  });
});

describe('nearestLocale', () => {
  it.each([
    [['it-IT', 'de-CH', 'en'], 'de'],
    [['ar-EG'], 'ar'],
    [['pt'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferred, locale) => {
    expect(nearestLocale(preferred)).toBe(locale);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLocale, locales, nearestLocale, sayIn } from '../src/say.js';
import { ar } from '../src/strings/ar.js';
import { de } from '../src/strings/de.js';
import { en, type Plural } from '../src/strings/en.js';
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
});

describe.each(locales)('the texts in $name', ({ locale }) => {
  const own = strings[locale];
  const wordings = (text: string | Plural): readonly string[] =>
    typeof text === 'string' ? [text] : Object.values(text);
  const valuesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  it('are those of English, each with a wording', () => {
    expect(Object.keys(own)).toEqual(Object.keys(en));
    expect(Object.entries(own).filter(([, text]) => wordings(text).some((wording) => wording.trim() === ''))).toEqual(
      [],
    );
  });

  it('say every value that English says, and no other', () => {
    const values = (texts: Readonly<Record<string, string | Plural>>) =>
      Object.entries(texts).map(([key, text]) => [key, [...new Set(wordings(text).flatMap(valuesOf))].sort()]);
    expect(values(own)).toEqual(values(en));
  });

  it('have a wording for each number that the language tells apart', () => {
    const counts = [1, 2, 3, 11, 100];
    const needed = new Set(counts.map((count) => new Intl.PluralRules(locale).select(count)));
    const incomplete = Object.entries<string | Plural>(own).filter(
      ([key, text]) =>
        typeof en[key as keyof typeof en] !== 'string' &&
        (typeof text === 'string' || ![...needed].every((rule) => Object.hasOwn(text, rule))),
    );
    expect(incomplete).toEqual([]);
  });
});

it('French marks do not stand alone on a line', () => {
  const loose = Object.entries(fr).filter(([, text]) => /« | [!?:;»]/u.test(JSON.stringify(text)));
  expect(loose).toEqual([]);
});

it('the page says every text that it has', async () => {
  const root = path.resolve(import.meta.dirname, '../src');
  const files = (await readdir(root, { recursive: true })).filter((file) => /^(?!strings).*\.ts$/.test(file));
  const code = (await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')))).join('\n');
  expect(Object.keys(en).filter((key) => !new RegExp(`\\b${key}\\b`).test(code))).toEqual([]);
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

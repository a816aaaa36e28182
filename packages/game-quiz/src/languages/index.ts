import { ar } from './ar.js';
import { cs } from './cs.js';
import { de } from './de.js';
import { el } from './el.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { hi } from './hi.js';
import { id } from './id.js';
import { it } from './it.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import type { Language } from './language.js';
import { more } from './more.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ro } from './ro.js';
import { ru } from './ru.js';
import { sv } from './sv.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { uk } from './uk.js';
import { vi } from './vi.js';
import { zh } from './zh.js';

const languages: Readonly<Record<string, Language>> = {
  ...more,
  ar,
  cs,
  de,
  el,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};
const unknown: Language = {};

/** The language data for a tag, by its primary subtag; empty for a language without a file here. */
export function languageOf(tag: string): Language {
  return (Object.hasOwn(languages, tag) ? languages[tag] : undefined) ?? unknown;
}

/** The values of one member in all languages that have it. */
export function eachLanguage<Value>(read: (language: Language) => Value | undefined): Value[] {
  return Object.values(languages).flatMap((language) => {
    const value = read(language);
    return value === undefined ? [] : [value];
  });
}

/** A pattern with the alternatives of every language. */
export function inAnyLanguage(read: (language: Language) => string | undefined): string {
  return eachLanguage(read).join('|');
}

/** A space-separated list of words as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/**
 * Finds the words of one member of a language; uses the English ones for a language without them. Matches whole words;
 * in writing without spaces, anywhere.
 */
export function wordFinder(read: (language: Language) => string | undefined): (tag: string) => RegExp {
  const finders = new Map<string, RegExp>();
  return (tag) => {
    const own = read(languageOf(tag));
    const key = own === undefined ? 'en' : tag;
    const finder = finders.get(key) ?? newFinder(own ?? read(en) ?? '(?!)');
    finders.set(key, finder);
    return finder;
  };
}

function newFinder(words: string): RegExp {
  return unspaced.test(words)
    ? new RegExp(words, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
}

/** The language as a locale that the runtime supports; undefined for any other name, in any spelling. */
export function localeOf(language: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(language)) return undefined;
  return Intl.DateTimeFormat.supportedLocalesOf([language])[0];
}

import { type Dictionary, newDictionary } from './dictionary.js';
import type { Words } from './words.js';

export type { Dictionary, DictionaryWord, FoundWord } from './dictionary.js';
export type { WordKind } from './words.js';

/** Each is loaded with its first use. */
const languages: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  ar: () => import('./languages/ar.js'),
  de: () => import('./languages/de.js'),
  en: () => import('./languages/en.js'),
  es: () => import('./languages/es.js'),
  fr: () => import('./languages/fr.js'),
  hi: () => import('./languages/hi.js'),
  it: () => import('./languages/it.js'),
  ja: () => import('./languages/ja.js'),
  ko: () => import('./languages/ko.js'),
  pl: () => import('./languages/pl.js'),
  pt: () => import('./languages/pt.js'),
  ru: () => import('./languages/ru.js'),
  tr: () => import('./languages/tr.js'),
  zh: () => import('./languages/zh.js'),
};

/** The languages that have a dictionary: primary subtags. */
export const dictionaryLanguages: readonly string[] = Object.keys(languages);

const known = new Map<string, Promise<Dictionary>>();

/** The dictionary of a language, by its primary subtag; undefined for a language without one. Loaded once, with its first use. */
export function dictionaryOf(language: string): Promise<Dictionary | undefined> {
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (load === undefined) return Promise.resolve(undefined);
  const dictionary = known.get(language) ?? load().then(({ words }) => newDictionary(words, language));
  known.set(language, dictionary);
  return dictionary;
}

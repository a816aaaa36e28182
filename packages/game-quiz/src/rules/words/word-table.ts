import { forLanguage } from '../../by-language.js';

/** Finds the words that a table has for a language. */
export type WordFinder = (language: string) => RegExp;

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u;

/**
 * A finder made of words and phrases by language, written one after the other with "|" between them. A language that
 * has none is read with the English ones. Words stand alone; in writing without spaces they may stand anywhere.
 */
export function wordTable(lists: Readonly<Record<string, string>> & { readonly en: string }): WordFinder {
  const finders: Record<string, RegExp> = {};
  for (const [language, list] of Object.entries(lists)) {
    finders[language] = unspaced.test(list)
      ? new RegExp(list, 'iu')
      : new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'iu');
  }
  return (language) => (forLanguage(finders, language) ?? finders.en) as RegExp;
}

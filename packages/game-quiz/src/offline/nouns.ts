import { forLanguage } from '../by-language.js';
import type { Mention, WordRow } from './mention.js';
import { arabicNouns } from './nouns/arabic.js';
import { chineseNouns } from './nouns/chinese.js';
import { englishNouns } from './nouns/english.js';
import { germanNouns } from './nouns/german.js';
import { japaneseNouns } from './nouns/japanese.js';
import { koreanNouns } from './nouns/korean.js';
import type { NounReader } from './nouns/noun-reader.js';
import { articleNouns } from './nouns/romance.js';
import { russianNouns } from './nouns/russian.js';
import { vietnameseNouns } from './nouns/vietnamese.js';

/**
 * Nouns in a sentence that stand alone: between an article, a preposition or a particle and the end of their phrase.
 * None in a language that has no reader here.
 */
export function nounsIn(row: WordRow, language: string): Mention[] {
  return forLanguage(readers, language)?.(row) ?? [];
}

const readers: Readonly<Record<string, NounReader>> = {
  en: englishNouns,
  de: germanNouns,
  es: articleNouns(
    'el la los las un una unos unas del al su sus',
    'de del',
    /(?:[óé]|aba|aban|ían?|aron|ieron|ndo|[aei]r|a[sn]te)$/u,
  ),
  fr: articleNouns(
    'le la les un une des du au aux son sa ses leur leurs ce cette ces',
    'de du des d à',
    /(?:ait|aient|er|[eèê]\p{Ll}{1,2}ent|[iouy][rstv]s?ent|ant|ut)$/u,
  ),
  it: articleNouns(
    'il lo la i gli le un una uno del della dei delle al alla nel nella sul sulla',
    'di del della dei',
    /(?:[òùì]|av[ao]|avano|[aei]re|ndo|rono)$/u,
  ),
  pt: articleNouns(
    'o a os as um uma do da dos das no na nos nas ao seu sua seus suas',
    'de do da dos das',
    /(?:[oei]u|ava|avam|[aei]ram|ndo|[aei]r)$/u,
  ),
  ru: russianNouns,
  ar: arabicNouns,
  vi: vietnameseNouns,
  zh: chineseNouns,
  ja: japaneseNouns,
  ko: koreanNouns,
};

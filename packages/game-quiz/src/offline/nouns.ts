import { forLanguage } from '../by-language.js';
import type { Mention, WordRow } from './mention.js';
import { arabicNouns } from './nouns/arabic.js';
import { nounsByMarks } from './nouns/by-marks.js';
import { chineseNouns } from './nouns/chinese.js';
import { englishNouns } from './nouns/english.js';
import { germanNouns } from './nouns/german.js';
import { japaneseNouns } from './nouns/japanese.js';
import { koreanNouns } from './nouns/korean.js';
import { longWords } from './nouns/marked.js';
import type { NounReader } from './nouns/noun-reader.js';
import { articleNouns } from './nouns/romance.js';
import { russianNouns } from './nouns/russian.js';
import { vietnameseNouns } from './nouns/vietnamese.js';

/**
 * Nouns in a sentence that stand alone: between an article, a preposition or a particle and the end of their phrase. In a
 * language that has no reader here, words that are long enough.
 */
export function nounsIn(row: WordRow, language: string): Mention[] {
  return (forLanguage(readers, language) ?? longWords)(row);
}

const readers: Readonly<Record<string, NounReader>> = {
  ...nounsByMarks,
  en: englishNouns,
  de: germanNouns,
  es: articleNouns(
    { el: 'el un del al', la: 'la una', los: 'los unos', las: 'las unas', su: 'su', sus: 'sus' },
    'de del',
    /(?:[óé]|aba|aban|ían?|aron|ieron|ndo|[aei]r|a[sn]te)$/u,
  ),
  fr: articleNouns(
    { le: 'le un du au ce', la: 'la une sa cette', les: 'les des aux ses leurs ces', son: 'son', leur: 'leur' },
    'de du des d à',
    /(?:ait|aient|er|[eèê]\p{Ll}{1,2}ent|[iouy][rstv]s?ent|ant|ut)$/u,
  ),
  it: articleNouns(
    {
      il: 'il un del al nel sul dal',
      la: 'la una della alla nella sulla dalla',
      i: 'i dei ai nei sui',
      le: 'le delle alle nelle sulle',
      lo: 'lo uno dello allo nello sullo',
      gli: 'gli degli agli negli sugli',
    },
    'di del della dei',
    /(?:[òùì]|av[ao]|avano|[aei]re|ndo|rono)$/u,
  ),
  pt: articleNouns(
    { o: 'o um do no ao seu', a: 'a uma da na sua', os: 'os dos nos seus', as: 'as das nas suas' },
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

import { quantityOf } from './ascending.js';
import { forLanguage } from './by-language.js';
import { comparable } from './comparable.js';

/** Number words by language, with what people answer where there is no number. */
const numberWords: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: 'zero|no|none|never|half|quarter|one|once|two|twice|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|\\p{L}+teen|first|second|third|fourth|fifth|unknown|all',
    de: 'null|kein\\p{L}*|halb\\p{L}*|eine?|einmal|zwei\\p{L}*|beide|drei\\p{L}*|vier\\p{L}*|fünf\\p{L}*|sechs\\p{L}*|sieb\\p{L}*|acht\\p{L}*|neun\\p{L}*|zehn|elf|zwölf|dutzend|hundert|tausend|million\\p{L}*|alle',
    es: 'cero|ningun[oa]|media?|un[oa]?|dos|ambos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien(?:to)?|mil|mill(?:ón|ones)|todos',
    fr: 'zéro|aucune?|demie?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille|millions?|tous',
    it: 'zero|nessun[oa]?|mezz[oa]|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|cento|mille|milion[ei]|tutti',
    pt: 'zero|nenhuma?|mei[oa]|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|cem|mil|milh(?:ão|ões)|todos',
  }).map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')]),
);

/** True for an answer that is a number, a date, or an amount with a sign or a short unit, and nothing else. */
export function isQuantity(answer: string, language: string): boolean {
  const quantity = quantityOf(answer, language);
  return quantity !== undefined && (quantity.unit === 'date' || shortUnit.test(quantity.unit));
}

/** What stands before the number and behind it: a sign of money, "%", "km". */
const shortUnit = /^\P{L}*\|(?:\P{L}|\p{L}{0,3}\P{L}*)$/u;

/** True for an answer that says how many in some way: digits of any script, or a word for a number. */
export function saysNumber(answer: string, language: string): boolean {
  if (/[\p{N}一二三四五六七八九十百千万億亿零两]/u.test(answer)) return true;
  const words = forLanguage(numberWords, language);
  // Where no number words are known, an answer without digits may still be one.
  return words === undefined || words.test(answer);
}

/**
 * Whether one of two answers is a bare number and the other speaks of no number at all: players see at once that they
 * answer different questions.
 */
export function differInKind(one: string, other: string, language: string): boolean {
  return (
    (isQuantity(one, language) && !saysNumber(other, language)) ||
    (isQuantity(other, language) && !saysNumber(one, language))
  );
}

/** Shortest and longest of 90% of the wrong answers that people write, in lengths of the right one. */
const lengthBand = { least: 0.4, most: 2.5 } as const;
/** Differences in length below this many characters do not show, whatever their ratio. */
const unseenDifference = 8;

/** Whether a wrong answer is about as long as the right one. */
export function isLikeLong(distractor: string, key: string): boolean {
  const lengths = [lengthOf(distractor), lengthOf(key)] as const;
  const ratio = lengths[0] / lengths[1];
  return (
    Math.abs(lengths[0] - lengths[1]) < unseenDifference || (ratio >= lengthBand.least && ratio <= lengthBand.most)
  );
}

const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Characters as they take room in reading: one of Chinese, Japanese or Korean says as much as two or three letters. */
export function lengthOf(answer: string): number {
  const plain = comparable(answer);
  return plain.length + 1.5 * (plain.match(dense)?.length ?? 0);
}

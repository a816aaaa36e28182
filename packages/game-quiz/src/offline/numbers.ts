import { randomFrom, shuffle } from '@ludotext/engine';

/** A number where it stands in a sentence, without sign and unit. */
export interface NumberMention {
  readonly term: string;
  readonly isYear: boolean;
  /** What the number can be at most: 100 for a share. */
  readonly most: number;
  readonly start: number;
  readonly end: number;
}

/** Digits with grouping and decimal separators; nothing that is a part of a word, a range, a time or a version. */
const numeral =
  /(?<![\p{Nd}\p{L}.,:/\-–—#№$^_[(])\p{Nd}{1,12}(?:[.,\u00A0\u202F]\p{Nd}{1,3}){0,4}(?![\p{Nd}:/\-–—^_\])]|[.,]\p{Nd}|\p{sc=Latn}|\p{sc=Cyrl})/gu;
const unspacedNumeral =
  /(?<![\p{Nd}.,:/\-–#№$^_[(（第])\p{Nd}{1,12}(?:[.,]\p{Nd}{1,3}){0,4}(?![\p{Nd}:/\-–^_\])）〜～]|[.,]\p{Nd})/gu;
const yearCue =
  /(?<![\p{L}])(?:in|since|by|until|before|after|from|around|about|year|of|to|and|im|jahr|jahre|seit|bis|en|desde|año|hasta|depuis|an|nel|dal|anno|em|ano|в|с|до|năm|عام|سنة|january|february|march|april|may|june|july|august|september|october|november|december),?\s$/iu;
const yearMark = /^\s?(?:年|년|году|год|г\.)/u;
const unitAfter =
  /^\s?(?:%|°|rpm|kw|hp|km|kg|mm|cm|ml|hz|m\b|revolutions|people|times|years|days|metres|meters|miles|feet|pounds|species)/iu;
/** Words before a number that is a label, not a quantity. */
const labelBefore =
  /(?:chapter|fig|figure|no|page|section|table|step|volume|part|kapitel|seite|capítulo|página|chapitre|глава|chương|hình)\.?\s$/iu;

/** A day or month, which a reader of the date guesses too easily. */
const dateAfter = /^\s?(?:[月日時时点分]|월|일|시)/u;

/** The numbers of a sentence that could be asked for. */
export function numbersIn(text: string, language: string): NumberMention[] {
  return [...text.matchAll(language === 'zh' || language === 'ja' ? unspacedNumeral : numeral)].flatMap((match) => {
    const [term] = match;
    const start = match.index;
    const end = start + term.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const after = text.slice(end, end + 16);
    const value = numberOf(term);
    // Small numbers are guessed too easily, and what a bracket says in another unit gives the number away.
    if (
      (start === 0 && !yearMark.test(after)) ||
      value < 3 ||
      dateAfter.test(after) ||
      labelBefore.test(before) ||
      /^[^.,;]{0,12}\(\p{Nd}/u.test(after)
    )
      return [];
    const inYears = /^\p{Nd}{4}$/u.test(term) && value >= 1000 && value <= 2100;
    const isYear = inYears && !unitAfter.test(after) && (yearCue.test(before) || yearMark.test(after));
    return inYears && !isYear && !unitAfter.test(after)
      ? []
      : [
          {
            term,
            isYear,
            most: value <= 100 && /^\s?[%％٪]/u.test(after) ? 100 : Number.POSITIVE_INFINITY,
            start,
            end,
          },
        ];
  });
}

/** The digits as one whole number, whatever the separators. */
function numberOf(term: string): number {
  return Number(digitsOf(term).join(''));
}

function digitsOf(term: string): number[] {
  return [...term]
    .filter((character) => /\p{Nd}/u.test(character))
    .map((digit) => (digit.codePointAt(0) as number) - zeroOf(digit));
}

/** Code point of the zero of a digit's script. */
function zeroOf(digit: string): number {
  const point = digit.codePointAt(0) as number;
  let zero = point;
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return zero;
}

/** The newest year a made year may be, out of the newest year of the text: what is to come is no plausible answer. */
export const latestYear = (newest: number): number => Math.max(newest, Math.min(newest + 20, 2020));

/**
 * Three made numbers of the key's own form: as many digits, the same separators, as round, neither near nor far; none of
 * `taken`. Years are 5 to 40 years away and not after `latest`. How many of them are greater depends on the seed.
 */
export function madeNumbers(key: NumberMention, taken: ReadonlySet<string>, latest: number, seed: number): string[] {
  const value = numberOf(key.term);
  const values = key.isYear
    ? madeYears(value, latest, seed)
    : madeValues(value, digitsOf(key.term).length, /[.,]/.test(key.term), key.most, seed);
  const terms = values.map((made) => written(made, key.term)).filter((term) => term !== key.term && !taken.has(term));
  return balanced([...new Set(terms)], value, seed);
}

function madeYears(year: number, latest: number, seed: number): number[] {
  const step = year % 100 === 0 ? 20 : year % 10 === 0 ? 10 : 1;
  const random = randomFrom(seed);
  const distances = [5, 9, 14, 19, 26, 33].map((distance) => distance + Math.floor(random() * 4));
  return distances
    .flatMap((distance) => [year - distance, year + distance])
    .map((made) => year + Math.round((made - year) / step) * step)
    .filter((made) => Math.abs(made - year) >= 5 && made <= latest);
}

function madeValues(value: number, digits: number, grouped: boolean, most: number, seed: number): number[] {
  const step = roundness(value, digits, grouped);
  const random = randomFrom(seed);
  const shares =
    value < 10 ? [] : [0.45, 0.6, 0.7, 0.8, 1.2, 1.3, 1.45, 1.6].map((share) => share + (random() - 0.5) * 0.08);
  const near = shares.map((share) => Math.round((value * share) / step) * step);
  // Of a number with one digit that counts, a tenth is less than its last place.
  const steps =
    near.filter((made) => made !== value).length >= 4
      ? []
      : [-3, -2, -1, 1, 2, 3, 4].map((count) => value + count * step);
  return [...near, ...steps].filter(
    (made) =>
      made > 1 &&
      made <= most &&
      String(made).length === String(value).length &&
      Math.abs(made - value) >= Math.min(step, value * 0.1),
  );
}

/** The place the number is rounded to: 100 for 3600; with one digit that counts, the place of that digit. */
function roundness(value: number, digits: number, grouped: boolean): number {
  let step = 1;
  while (value % (step * 10) === 0) step *= 10;
  // 85 and 45 are as round as 65.
  if (value % (step * 5) === 0 && digits > 1 && !grouped) step *= 5;
  return step;
}

/** A number in the script and with the separators of a model of the same length. */
function written(value: number, model: string): string {
  const digits = String(value).padStart(digitsOf(model).length, '0');
  let next = 0;
  return [...model]
    .map((character) =>
      /\p{Nd}/u.test(character) ? String.fromCodePoint(zeroOf(character) + Number(digits[next++])) : character,
    )
    .join('');
}

/** Three of the terms, so many of them below the key as the seed says. */
function balanced(terms: readonly string[], value: number, seed: number): string[] {
  const shuffled = shuffle(terms, seed);
  const below = shuffled.filter((term) => numberOf(term) < value);
  const above = shuffled.filter((term) => numberOf(term) > value);
  const wantedBelow = Math.min(below.length, Math.max(seed % 4, 3 - above.length));
  return [...below.slice(0, wantedBelow), ...above.slice(0, 3 - wantedBelow)];
}

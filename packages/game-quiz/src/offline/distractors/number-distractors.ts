import { randomFrom, shuffle } from '@ludotext/engine/game';
import { digitsOf, type NumberMention, numberOf, zeroOf } from '../source/numbers.js';

/** The latest year for a distractor, given the latest year of the text: a future year is not plausible. */
export const latestYear = (newest: number): number =>
  newest === 0 ? 2020 : Math.max(newest, Math.min(newest + 20, 2020));

/** The range for generated numbers, both ends excluded. */
interface Bounds {
  readonly above: number;
  readonly below: number;
}

/** The other years of a sentence are bounds: the answer in "from 1907 to _____" is after 1907. */
export function yearBounds(year: number, others: readonly number[], latest: number): Bounds {
  return {
    above: Math.max(0, ...others.filter((other) => other < year)),
    below: Math.min(latest + 1, ...others.filter((other) => other > year)),
  };
}

const toCome = /\b(?:will|shall|expect(?:s|ed)?|promis(?:es|ed)|plans|planned|aims|due|going to)\b/;

/**
 * For a year in the sentence's future, years far in the past are not plausible distractors; near years on both sides
 * are.
 */
export function boundsOfSentence(text: string, year: number, bounds: Bounds): Bounds {
  return toCome.test(text)
    ? { above: Math.max(bounds.above, year - 14), below: Math.max(bounds.below, year + 16) }
    : bounds;
}

const numeral = '\\p{Nd}[\\p{Nd}.,\\u00A0]{0,14}';
const rangeBefore = new RegExp(`(${numeral})\\s\\p{L}{1,7}\\s$`, 'u');
const rangeAfter = new RegExp(`^\\s\\p{L}{1,7}\\s(${numeral})`, 'u');

/** The other end of a range is a bound: the answer in "between _____ and 1,700 metres" is below 1,700. */
export function rangeBounds(text: string, { term, start, end }: NumberMention): Bounds {
  const value = numberOf(term);
  const [, before = ''] = rangeBefore.exec(text.slice(Math.max(0, start - 24), start)) ?? [];
  const [, after = ''] = rangeAfter.exec(text.slice(end, end + 24)) ?? [];
  return {
    above: before !== '' && numberOf(before) < value ? numberOf(before) : 0,
    below: after !== '' && numberOf(after) > value ? numberOf(after) : Number.POSITIVE_INFINITY,
  };
}

/**
 * Generates numbers of the key's form, the three to use first: the same number of digits, the same separators, equally round, neither
 * near nor far, none in `taken`. Years are 5 to 40 years away and within the bounds. The seed decides how many are
 * greater.
 */
export function numberDistractors(
  key: NumberMention,
  taken: ReadonlySet<string>,
  bounds: Bounds,
  seed: number,
): string[] {
  const value = numberOf(key.term);
  const values = key.isYear
    ? otherYears(value, bounds, seed)
    : otherValues(value, digitsOf(key.term).length, /[^\p{Nd}]/u.test(key.term), key.max, seed).filter(
        (made) => made > bounds.above && made < bounds.below,
      );
  const terms = values
    .filter((made) => String(made).length === String(value).length)
    .map((made) => written(made, key.term))
    .filter((term) => term !== key.term && !taken.has(term));
  return balanced([...new Set(terms)], value, seed);
}

/** From this year on, readers know the period themselves. */
const recent = 1980;

function otherYears(year: number, { above, below }: Bounds, seed: number): number[] {
  const step = year % 100 === 0 ? 5 : year % 10 === 0 ? 10 : 1;
  const random = randomFrom(seed);
  // Years long before a recent one are not plausible distractors.
  const isNear = year >= recent && step === 1;
  const spans = isNear ? [5, 6, 8, 10, 13, 16, 20, 25] : [5, 9, 14, 19, 26, 33];
  const distances = spans.map((distance) => distance + Math.floor(random() * (isNear ? 2 : 4)));
  return distances
    .flatMap((distance) => [year - distance, year + distance])
    .map((made) => year + Math.round((made - year) / step) * step)
    .filter((made) => Math.abs(made - year) >= 5 && made > above && made < below);
}

function otherValues(value: number, digits: number, grouped: boolean, max: number, seed: number): number[] {
  const step = roundness(value, digits, grouped);
  const random = randomFrom(seed);
  const shares =
    value < 10 ? [] : [0.45, 0.6, 0.7, 0.8, 1.2, 1.3, 1.45, 1.6].map((share) => share + (random() - 0.5) * 0.08);
  const near = shares.map((share) => Math.round((value * share) / step) * step);
  // For a number with one significant digit, a tenth is less than its last place.
  const steps =
    near.filter((made) => made !== value).length >= 4
      ? []
      : [-3, -2, -1, 1, 2, 3, 4].map((count) => value + count * step);
  return [...near, ...steps].filter(
    (made) => made > 1 && made <= max && Math.abs(made - value) >= Math.min(step, value * 0.1),
  );
}

/** The place to which the number is rounded: 100 for 3600; with one significant digit, the place of that digit. */
function roundness(value: number, digits: number, grouped: boolean): number {
  let step = 1;
  while (value % (step * 10) === 0) step *= 10;
  // 85 and 45 count as equally round as 65.
  if (value % (step * 5) === 0 && digits > 1 && !grouped) step *= 5;
  return step;
}

/** Formats a number with the script and separators of a model of the same length. */
function written(value: number, model: string): string {
  const digits = String(value).padStart(digitsOf(model).length, '0');
  let next = 0;
  return model.replace(/\p{Nd}/gu, (digit) => String.fromCodePoint(zeroOf(digit) + Number(digits[next++])));
}

/** All terms, first three of which the seed decides how many are below the key. */
function balanced(terms: readonly string[], value: number, seed: number): string[] {
  const shuffled = shuffle(terms, seed);
  const below = shuffled.filter((term) => numberOf(term) < value);
  const above = shuffled.filter((term) => numberOf(term) > value);
  const wantedBelow = Math.min(below.length, Math.max(seed % 4, 3 - above.length));
  const first = [...below.slice(0, wantedBelow), ...above.slice(0, 3 - wantedBelow)];
  return [...first, ...shuffled.filter((term) => !first.includes(term))];
}

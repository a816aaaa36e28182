import { inAnyLanguage, localeOf } from '../../languages/index.js';

/** A number in a sentence, without sign and unit. */
export interface NumberMention {
  readonly term: string;
  readonly isYear: boolean;
  /** The maximum value: 100 for a share. */
  readonly max: number;
  readonly start: number;
  readonly end: number;
}

/** Digits with grouping and decimal separators; not part of a word, a range, a time or a version. */
const numeral =
  /(?<![\p{Nd}\p{L}.,:/\-–—#№$^_[(])(?:\p{Nd}{1,3}(?: \p{Nd}{3}){1,4}(?! ?\p{Nd})|\p{Nd}{1,12}(?:[.,\u00A0\u202F]\p{Nd}{1,3}){0,4})(?![\p{Nd}:/\-–—^_\])]|[.,]\p{Nd}|\p{sc=Latn}|\p{sc=Cyrl}|['’]\p{L})/gu;
const unspacedNumeral =
  /(?<![\p{Nd}.,:/\-–#№$^_[(（第])\p{Nd}{1,12}(?:[.,]\p{Nd}{1,3}){0,4}(?![\p{Nd}:/\-–^_\])）〜～]|[.,]\p{Nd})/gu;
/** Words that make the number after them a year. */
const yearWord = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage((language) => language.yearBefore)}),?\\s$`, 'iu');
const yearMark = new RegExp(`^\\s?(?:${inAnyLanguage((language) => language.yearBehind)})`, 'u');
/** Languages that write a year with a mark. */
const marksYears = new Set(['zh', 'ja', 'ko']);
/** Before or after Christ. */
const eraMark = new RegExp(`^\\s?(?:${inAnyLanguage((language) => language.eraBehind)})(?!\\p{L})`, 'u');
/** A preposition of time before three digits that no noun follows: "in 476." */
const timeBefore = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage((language) => language.timePrepositions)})\\s$`, 'iu');
const unitAfter =
  /^\s?(?:%|°|rpm|kw|hp|km|kg|mm|cm|ml|hz|m(?![\p{L}])|revolutions|people|times|years|days|met|mét|mil|feet|foot|pounds|species|hertz|kilo|grad|tons|dollars|euro|watt|volt|metr|мет|км|кило|كيلو|متر|किलो|मीटर)/iu;
/** After four digits: a number of years, not a year. */
const duration = new RegExp(`^\\s(?:${inAnyLanguage((language) => language.yearsBehind)})(?!\\p{L})`, 'iu');
/** Words before a number that is a label, not a quantity; and an article with its noun: "the tram 28". */
const labelBefore = new RegExp(`(?:${inAnyLanguage((language) => language.numberLabels)})\\.?\\s$`, 'iu');
const numberedNoun = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage((language) => language.definiteArticles)})\\s(?!${inAnyLanguage((language) => language.notNumbered)})\\p{L}{3,}\\s$`,
  'iu',
);
/** A day or month, which is too easy to guess from the date. */
const dateAfter = /^\s?(?:[月日時时点分]|월|일|시)/u;
/** After a small number: words that it cannot count. */
const countsNothing = new RegExp(
  `^(?:[.,;]|$|\\s(?:${inAnyLanguage((language) => language.countsNothing)})(?!\\p{L}))`,
  'iu',
);

/** The numbers of a sentence that a question could ask for. */
export function numbersIn(text: string, language: string): NumberMention[] {
  return [...text.matchAll(language === 'zh' || language === 'ja' ? unspacedNumeral : numeral)].flatMap((match) => {
    const [term] = match;
    const start = match.index;
    const end = start + term.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const after = text.slice(end, end + 24);
    const isYear = isYearBetween(before, term, after, language);
    if (!isAskable(before, term, after, language, isYear)) return [];
    const max = numberOf(term) <= 100 && /^\s?[%％٪]/u.test(after) ? 100 : Number.POSITIVE_INFINITY;
    return [{ term, isYear, max, start, end }];
  });
}

function isYearBetween(before: string, term: string, after: string, language: string): boolean {
  if (!/^\p{Nd}{2,4}$/u.test(term) || unitAfter.test(after) || duration.test(after) || language === 'th') return false;
  if (yearWord.test(before) || yearMark.test(after) || eraMark.test(after)) return true;
  const value = numberOf(term);
  // Four digits without a separator and without a known unit: near years are plausible in any case.
  if (term.length === 4) return value >= 1000 && value <= 2100 && !marksYears.has(language);
  return term.length === 3 && timeBefore.test(before) && /^(?:[.,;]|\s\p{Ll}{1,3}\s|$)/u.test(after);
}

function isAskable(before: string, term: string, after: string, language: string, isYear: boolean): boolean {
  const value = numberOf(term);
  // Small numbers are too easy to guess, and a bracket with another unit reveals the number.
  if (value < 3 || /^[^.,;]{0,12}\(\p{Nd}/u.test(after) || dateAfter.test(after) || labelBefore.test(before))
    return false;
  if (isYear) return !/^\s(?:\p{Lu}{1,3}\p{Nd}|\p{Nd})/u.test(after);
  if (before === '' || numberedNoun.test(before)) return false;
  if (value <= 31 && isDayOfMonth(before, after, language)) return false;
  return (value > 24 || !countsNothing.test(after)) && !(language === 'th' && /^\p{Nd}{4}$/u.test(term));
}

/** The digits as one whole number, without separators. */
export function numberOf(term: string): number {
  return Number(digitsOf(term).join(''));
}

export function digitsOf(term: string): number[] {
  return (term.match(digits) ?? []).map((digit) => (digit.codePointAt(0) as number) - zeroOf(digit));
}

const digits = /\p{Nd}/gu;

/** The zero of each digit found so far; Unicode has several hundred digits. */
const zeros = new Map<string, number>();

/** Code point of the zero of a digit's script. */
export function zeroOf(digit: string): number {
  const zero = zeros.get(digit) ?? firstOfScript(digit);
  zeros.set(digit, zero);
  return zero;
}

function firstOfScript(digit: string): number {
  const point = digit.codePointAt(0) as number;
  let zero = point;
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return zero;
}

const patterns = new Map<string, RegExp>();

/** Finds the name of a month, in the form used in a date or alone. */
function monthPattern(language: string): RegExp | undefined {
  const known = localeOf(language);
  if (known === undefined) return undefined;
  const pattern = patterns.get(known) ?? newPattern(known);
  patterns.set(known, pattern);
  return pattern;
}

function newPattern(language: string): RegExp {
  const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = new Set(
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2001, month, 3)))
      .flatMap((date) => [dated, alone].map((format) => nameIn(format, date)))
      .filter((name) => /^[\p{L}\p{M}]{3,}$/u.test(name)),
  );
  // Chinese months are numbers, not names: a pattern without alternatives would match anything.
  return names.size === 0 ? /(?!)/u : new RegExp(`(?<!\\p{L})(?:${[...names].join('|')})(?!\\p{L})`, 'iu');
}

const nameIn = (format: Intl.DateTimeFormat, date: Date): string =>
  format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';

/** Whether a number between these texts is a day of a month: "12 May", "12. Mai", "12 de mayo", "May 12". */
export function isDayOfMonth(before: string, after: string, language: string): boolean {
  const month = monthPattern(language);
  if (month === undefined) return false;
  const [next = ''] = /^(?:st|nd|rd|th|er|º|\.)?,?\s(?:(?:de|of|di)\s)?[\p{L}\p{M}]{3,20}/u.exec(after) ?? [];
  const [previous = ''] = /[\p{L}\p{M}]{3,20}\s(?:the\s)?$/u.exec(before) ?? [];
  return month.test(next) || month.test(previous);
}

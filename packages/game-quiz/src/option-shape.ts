import { en } from './languages/en.js';
import { languageOf } from './languages/index.js';

/** An answer with its number or date. */
interface Measured {
  readonly text: string;
  readonly quantity: Quantity | undefined;
}

/** Whether an answer is only a number, a date, or an amount with a sign or a short unit. */
function isQuantity({ quantity }: Measured): boolean {
  return quantity !== undefined && (quantity.unit === 'date' || shortUnit.test(quantity.unit));
}

/** The text before and after the number: a currency sign, "%", "km". */
const shortUnit = /^\P{L}*\|(?:\P{L}|\p{L}{0,3}\P{L}*)$/u;

/** Whether an answer contains a number: digits of any script, or a number word. */
function saysNumber({ text }: Measured, language: string): boolean {
  if (/[\p{N}一二三四五六七八九十百千万億亿零两]/u.test(text)) return true;
  const words = numberWords(language);
  // If a language has no number words here, an answer without digits may still be a number.
  return words === undefined || words.test(text);
}

const numberPatterns = new Map<string, RegExp>();

function numberWords(language: string): RegExp | undefined {
  const words = languageOf(language).numberWords;
  if (words === undefined) return undefined;
  const pattern = numberPatterns.get(language) ?? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  numberPatterns.set(language, pattern);
  return pattern;
}

/**
 * Whether one of two answers is a bare number and the other contains no number: players see at once that they answer
 * different questions.
 */
export function differInKind(one: Measured, other: Measured, language: string): boolean {
  return (isQuantity(one) && !saysNumber(other, language)) || (isQuantity(other) && !saysNumber(one, language));
}

/** Minimum and maximum length of 90% of human distractors, as multiples of the key's length. */
const lengthBand = { min: 0.4, max: 2.5 } as const;
/** Differences in length below this many characters are not noticed, whatever their ratio. */
const unseenDifference = 8;

/** Whether a distractor is about as long as the key; lengths by reading effort. */
export function isOfSimilarLength(distractor: number, key: number): boolean {
  const ratio = distractor / key;
  return Math.abs(distractor - key) < unseenDifference || (ratio >= lengthBand.min && ratio <= lengthBand.max);
}

const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/**
 * Length by reading effort, of an answer in comparable form: a Chinese, Japanese or Korean character counts as two or
 * three letters.
 */
export function readingLength(answer: string): number {
  return answer.length + 1.5 * (answer.match(dense)?.length ?? 0);
}

/** Languages that write 1.000,5 for what others write 1,000.5. */
const decimalComma = new Set(
  'af az be bg bs ca cs da de el es et eu fi fo fr gl hr hu hy id is it ka kk lt lv mk nb nl nn no pl pt ro ru sk sl sq sr sv tr uk uz vi'.split(
    ' ',
  ),
);
const months = en.monthNames.split(' ');
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const writtenDate = new RegExp(`^(?:(\\d{1,2}) )?(${months.join('|')})(?: (\\d{1,2}),)? (\\d{4})$`);
/** A prefix (a currency sign), the digits with their separators, and a unit. */
const quantity = /^([^\p{N}]{0,6})(\p{Nd}[\p{Nd}.,' \u00A0\u202F]*)([^\p{N}]{0,24})$/u;

/** A number with its prefix and unit; only numbers with equal prefix and unit can be compared. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** The numbers or dates of answers; undefined unless all are numbers of one unit or all are dates, and no two are equal. */
export function valuesOf(answers: readonly Pick<Measured, 'quantity'>[]): number[] | undefined {
  const values: number[] = [];
  for (const { quantity } of answers) {
    if (quantity === undefined || quantity.unit !== answers[0]?.quantity?.unit || values.includes(quantity.value))
      return undefined;
    values.push(quantity.value);
  }
  return values;
}

/** The answers in ascending order of number or date; undefined where they have no {@link valuesOf}. */
export function ascending<Answer extends { readonly text: string }>(
  answers: readonly Answer[],
  language: string,
): Answer[] | undefined {
  const values = valuesOf(answers.map(({ text }) => ({ quantity: quantityOf(text, language) })));
  if (values === undefined) return undefined;
  const value = (answer: Answer) => values[answers.indexOf(answer)] as number;
  return [...answers].sort((a, b) => value(a) - value(b));
}

/** The number or date of an answer; undefined for any other answer. */
export function quantityOf(text: string, language: string): Quantity | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  if (!/\p{Nd}/u.test(plain)) return undefined;
  const date = dateValue(plain);
  if (date !== undefined) return { value: date, unit: 'date' };
  const [, before = '', digits, after = ''] = quantity.exec(plain) ?? [];
  if (digits === undefined) return undefined;
  const value = numberValue(digits, language);
  if (value === undefined) return undefined;
  const isNegative = /[-−]$/.test(before);
  return { value: isNegative ? -value : value, unit: `${isNegative ? before.slice(0, -1) : before}|${after.trim()}` };
}

/** Days in a simplified calendar of equal months. */
function dateValue(plain: string): number | undefined {
  const [, year, month, day] = isoDate.exec(plain) ?? [];
  if (year !== undefined) return (Number(year) * 12 + Number(month)) * 31 + Number(day);
  const [, dayBefore, name, dayAfter, writtenYear] = writtenDate.exec(plain) ?? [];
  if (name === undefined) return undefined;
  return (Number(writtenYear) * 12 + months.indexOf(name) + 1) * 31 + Number(dayBefore ?? dayAfter ?? 0);
}

/** The value of digits with grouping and decimal separators as the language writes them. */
function numberValue(digits: string, language: string): number | undefined {
  const latin = latinDigits(digits.trim());
  const value = Number(/\D/.test(latin) ? withoutGroups(latin, language) : latin);
  return Number.isFinite(value) ? value : undefined;
}

function withoutGroups(digits: string, language: string): string {
  const isComma = decimalComma.has(language.toLowerCase().split('-', 1)[0] as string);
  const ungrouped = digits
    .replace(/[' \u00A0\u202F]/g, '')
    .replaceAll(isComma ? '.' : ',', '')
    .replace(/[.,]$/, '');
  return isComma ? ungrouped.replace(',', '.') : ungrouped;
}

/** Digits of any script as Latin digits; other characters unchanged. */
export function latinDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, latinDigit);
}

/** A decimal digit of any script as a Latin digit. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) as number;
  // The ten digits of a script are consecutive.
  let zero = point;
  while (zero > point - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(Math.min(point - zero, 9));
}

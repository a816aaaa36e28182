import { isDayOfMonth } from './months.js';

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
  /(?<![\p{Nd}\p{L}.,:/\-–—#№$^_[(])(?:\p{Nd}{1,3}(?: \p{Nd}{3}){1,4}(?! ?\p{Nd})|\p{Nd}{1,12}(?:[.,\u00A0\u202F]\p{Nd}{1,3}){0,4})(?![\p{Nd}:/\-–—^_\])]|[.,]\p{Nd}|\p{sc=Latn}|\p{sc=Cyrl}|['’]\p{L})/gu;
const unspacedNumeral =
  /(?<![\p{Nd}.,:/\-–#№$^_[(（第])\p{Nd}{1,12}(?:[.,]\p{Nd}{1,3}){0,4}(?![\p{Nd}:/\-–^_\])）〜～]|[.,]\p{Nd})/gu;
/** Words that make any number behind them a year. */
const yearWord =
  /(?<!\p{L})(?:year|(?:im|dem) jahre?|l['’]an|(?:nell|dell|l)['’]anno|año|ano|anno|rok|roku|år|jaar|tahun|năm|عام|سنة|सन|έτος),?\s$/iu;
const yearMark = /^\s?(?:年|년|году|год(?!\p{L})|г\.|році|року|roku|yılında|yılı(?!\p{L}))/u;
/** Languages that write a year with its mark. */
const marksYears = new Set(['zh', 'ja', 'ko']);
/** Before or after Christ. */
const eraMark =
  /^\s?(?:AD|BCE?|CE|A\.D|B\.C|[vn]\. ?Chr|[ad]\. ?C|av\. J|ap\. J|π\.\s?Χ|μ\.\s?Χ|н\. ?э|до н\.)(?!\p{L})/u;
/** A preposition of time before three digits that no noun follows: "in 476." */
const timeBefore = /(?<!\p{L})(?:in|nel|en|em|since|until|by|before|after|seit|depuis|dal)\s$/iu;
const unitAfter =
  /^\s?(?:%|°|rpm|kw|hp|km|kg|mm|cm|ml|hz|m(?![\p{L}])|revolutions|people|times|years|days|met|mét|mil|feet|foot|pounds|species|hertz|kilo|grad|tons|dollars|euro|watt|volt|metr|мет|км|кило|كيلو|متر|किलो|मीटर)/iu;
/** Behind four digits: so many years, not a year. */
const duration =
  /^\s(?:jahren?|jaar|år|lat|let|rokov|ans|années|años|anni|anos|лет|года(?=\s?назад)|років|tahun|yıl|साल|वर्ष)(?!\p{L})/iu;
/** Words before a number that is a label, not a quantity; and an article with its noun: "the tram 28". */
const labelBefore =
  /(?:chapter|fig|figure|no|page|section|table|step|volume|part|elements?|bus|tram|line|room|route|platform|highway|model|version|article|grade|channel|kapitel|seite|capítulo|página|chapitre|глава|chương|hình)\.?\s$/iu;
const numberedNoun =
  /(?<!\p{L})(?:the|der|die|das|el|la|le|il|o|de|het)\s(?!first|last|next|past|top|other|only|about|nearly|ersten|letzten|rund|etwa|mehr|últim|primer|dernier|premi|cerca|circa|environ|eerste|laatste|ruim)\p{L}{3,}\s$/iu;
/** A day or month, which a reader of the date guesses too easily. */
const dateAfter = /^\s?(?:[月日時时点分]|월|일|시)/u;
/** Behind a small number: nothing that it could count. */
const countsNothing = /^(?:[.,;]|$|\s(?:and|or|but|und|oder|y|e|et|en|och|i|a|o'clock|uhr|am|pm|a\.m|p\.m)(?!\p{L}))/iu;

/** The numbers of a sentence that could be asked for. */
export function numbersIn(text: string, language: string): NumberMention[] {
  return [...text.matchAll(language === 'zh' || language === 'ja' ? unspacedNumeral : numeral)].flatMap((match) => {
    const [term] = match;
    const start = match.index;
    const end = start + term.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const after = text.slice(end, end + 24);
    const isYear = isYearBetween(before, term, after, language);
    if (!isAskable(before, term, after, language, isYear)) return [];
    const most = numberOf(term) <= 100 && /^\s?[%％٪]/u.test(after) ? 100 : Number.POSITIVE_INFINITY;
    return [{ term, isYear, most, start, end }];
  });
}

function isYearBetween(before: string, term: string, after: string, language: string): boolean {
  if (!/^\p{Nd}{2,4}$/u.test(term) || unitAfter.test(after) || duration.test(after) || language === 'th') return false;
  if (yearWord.test(before) || yearMark.test(after) || eraMark.test(after)) return true;
  const value = numberOf(term);
  // Four digits without a separator that count nothing known: near years are plausible beside them either way.
  if (term.length === 4) return value >= 1000 && value <= 2100 && !marksYears.has(language);
  return term.length === 3 && timeBefore.test(before) && /^(?:[.,;]|\s\p{Ll}{1,3}\s|$)/u.test(after);
}

function isAskable(before: string, term: string, after: string, language: string, isYear: boolean): boolean {
  const value = numberOf(term);
  // Small numbers are guessed too easily, and what a bracket says in another unit gives the number away.
  if (value < 3 || /^[^.,;]{0,12}\(\p{Nd}/u.test(after) || dateAfter.test(after) || labelBefore.test(before))
    return false;
  if (isYear) return !/^\s(?:\p{Lu}{1,3}\p{Nd}|\p{Nd})/u.test(after);
  if (before === '' || numberedNoun.test(before)) return false;
  if (value <= 31 && isDayOfMonth(before, after, language)) return false;
  return (value > 24 || !countsNothing.test(after)) && !(language === 'th' && /^\p{Nd}{4}$/u.test(term));
}

/** The digits as one whole number, whatever the separators. */
export function numberOf(term: string): number {
  return Number(digitsOf(term).join(''));
}

export function digitsOf(term: string): number[] {
  return (term.match(digits) ?? []).map((digit) => (digit.codePointAt(0) as number) - zeroOf(digit));
}

const digits = /\p{Nd}/gu;

/** The zero of each digit that was met; Unicode has some hundred digits. */
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

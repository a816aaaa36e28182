import type { PieceLine } from './piece-format.js';

/** What stands before a line in a list. Numbers count from 1; the value of a letter rises through its alphabet. */
export interface ListMark {
  readonly kind: 'number' | 'letter' | 'bullet';
  readonly value: number;
}

/** A line that may belong to a list. */
export interface ListLine {
  /** The line without its mark and the signs of a heading, trimmed; empty for a blank line and a ruled one. */
  readonly text: string;
  readonly mark: ListMark | undefined;
  /** Whether it has the sign of a heading ("## Tea"). */
  readonly heading: boolean;
  /** 1-based. */
  readonly line: number;
  /** 1-based column of its first visible character, in UTF-16 units. */
  readonly column: number;
  readonly source: PieceLine;
}

/** White space, and the marks of direction and zero width that come with pasted text. */
const margin = /^[\s\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]+/;
const ruler = /^[-–—_=*·•~]{3,}$/;
const headingSign = /^#{1,6}\s+/;
const bold = /^\*\*(?=\S)/;
const number =
  /^(?:[(（[]\s?(\p{Nd}{1,3})\s?[)）\]][.:]?|(\p{Nd}{1,3})(?:\s?[)）]|\.\s?[-–](?=[\s\p{L}¿¡])|\s?[-–—](?=\s)|\.(?=\s|\*\*|\p{L}|$)|:(?=\s|\*\*|$)|[．、：۔।]|\t)|([①-⑳]))/u;
const letter =
  /^(?:[(（[]\s?(الف|هـ|\p{L}\p{M}?)\s?[)）\]]|(الف|هـ|\p{L}\p{M}?)(?:\s?[)）]|\.(?=\s|\*\*|$)|[．、]|\s?[-–](?=\s)))/u;
const bullet = /^(?:(?:[-–—*+·▪▫■□►▸◦‣○●⁃∙→]|o(?=\t))(?=\s)|[•●])\s*(?:\[[ xX]?\](?=\s))?/u;
/** The letters that lists begin with. */
const firstLetters = new Set(['a', 'а', 'α', 'ا', 'الف', 'א', 'क', 'अ', 'ক', 'ア', 'あ', 'イ', '甲', '가', 'ㄱ', 'ก']);

/**
 * Reads the marks of lists: numbers ("1.", "(1)", "①"), letters and bullets. A number or letter counts only where others of
 * its list stand beside it, so that "1918. A year" and "A. Miller" keep theirs; 1 counts alone.
 * @param word a pattern that begins with ^: what may stand before a number ("Step "), or holds one ("第一步：")
 */
export function listLines(lines: readonly PieceLine[], word?: RegExp): ListLine[] {
  const read = lines.map((line) => readLine(line, word));
  const filled = read.filter(({ whole }) => whole !== '');
  let last = Number.NaN;
  let alphabetEnd = 0;
  let before: ListMark['kind'] | undefined;
  for (const [place, line] of filled.entries()) {
    const after = filled[place + 1]?.mark?.kind;
    const { mark } = line;
    let isAlone = false;
    if (mark?.kind === 'number') {
      isAlone = mark.value > 1 && mark.value !== last + 1 && before !== 'number' && after !== 'number';
      if (!isAlone) last = mark.value;
    } else if (mark?.kind === 'letter') {
      if (before !== 'letter') {
        let end = place;
        while (filled[end]?.mark?.kind === 'letter') end += 1;
        const letters = new Set(filled.slice(place, end).map(({ letter }) => letter));
        if (letters.size > 1 && [...letters].some((letter) => firstLetters.has(letter))) alphabetEnd = end;
      }
      isAlone = place >= alphabetEnd;
    }
    before = mark?.kind;
    if (isAlone) {
      line.mark = undefined;
      line.text = line.whole;
    }
  }
  return read;
}

/** A line before its neighbours decide about its mark. */
interface ReadLine extends ListLine {
  text: string;
  heading: boolean;
  mark: ListMark | undefined;
  /** The line with its mark. */
  whole: string;
  letter: string;
}

function readLine(source: PieceLine, word: RegExp | undefined): ReadLine {
  const space = margin.exec(source.text)?.[0].length ?? 0;
  const { line } = source;
  const read: ReadLine = {
    text: '',
    mark: undefined,
    heading: false,
    line,
    column: space + 1,
    source,
    whole: '',
    letter: '',
  };
  const visible = source.text.slice(space).trimEnd();
  if (visible === '' || ruler.test(visible)) return read;
  const sign = headingSign.exec(visible)?.[0] ?? '';
  const whole = visible.slice(sign.length);
  const isBold = bold.test(whole);
  const head = isBold ? whole.slice(2) : whole;
  const named = word?.exec(head)?.[0] ?? '';
  const found = markOf(head.slice(named.length), named);
  read.heading = sign !== '';
  read.whole = whole;
  read.text = whole;
  if (found === undefined) return read;
  const rest = head.slice(named.length + found.length);
  // Bold that opened before the mark closes behind it or in the text.
  read.text = (isBold ? rest.replace('**', '') : rest).trim();
  read.mark = found.mark;
  read.letter = found.letter;
  return read;
}

function markOf(head: string, named: string): { length: number; mark: ListMark; letter: string } | undefined {
  const digits = number.exec(head) ?? (named === '' ? null : /^(\p{Nd}{1,3})\s*$/u.exec(head));
  if (digits !== null) {
    const value = Number(latinDigits((digits[1] ?? digits[2] ?? digits[3] ?? '').normalize('NFKC')));
    return { length: digits[0].length, mark: { kind: 'number', value }, letter: '' };
  }
  const own = /\p{Nd}{1,3}|[一二三四五六七八九十]{1,3}/u.exec(named)?.[0];
  if (own !== undefined) return { length: 0, mark: { kind: 'number', value: numberIn(own) }, letter: '' };
  const sign = bullet.exec(head);
  if (sign !== null) return { length: sign[0].length, mark: { kind: 'bullet', value: 0 }, letter: '' };
  const lettered = letter.exec(head);
  if (lettered === null) return undefined;
  const name = (lettered[1] ?? lettered[2] ?? '').toLowerCase().normalize('NFKC').replace(/[أإآ]/, 'ا');
  return { length: lettered[0].length, mark: { kind: 'letter', value: name.codePointAt(0) ?? 0 }, letter: name };
}

/** The value of digits, or of Chinese numerals below a hundred. */
function numberIn(numerals: string): number {
  if (/\p{Nd}/u.test(numerals)) return Number(latinDigits(numerals));
  const [tens = '', ones = ''] = numerals.includes('十') ? numerals.split('十') : ['零', numerals];
  const [ten, one] = [tens || '一', ones || '零'].map((each) => '零一二三四五六七八九'.indexOf(each.charAt(0)));
  return (ten as number) * 10 + (one as number);
}

/** Every script's digits stand in one row from 0 to 9. */
function latinDigits(digits: string): string {
  return digits.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

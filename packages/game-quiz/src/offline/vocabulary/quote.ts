import { usesSpaces } from '@ludotext/engine/game';

/** The length of a text in words; in writing without spaces, two characters are counted as a word. */
export const lengthIn = (text: string, language: string): number =>
  usesSpaces(language) ? text.trim().split(/\s+/).length : Math.ceil(text.trim().length / 2);

/** Minimum and maximum words of what a question quotes. */
const size = { min: 8, max: 26 } as const;

/** Marks of speech and notes, which a quotation does not contain. */
const unfit = /["“”„«»「」『』‹›[\]{}]|(?<!\p{L})['‘]|['’](?!\p{L})/u;

/** A whole sentence, or of a long one the parts around a word; undefined where the quotation would not be clear. */
export function quoteAround(sentence: string, start: number, end: number, language: string): string | undefined {
  const ends = [...sentence.matchAll(/[,;:،؛](?=\s)|[，、；：]|\s[–—-]+(?=\s)|[.!?。！？؟।]+$/gu)].map(
    ({ index }) => index,
  );
  const marks = [0, ...ends, ...(/[.!?。！？؟।]$/u.test(sentence) ? [] : [sentence.length])];
  const lengthOf = (from = 0, to = 0) => lengthIn(sentence.slice(from, to), language);
  let first = marks.findLastIndex((mark) => mark <= start);
  let last = marks.findIndex((mark) => mark >= end);
  const fits = (from: number, to: number) =>
    from >= 0 && to < marks.length && lengthOf(marks[from], marks[to]) <= size.max;
  while (fits(first - 1, last) || fits(first, last + 1)) {
    if (fits(first - 1, last)) first -= 1;
    else last += 1;
  }
  const [from, to] = [marks[first] ?? 0, marks[last] ?? sentence.length];
  const words = sentence
    .slice(from, to)
    .replace(/^[\s,;:،؛，、；：–—-]+/u, '')
    .trim();
  const count = lengthIn(words, language);
  if (count < size.min || count > size.max || unfit.test(words)) return undefined;
  if (/^(?:\(|\p{L}+:)/u.test(words) || words.split(/[(（]/).length !== words.split(/[)）]/).length) return undefined;
  return `${from === 0 ? '' : '… '}${words}${/^[.!?。！？؟।]/u.test(sentence.slice(to)) ? '' : ' …'}`;
}

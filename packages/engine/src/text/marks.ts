const markupSign =
  /https?:\/\/|www\.|[\w.+-]@[\w-]+\.\w|<\/?[a-z][^<>]{0,200}>|```|\]\(|=>|[{}]|^\s{0,9}(?:#{1,6}\s|\||[-*•▪◦]\s)|\|.*\|/iu;

/** True for a text with an address, a tag, code, a table row, a heading sign or a bullet in it. */
export function hasMarkup(text: string): boolean {
  return markupSign.test(text);
}

const pairs: readonly (readonly [string, string])[] = [
  ['“', '”'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
  ['(', ')'],
  ['（', '）'],
];

/** A single mark before a word opens, one after a mark closes; all others may be apostrophes. */
const singleOpening = /(?<![^\s(])['‘](?=\p{L})/gu;
const singleClosing = /[.,!?;:…-]['’](?![\p{L}\p{N}])/gu;

/** True when a quotation or bracket opens or closes outside the text. */
export function hasOpenMarks(text: string): boolean {
  if (count(text, '"') % 2 === 1) return true;
  if ((text.match(singleOpening)?.length ?? 0) !== (text.match(singleClosing)?.length ?? 0)) return true;
  // German opens with „ and closes with “.
  if (text.includes('„')) return count(text, '„') !== count(text, '“') + count(text, '”');
  return pairs.some(([open, close]) => count(text, open) !== count(text, close));
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

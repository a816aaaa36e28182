const markupSign =
  /https?:\/\/|www\.|[\w.+-]@[\w-]+\.\w|<\/?[a-z][^<>]{0,200}>|```|\]\(|=>|[{}]|^\s{0,9}(?:#{1,6}\s|\||[-*•▪◦]\s)|\|.*\|/iu;

/** True for a text that contains a URL, a tag, code, a table row, a heading sign or a bullet. */
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

/** A single mark before a word opens, one after a mark closes; any other may be an apostrophe. */
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

/** A quotation or bracket: the offset of its opening mark and the offset after its closing mark. */
export interface Enclosure {
  readonly start: number;
  readonly end: number;
}

const marks = /["'“”„‟‘’‚«»‹›「」『』（）()[\]【】《》]/g;
const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '（': '）',
  '「': '」',
  '『': '』',
  '【': '】',
  '《': '》',
  '"': '"',
  "'": "'",
  '„': '“”',
  '‟': '”',
  '‚': '‘’',
  '“': '”',
  '‘': '’',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '”': '”',
};
const maxDepth = 8;

/**
 * The outermost quotations and brackets of a text that open and close within `longest` units, in order. A mark that is
 * never closed encloses nothing; an apostrophe is not a mark.
 */
export function enclosuresOf(text: string, longest: number): Enclosure[] {
  const found: Enclosure[] = [];
  const open: { mark: string; at: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const before = text.charAt(index - 1);
    const after = text.charAt(index + 1);
    while (open[0] !== undefined && (open.length > maxDepth || index - open[0].at > longest)) open.shift();

    const depth = open.findLastIndex((candidate) => closers[candidate.mark]?.includes(mark) === true);
    const opening = open[depth];
    if (opening !== undefined && closes(mark, before, after)) {
      open.length = depth;
      while ((found.at(-1)?.start ?? -1) >= opening.at) found.pop();
      found.push({ start: opening.at, end: index + 1 });
    } else if (mark in closers && opens(mark, before, after)) {
      // The same straight mark twice: the first one was never closed.
      if (opening !== undefined && closers[mark] === mark) open.length = depth;
      open.push({ mark, at: index });
    }
  }
  return found;
}

function closes(mark: string, before: string, after: string): boolean {
  if (mark === "'" || mark === '’') return !letter.test(after);
  if (mark === '"') return !beginsWord(before, after);
  return true;
}

function opens(mark: string, before: string, after: string): boolean {
  if (mark === "'" || mark === '‘') return beginsWord(before, after);
  if (mark === '"') return !(digit.test(before) && !letter.test(after));
  if (mark === '»' || mark === '›' || mark === '”') return beginsWord(before, after);
  return true;
}

const letter = /[\p{L}\p{N}]/u;
const digit = /\d/;
const beginsWord = (before: string, after: string): boolean => /^$|[\s([{«„“"'—–-]/u.test(before) && /\S/.test(after);

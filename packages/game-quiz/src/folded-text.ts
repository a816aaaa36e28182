/** A text folded for searching, with the offset in the text that each unit of it came from. */
export interface FoldedText {
  readonly text: string;
  readonly folded: string;
  /** One more than `folded` has units: the last is the text's length. */
  readonly starts: Uint32Array;
}

const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const quotationMark = /["'`´‘’‚‛“”„‟«»‹›「」『』]/u;
const dash = /[-‐‑‒–—―−]/u;

/**
 * Folds a text: compatibility forms, white space, case, kinds of quotation mark and dash, and invisible characters make
 * no difference any more. Linear in its length.
 */
export function foldText(text: string): FoldedText {
  const parts: string[] = [];
  const starts: number[] = [];
  let afterSpace = false;
  let at = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    if (folded !== '' && !(folded === ' ' && afterSpace)) {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit++) starts.push(at);
    }
    if (folded !== '') afterSpace = folded === ' ';
    at += character.length;
  }
  starts.push(at);
  return { text, folded: parts.join(''), starts: Uint32Array.from(starts) };
}

/** Decomposed, so that a letter with its accent reads the same whether it is written as one character or as two. */
function foldCharacter(character: string): string {
  if (character >= 'a' && character <= 'z') return character;
  if (/\s/.test(character)) return ' ';
  if (unseen.test(character)) return '';
  if (quotationMark.test(character)) return "'";
  if (dash.test(character)) return '-';
  return character.toLowerCase().normalize('NFKD');
}

/** The text's own spelling of a stretch of its folded form; every line break with its indentation is one space. */
export function sourceSlice({ text, starts }: FoldedText, start: number, end: number): string {
  return text
    .slice(starts[start], starts[end])
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

let latest: FoldedText | undefined;

/** A source text, folded. All items of a request quote the same text, which is folded once. */
export function foldedSource(text: string): FoldedText {
  if (latest?.text !== text) latest = foldText(text);
  return latest;
}

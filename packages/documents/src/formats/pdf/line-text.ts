import type { Piece, Segment } from './segments.js';

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/g;
const leftToRight = /[A-Za-z\u00AA-\u024F\u0370-\u058F\u0900-\u1FFF\u3040-\uD7AF]/g;
const wide = /[\u2E80-\u312F\u3190-\u9FFF\uF900-\uFAFF\uFF00-\uFF60]/;

/** Whether more letters run from the right to the left. */
export function runsFromRight(text: string): boolean {
  return (text.match(rightToLeft)?.length ?? 0) > (text.match(leftToRight)?.length ?? 0);
}

/** The marks of notes on a page, from which a text is kept free. */
export type IsMark = (mark: string) => boolean;

/** The text of a segment, in the order in which it is read. */
export function textOf({ pieces, size }: Segment, isMark: IsMark): string {
  const isFromRight = runsFromRight(pieces.map(({ text }) => text).join(''));
  let text = '';
  let last: Piece | undefined;
  for (const piece of isFromRight ? readFromRight(pieces) : pieces) {
    const own = piece.raised === undefined ? piece.text : raised(piece, text, isMark);
    if (last !== undefined && own !== '' && isApart(last, piece, size, isFromRight)) text += ' ';
    text += own;
    // What is left out leaves no gap: the mark of a note stands between a word and the space behind it.
    if (own !== '' || piece.isSpaced) last = own === '' && last !== undefined ? { ...piece, text: last.text } : piece;
  }
  text = text.replace(/\s+/g, ' ').trim();
  return isFromRight ? withBrackets(text) : text;
}

function isApart(last: Piece, next: Piece, size: number, isFromRight: boolean): boolean {
  const [left, right] = isFromRight && last.x > next.x ? [next, last] : [last, next];
  if (/\s$/.test(last.text) || /^\s/.test(next.text)) return true;
  const gap = right.x - left.right;
  if (wide.test(last.text.at(-1) ?? '') && wide.test(next.text.charAt(0))) return gap > size * 0.6;
  return (left.isSpaced && gap > -size * 0.1) || gap > size * 0.15;
}

/** From the right, but what runs from the left, such as numbers and names, in its own order. */
function readFromRight(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let run: Piece[] = [];
  const flush = () => {
    // Signs at the end of a run from the left belong to the line.
    let tail = run.length;
    while (tail > 0 && isNeutral(run[tail - 1])) tail -= 1;
    result.push(...run.slice(0, tail).reverse(), ...run.slice(tail));
    run = [];
  };
  for (const piece of [...pieces].reverse()) {
    const isFromLeft = !new RegExp(rightToLeft.source).test(piece.text) && /[\p{L}\p{N}]/u.test(piece.text);
    if (isFromLeft || (run.length > 0 && isNeutral(piece))) run.push(piece);
    else {
      flush();
      result.push(piece);
    }
  }
  flush();
  return result;
}

function isNeutral(piece: Piece | undefined): boolean {
  return piece !== undefined && !/[\p{L}\p{N}]/u.test(piece.text);
}

const mirrored: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** Brackets as they were drawn open the wrong way where a line runs from the right. */
function withBrackets(text: string): string {
  const first = text.search(/[()[\]«»]/);
  return first !== -1 && /[)\]»]/.test(text.charAt(first))
    ? text.replace(/[()[\]«»]/g, (bracket) => mirrored[bracket] ?? bracket)
    : text;
}

const up = new Map([...'0123456789+-−()n'].map((sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ'.charAt(index)]));

/** What stands raised behind a text: nothing for the mark of a note, a power as one, other letters as they are. */
function raised({ text, raised: way }: Piece, before: string, isMark: IsMark): string {
  const sign = text.trim();
  if (way === 'down') return text;
  const isNumber = /^[\d,\s–-]+$/.test(sign);
  const isSymbol = /^[*†‡§¶]+$/.test(sign);
  const isPower = /(?:^|[\s\d.,(/·])(?:[mckdµμ]?m|[sxyzrabcnh\d])\s?$/.test(before);
  if (isPower && !isSymbol && [...sign].every((one) => up.has(one))) {
    return [...sign].map((one) => up.get(one)).join('');
  }
  if (isSymbol || (isNumber && (isMark(sign) || /[\p{L}\p{M}.,;:!?…»”"’')\]。，、]$/u.test(before.trimEnd()))))
    return '';
  if ([...sign].every((one) => up.has(one))) return [...sign].map((one) => up.get(one)).join('');
  return text;
}

/** The marks of notes that stand in a segment. */
export function marksOf({ pieces }: Segment): string[] {
  return pieces
    .filter((piece) => piece.raised === 'up')
    .flatMap(({ text }) => text.trim().split(/[,\s]+/))
    .filter((mark) => /^(?:\d{1,3}|[*†‡§¶]+|[a-z])$/.test(mark));
}

import type { Box } from './boxes.js';

/** Text that stands together on one line, of one frame. */
export interface Segment {
  readonly x: number;
  readonly right: number;
  /** Of the line that its letters stand on, from the top. */
  readonly y: number;
  /** Of most of its letters. */
  readonly size: number;
  readonly isBold: boolean;
  readonly pieces: readonly Piece[];
}

/** What a segment is made of, from left to right. */
export interface Piece extends Box {
  /** Whether white space was drawn on its right. */
  isSpaced: boolean;
  raised?: 'up' | 'down';
}

/** What stands at one height. */
interface Row {
  y: number;
  size: number;
  pieces: Piece[];
}

/** A gap that is wider than this, in letters' sizes, ends a segment. */
const segmentGap = 0.7;

/** The segments of boxes of one frame, in no order. */
export function segmentsOf(boxes: readonly Box[]): Segment[] {
  return joinRaised(rowsOf(boxes)).flatMap(splitRow);
}

function rowsOf(boxes: readonly Box[]): Row[] {
  const rows: Row[] = [];
  for (const box of [...boxes].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const piece = { ...box, isSpaced: false };
    const row = rows.at(-1);
    if (row !== undefined && box.y - row.y <= 0.3 * Math.min(row.size, box.size)) {
      row.pieces.push(piece);
      continue;
    }
    rows.push({ y: box.y, size: box.size, pieces: [piece] });
  }
  for (const row of rows) {
    row.pieces = withSignsBetween(row.pieces).sort((a, b) => a.x - b.x);
    row.size = usualSize(row.pieces);
    row.y = row.pieces.find(({ size }) => size === row.size)?.y ?? row.y;
  }
  return rows;
}

const isFromRight = /[\u0590-\u08FF]/;

/**
 * Where text runs from the right, pdf.js gives words as one piece and the signs between them as others: the piece is
 * parted at the space nearest to where such a sign stands.
 */
function withSignsBetween(pieces: readonly Piece[]): Piece[] {
  const result = [...pieces];
  for (const sign of pieces) {
    if (isFromRight.test(sign.text) || !isFilled(sign)) continue;
    const at = result.findIndex(
      (piece) =>
        piece.x < sign.x && sign.right < piece.right && isFromRight.test(piece.text) && piece.text.includes(' '),
    );
    const whole = result[at];
    if (whole === undefined) continue;
    const near = ((whole.right - sign.right) / (whole.right - whole.x)) * whole.text.length;
    const spaces = [...whole.text.matchAll(/ /g)].map(({ index }) => index);
    const space = spaces.reduce((best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best));
    const first = { ...whole, text: whole.text.slice(0, space), x: sign.right };
    const rest = { ...whole, text: whole.text.slice(space + 1), right: sign.x - whole.size * 0.25 };
    result.splice(at, 1, first, rest);
  }
  return result;
}

/** Puts what is small and stands beside a line's letters, above or below them, into the line. */
function joinRaised(rows: Row[]): Row[] {
  const left: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const filled = row.pieces.filter(isFilled);
    const neighbours = [rows[index - 1], rows[index + 1], rows[index - 2], rows[index + 2]];
    const host = neighbours.find(
      (other) =>
        other !== undefined &&
        row.size <= other.size * 0.85 &&
        Math.abs(row.y - other.y) <= other.size * 0.65 &&
        filled.every((piece) => touches(piece, other)),
    );
    if (host === undefined) left.push(row);
    else host.pieces.push(...row.pieces);
  }
  for (const row of left) {
    row.pieces.sort((a, b) => a.x - b.x);
    for (const piece of row.pieces) {
      if (piece.size > row.size * 0.85) continue;
      if (row.y - piece.y > row.size * 0.12) piece.raised = 'up';
      else if (piece.y - row.y > row.size * 0.05) piece.raised = 'down';
    }
  }
  return left;
}

function touches(piece: Piece, row: Row): boolean {
  return row.pieces.some(
    (other) =>
      other.size > piece.size &&
      piece.x - other.right < row.size * 0.4 &&
      other.x - piece.right < row.size * 0.4 &&
      isFilled(other),
  );
}

function splitRow({ pieces, size: rowSize }: Row): Segment[] {
  const groups: Piece[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (!isFilled(piece)) {
      if (last !== undefined) last.isSpaced = true;
      continue;
    }
    // Letters drawn twice, a little aside, are bold ones.
    if (last !== undefined && last.text === piece.text && Math.abs(last.x - piece.x) < rowSize * 0.1) continue;
    const group = groups.at(-1);
    if (group === undefined || piece.x - right > segmentGap * Math.max(piece.size, last?.size ?? 0))
      groups.push([piece]);
    else group.push(piece);
    right = Math.max(right, piece.right);
    last = piece;
  }
  return groups.map((group) => {
    const size = usualSize(group);
    const letters = group.reduce((sum, { text }) => sum + text.length, 0);
    const bold = group.reduce((sum, { text, isBold }) => sum + (isBold ? text.length : 0), 0);
    return {
      x: group[0]?.x ?? 0,
      right: Math.max(...group.map((piece) => piece.right)),
      y: group.find((piece) => piece.size === size)?.y ?? 0,
      size,
      isBold: bold > letters * 0.8,
      pieces: group,
    };
  });
}

function usualSize(pieces: readonly Piece[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of pieces) counts.set(size, (counts.get(size) ?? 0) + text.trim().length);
  let best = pieces[0]?.size ?? 0;
  for (const [size, count] of counts) if (count > (counts.get(best) ?? 0)) best = size;
  return best;
}

function isFilled({ text }: Box): boolean {
  return text.trim() !== '';
}

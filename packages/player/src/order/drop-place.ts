/** A box on the screen, in CSS pixels; a DOMRect is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A point on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout of the pieces: one under the other, or in lines that read from left or from right. */
export type Flow = 'list' | 'ltr' | 'rtl';

/** Where a dragged piece would go. */
export interface Drop {
  /** The index it would have, from 0. */
  readonly place: number;
  /** The current index of the piece it would be next to. */
  readonly beside: number;
  readonly side: 'before' | 'after';
}

/**
 * Where the piece at index `dragged` would go if dropped at a point.
 * @param boxes the boxes of the pieces, in order
 */
export function dropAt(boxes: readonly Box[], dragged: number, point: Point, flow: Flow): Drop {
  const row = flow === 'list' ? allPlaces(boxes) : nearestRow(rowsOf(boxes), boxes, point.y);
  const others = row.filter((place) => place !== dragged);
  const next = others.find((place) => isAhead(boxes[place] as Box, point, flow));
  if (next !== undefined) return { place: next > dragged ? next - 1 : next, beside: next, side: 'before' };
  const last = others.at(-1) ?? dragged;
  return { place: last < dragged ? last + 1 : last, beside: last, side: 'after' };
}

/** The index that a key moves to; the same one at an end, `undefined` for a key that does not move. */
export function placeByKey(key: string, boxes: readonly Box[], from: number, flow: Flow): number | undefined {
  const last = boxes.length - 1;
  const step = (by: number): number => Math.max(0, Math.min(last, from + by));
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowUp') return flow === 'list' ? step(-1) : placeInNextRow(boxes, from, -1);
  if (key === 'ArrowDown') return flow === 'list' ? step(1) : placeInNextRow(boxes, from, 1);
  if (flow === 'list') return undefined;
  if (key === 'ArrowLeft') return step(flow === 'ltr' ? -1 : 1);
  if (key === 'ArrowRight') return step(flow === 'ltr' ? 1 : -1);
  return undefined;
}

/** The index above or below: of the boxes in that row, the one with the nearest middle. */
function placeInNextRow(boxes: readonly Box[], from: number, by: -1 | 1): number {
  const rows = rowsOf(boxes);
  const row = rows[rows.findIndex((places) => places.includes(from)) + by] ?? [from];
  const distance = (place: number): number => Math.abs(middle(boxes[place] as Box) - middle(boxes[from] as Box));
  return row.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest));
}

/** The indices of each row: a box whose middle is below the first one of the row starts the next row. */
function rowsOf(boxes: readonly Box[]): number[][] {
  const rows: number[][] = [];
  for (const [place, box] of boxes.entries()) {
    const row = rows.at(-1);
    const first = row === undefined ? undefined : boxes[row[0] as number];
    if (row !== undefined && first !== undefined && (box.top + box.bottom) / 2 < first.bottom) row.push(place);
    else rows.push([place]);
  }
  return rows;
}

function nearestRow(rows: readonly number[][], boxes: readonly Box[], y: number): readonly number[] {
  const distance = (row: readonly number[]): number => {
    const top = Math.min(...row.map((place) => boxes[place]?.top ?? 0));
    const bottom = Math.max(...row.map((place) => boxes[place]?.bottom ?? 0));
    return Math.max(top - y, y - bottom, 0);
  };
  return rows.reduce((nearest, row) => (distance(row) < distance(nearest) ? row : nearest), rows[0] ?? []);
}

const allPlaces = (boxes: readonly Box[]): number[] => boxes.map((_, place) => place);
const middle = ({ left, right }: Box): number => (left + right) / 2;

/** Whether a box comes after the point in reading order, within its row. */
function isAhead(box: Box, point: Point, flow: Flow): boolean {
  if (flow === 'list') return (box.top + box.bottom) / 2 > point.y;
  return flow === 'ltr' ? middle(box) > point.x : middle(box) < point.x;
}

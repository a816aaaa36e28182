import type { Segment } from './segments.js';

/** Lines of one column, or of one place of the page. */
export interface Region {
  readonly lines: readonly Line[];
}

/** Segments at one height of a region, from left to right. */
export interface Line {
  readonly y: number;
  readonly x: number;
  readonly right: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly segments: readonly Segment[];
}

/** How often a page is cut into columns within columns. */
const maxDepth = 4;

/** The share of segments that may cross a gap between columns, such as titles. */
const crossing = 0.2;

/** The least width of the gap between two columns, in letters' sizes. */
const columnGap = 0.8;

/**
 * The regions of a page in the order of reading: what stands over several columns first, then each column, from the
 * left, or from the right where letters run that way.
 */
export function regionsOf(segments: readonly Segment[], isRightToLeft: boolean): Region[] {
  return cut(
    [...segments].sort((a, b) => a.y - b.y || a.x - b.x),
    isRightToLeft,
    0,
  ).map((own) => ({ lines: linesOf(own) }));
}

function cut(segments: readonly Segment[], isRightToLeft: boolean, depth: number): (readonly Segment[])[] {
  if (segments.length < 4 || depth === maxDepth) return [segments];
  for (const x of gutters(segments)) {
    const bands = bandsAt(segments, x);
    const cuts = bands.map((band) => columnsAt(band, x));
    if (cuts.every((columns) => columns === undefined)) continue;
    const result: (readonly Segment[])[] = [];
    let whole: Segment[] = [];
    const flush = () => {
      if (whole.length > 0) result.push(...cut(whole, isRightToLeft, depth + 1));
      whole = [];
    };
    for (const [index, band] of bands.entries()) {
      const columns = cuts[index];
      if (columns === undefined) {
        whole.push(...band);
        continue;
      }
      flush();
      for (const column of isRightToLeft ? [...columns].reverse() : columns) {
        result.push(...cut(column, isRightToLeft, depth + 1));
      }
    }
    flush();
    return result;
  }
  return [segments];
}

/** Where few segments stand, between others: the emptiest first, then the widest. */
function gutters(segments: readonly Segment[]): number[] {
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map((segment) => segment.right));
  // Points, or more where a page is as large as a poster.
  const step = Math.max(1, (right - left) / 1000);
  const bins = Math.ceil((right - left) / step) + 1;
  const begins = new Float64Array(bins + 1);
  for (const segment of segments) {
    const [from, to] = [segment.x, segment.right].map((x) => Math.round((x - left) / step));
    begins[from ?? 0] = (begins[from ?? 0] ?? 0) + 1;
    begins[to ?? 0] = (begins[to ?? 0] ?? 0) - 1;
  }
  const most = Math.max(2, segments.length * crossing);
  const least = columnGap * (segments[Math.floor(segments.length / 2)]?.size ?? 10);
  const found: { x: number; covered: number; width: number }[] = [];
  let covered = 0;
  let open: { from: number; least: number } | undefined;
  for (let bin = 0; bin < bins; bin += 1) {
    covered += begins[bin] ?? 0;
    if (open !== undefined && covered !== open.least) {
      const width = (bin - open.from) * step;
      const x = left + open.from * step + width / 2;
      if (open.least <= most && width >= least) found.push({ x, covered: open.least, width });
      open = undefined;
    }
    open ??= { from: bin, least: covered };
  }
  return found
    .sort((a, b) => a.covered - b.covered || b.width - a.width)
    .slice(0, 6)
    .map(({ x }) => x);
}

/** The segments between those that cross the gutter, and these, by height. */
function bandsAt(segments: readonly Segment[], gutter: number): Segment[][] {
  const bands: Segment[][] = [];
  let isCrossing: boolean | undefined;
  for (const segment of segments) {
    const crosses = segment.x < gutter - 1 && segment.right > gutter + 1;
    if (crosses !== isCrossing) bands.push([]);
    isCrossing = crosses;
    bands.at(-1)?.push(segment);
  }
  return bands;
}

/** The two sides of a gutter, where each is text that is read from top to bottom, and not cells of a table. */
function columnsAt(band: readonly Segment[], gutter: number): [Segment[], Segment[]] | undefined {
  const sides = [
    band.filter(({ right }) => right <= gutter + 1),
    band.filter(({ right }) => right > gutter + 1),
  ] as const;
  const lines = sides.map(linesOf);
  const [left = [], right = []] = lines;
  if (left.length < 2 || right.length < 2 || left.length + right.length < 5) return undefined;
  if (!isProse(left) || !isProse(right) || areCells(left, right)) return undefined;
  return [[...sides[0]], [...sides[1]]];
}

/** Whether lines are as long as those of sentences. */
function isProse(lines: readonly Line[]): boolean {
  const lengths = lines.map(({ segments }) => segments.reduce((sum, { pieces }) => sum + weightOf(pieces), 0));
  return lengths.reduce((sum, length) => sum + length, 0) / lines.length >= 14;
}

/** Letters, with those counted double of which few make a word. */
function weightOf(pieces: readonly { readonly text: string }[]): number {
  return pieces.reduce(
    (sum, { text }) => sum + text.length + (text.match(/[\u3040-\u9FFF\uAC00-\uD7AF]/g)?.length ?? 0),
    0,
  );
}

/** Whether both sides make pauses at the same heights and begin again at the same: rows of a table with long cells. */
function areCells(left: readonly Line[], right: readonly Line[]): boolean {
  const all = [...left, ...right].sort((a, b) => a.y - b.y);
  const size = all[0]?.size ?? 1;
  let begins = 0;
  let shared = 0;
  for (const [index, line] of all.entries()) {
    const before = all[index - 1];
    if (before !== undefined && line.y - before.y < size * 1.5) continue;
    begins += 1;
    const sides = [left, right].filter((side) => side.some(({ y }) => Math.abs(y - line.y) < size * 0.3));
    if (sides.length === 2) shared += 1;
  }
  // Cells are short; columns that share their heights are long.
  return begins >= 3 && shared >= begins * 0.8 && all.length <= begins * 8;
}

/** Segments by their height. */
export function linesOf(segments: readonly Segment[]): Line[] {
  const rows: { y: number; own: Segment[] }[] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row !== undefined && segment.y - row.y <= 0.35 * segment.size) row.own.push(segment);
    else rows.push({ y: segment.y, own: [segment] });
  }
  return rows.map(({ own }) => {
    const sorted = own.sort((a, b) => a.x - b.x);
    const main = sorted.reduce((best, segment) => (widthOf(segment) > widthOf(best) ? segment : best));
    return {
      y: main.y,
      x: sorted[0]?.x ?? 0,
      right: Math.max(...sorted.map(({ right }) => right)),
      size: main.size,
      isBold: sorted.every(({ isBold }) => isBold),
      segments: sorted,
    };
  });
}

function widthOf({ x, right }: Segment): number {
  return right - x;
}

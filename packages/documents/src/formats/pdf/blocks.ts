import type { Line, Region } from './columns.js';
import { type IsMark, textOf } from './line-text.js';

/** A line of a block, as it is read. */
export interface BlockLine {
  readonly text: string;
  /** From 0. */
  readonly page: number;
}

/** A block of a page: its lines belong together. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'entry' | 'row';
  readonly lines: BlockLine[];
  readonly size: number;
  /** Height of its first line, from the top of the page. */
  readonly y: number;
  readonly isBold: boolean;
  /** Of an entry: how far it is moved in, in points, and its number. */
  readonly x: number;
  readonly number?: number;
  readonly cells?: string[];
  /** Whether its last line is as long as the column is wide, so that it may go on. */
  isFull: boolean;
}

/** What most of a document's text looks like. */
export interface BodyStyle {
  readonly size: number;
  /** From line to line, in letters' sizes. */
  readonly leading: number;
  readonly isBold: boolean;
}

const bullet = /^([•‣◦▪▫●○■□◆◇➢➤✓✔❖★\u00B7\u2043\u2219\uF000-\uF0FF*–-])(?:\s+|(?<=[^*–-])(?=\S))/;
const numbered = /^(\d{1,3})[.)]\s+(?=\S)/;
const ends = /[.!?…:;。！？؟۔।]["'”’»)\]]*$/;

/** The blocks of a region. */
export function blocksOf({ lines }: Region, body: BodyStyle, page: number, isMark: IsMark): Block[] {
  const blocks: Block[] = [];
  const rows = tableRows(lines);
  let previous: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const text = line.segments
      .map((segment) => textOf(segment, isMark))
      .join(' ')
      .trim();
    const block = blocks.at(-1);
    const row = rows.get(line);
    if (text === '') continue;
    if (row !== undefined) {
      const cells = row.map((segments) => segments.map((segment) => textOf(segment, isMark)).join(' '));
      if (cells.some((cell) => cell !== '')) blocks.push({ ...blockOf('row', line, '', page), cells });
      previous = undefined;
      continue;
    }
    if (
      [...rows.values()].some((cells) =>
        cells.some((cell) => cell.includes(line.segments[0] as Line['segments'][number])),
      )
    )
      continue;
    const right = Math.max(...lines.slice(Math.max(0, index - 3), index + 4).map((near) => near.right));
    const left = Math.min(...lines.slice(Math.max(0, index - 3), index + 4).map((near) => near.x));
    const sign = bullet.exec(text);
    const number = numbered.exec(text);
    const isNew =
      block === undefined ||
      previous === undefined ||
      block.kind === 'row' ||
      beginsBlock({ line, previous, block, text, left, right, body, firstLine: block.lines.length === 1 });
    const isEntry =
      sign !== null ||
      (number !== null && (isNew || (block?.kind === 'entry' && block.number === Number(number[1]) - 1)));
    const isFull = right - line.right < line.size * 2;
    if (isEntry) {
      const rest = text.slice((sign ?? number)?.[0].length);
      const entry = blockOf('entry', line, rest, page);
      blocks.push({ ...entry, isFull, ...(number === null ? {} : { number: Number(number[1]) }) });
    } else if (isNew) blocks.push({ ...blockOf('paragraph', line, text, page), isFull });
    else {
      block.lines.push({ text, page });
      block.isFull = isFull;
    }
    previous = line;
  }
  return blocks.map((block) => (isHeading(block, body) ? { ...block, kind: 'heading' } : block));
}

function blockOf(kind: Block['kind'], { x, y, size, isBold }: Line, text: string, page: number): Block {
  return { kind, lines: [{ text, page }], size, x, y, isBold, isFull: false };
}

interface Step {
  readonly line: Line;
  readonly previous: Line;
  readonly block: Block;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly body: BodyStyle;
  readonly firstLine: boolean;
}

function beginsBlock({ line, previous, block, text, left, right, body, firstLine }: Step): boolean {
  const size = Math.max(line.size, previous.size);
  if (Math.abs(line.size - previous.size) > size * 0.12) return true;
  if (line.isBold !== previous.isBold && (line.isBold ? !body.isBold : block.isBold)) return true;
  const gap = line.y - previous.y;
  if (gap > Math.max(1.3 * body.leading, 1.45) * size || gap < 0) return true;
  const before = block.lines.at(-1)?.text ?? '';
  if (/[-\u2010\u00AD]$/.test(before)) return false;
  const isContinued = !ends.test(before) && /^\p{Ll}/u.test(text);
  const isFromRight = /[\u0590-\u08FF]/.test(text);
  const [indent, indentBefore] = isFromRight
    ? [right - line.right, right - previous.right]
    : [line.x - left, previous.x - left];
  const isCentred =
    Math.abs(line.x + line.right - previous.x - previous.right) < size &&
    line.x - left > size &&
    right - line.right > size;
  if (isCentred) return false;
  if (block.kind === 'entry') {
    // The lines of an entry stand where its text does, not where its sign does.
    if (
      line.x < block.x + size * 0.3 &&
      indentBefore <= indent + size * 0.3 &&
      !isContinued &&
      gap > body.leading * size * 1.1
    )
      return true;
  } else if (!isContinued && indent - indentBefore > size * 0.8 && indent < size * 6) return true;
  else if (!isContinued && indentBefore - indent > size * 0.8 && !firstLine) return true;
  if (isContinued) return false;
  const word = /[\u3040-\u9FFF]/.test(text.charAt(0))
    ? 2.2 / Math.max(1, text.length)
    : (text.search(/\s|$/) + 1) / Math.max(1, text.length);
  const room = isFromRight ? previous.x - left : right - previous.right;
  return (line.right - line.x) * word + size * 0.6 < room;
}

function isHeading(block: Block, body: BodyStyle): boolean {
  if (block.kind === 'row' || (block.kind === 'entry' && block.number === undefined)) return false;
  const length = block.lines.reduce((sum, { text }) => sum + text.length, 0);
  const text = block.lines.at(-1)?.text ?? '';
  if (!/\p{L}/u.test(text) && length < 2) return false;
  if (block.size >= body.size * 1.15) return block.lines.length <= 4 && length <= 240;
  return (
    block.isBold &&
    !body.isBold &&
    block.size >= body.size * 0.95 &&
    block.lines.length <= 2 &&
    length <= 120 &&
    !/[.;,]$/.test(text)
  );
}

type Cells = readonly Line['segments'][];

/** The rows of tables, by their first lines: cells of which the other lines of the row are in them too. */
function tableRows(lines: readonly Line[]): Map<Line, Cells> {
  const rows = new Map<Line, Cells>();
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    let separators = gapsOf(lines[from]);
    if (separators.length === 0) continue;
    for (let next = lines[to + 1]; next !== undefined; next = lines[to + 1]) {
      const last = lines[to];
      if (last === undefined || next.y - last.y > next.size * 4) break;
      const shared = narrowed(separators, next);
      if (shared.length === 0) break;
      // A line that fills the first column and no other ends the table where it runs into the second.
      separators = shared;
      to += 1;
    }
    const run = lines.slice(from, to + 1);
    const full = run.filter((line) => gapsOf(line).length > 0);
    if (full.length < 2) continue;
    while (run.length > 0 && gapsOf(run.at(-1)).length === 0 && !isContinuation(run, separators)) run.pop();
    for (const row of groupRows(run, separators)) {
      const [first] = row;
      if (first === undefined) continue;
      rows.set(first, cellsOf(row, separators));
    }
    from += run.length - 1;
  }
  return rows;
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

const isSign = ({ pieces }: Line['segments'][number]) =>
  /^(?:[•‣◦▪▫●○■□◆◇➢➤✓✔❖★\u00B7\u2043\u2219\uF000-\uF0FF*–-]|\d{1,3}[.)])$/.test(
    pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  );

function gapsOf(line: Line | undefined): Gap[] {
  if (line === undefined) return [];
  return line.segments.flatMap((segment, index) => {
    const next = line.segments[index + 1];
    // The sign of an entry stands away from its text.
    if (index === 0 && isSign(segment)) return [];
    return next !== undefined && next.x - segment.right >= line.size * 0.9 ? [{ from: segment.right, to: next.x }] : [];
  });
}

/** What of the gaps is free in a line too. */
function narrowed(gaps: readonly Gap[], { segments, size }: Line): Gap[] {
  return gaps.flatMap((gap) => {
    let { from, to } = gap;
    for (const { x, right } of segments) {
      if (right <= from || x >= to) continue;
      if (x <= from) from = Math.max(from, right);
      else to = Math.min(to, x);
    }
    return to - from >= size * 0.4 ? [{ from, to }] : [];
  });
}

function isContinuation(run: readonly Line[], separators: readonly Gap[]): boolean {
  const [line, before] = [run.at(-1), run.at(-2)];
  if (line === undefined || before === undefined) return false;
  return line.x > (separators[0]?.from ?? 0) && line.y - before.y < line.size * 1.5;
}

/** Lines of a table by row: a row's lines stand closer than rows do, or its first cell has no more text. */
function groupRows(run: readonly Line[], separators: readonly Gap[]): Line[][] {
  const steps = run.slice(1).map((line, index) => line.y - (run[index]?.y ?? 0));
  const least = Math.min(...steps);
  const isSpread = Math.max(...steps) > least * 1.25;
  const groups: Line[][] = [];
  for (const [index, line] of run.entries()) {
    const step = steps[index - 1] ?? Number.POSITIVE_INFINITY;
    const isInFirst = line.x < (separators[0]?.from ?? 0);
    const isNext = isSpread ? step > least * 1.15 : isInFirst;
    if (groups.length === 0 || isNext) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups;
}

function cellsOf(row: readonly Line[], separators: readonly Gap[]): Cells {
  const cells: Line['segments'][number][][] = Array.from({ length: separators.length + 1 }, () => []);
  for (const segment of row.flatMap(({ segments }) => segments)) {
    const column = separators.filter(({ from, to }) => segment.x >= (from + to) / 2).length;
    cells[column]?.push(segment);
  }
  return cells;
}

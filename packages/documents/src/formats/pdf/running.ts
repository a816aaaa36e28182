import { type Line, linesOf } from './columns.js';
import type { Segment } from './segments.js';

/** How many rows at each edge of a page may be heads or feet. */
const edgeRows = 3;

/** A longer one has to return with its numbers. */
const longHead = 40;

interface Edge {
  readonly segment: Segment;
  readonly y: number;
  /** The text with its numbers as signs. */
  readonly text: string;
  readonly number: number | undefined;
  readonly isAlone: boolean;
}

/**
 * The segments that are not of the text: heads, feet and numbers of pages. They return at one height on most pages,
 * with the same words, while their numbers may change.
 * @param pages neighbours, in order
 */
export function runningSegments(pages: readonly (readonly Segment[])[], first = 0): ReadonlySet<Segment> {
  const edges = pages.map(edgesOf);
  const running = new Set<Segment>();
  const atHeight = new Map<number, number>();
  for (const page of edges) {
    for (const height of new Set(page.flatMap(({ y }) => [y - 1, y, y + 1]))) {
      atHeight.set(height, (atHeight.get(height) ?? 0) + 1);
    }
  }
  /** Pages of books have their heads on the left and on the right in turn. */
  const isUsual = ({ y }: Edge) => (atHeight.get(y) ?? 0) >= Math.max(2, pages.length * 0.6);
  const offsets = new Map<number, number>();
  for (const [index, page] of edges.entries()) {
    for (const edge of page) {
      const near = [index - 2, index - 1, index + 1, index + 2].flatMap((other) => edges[other] ?? []);
      const returns = near.some((other) => other.text === edge.text && Math.abs(other.y - edge.y) <= 1);
      if (!returns || !isUsual(edge)) continue;
      running.add(edge.segment);
      if (edge.number === undefined) continue;
      const offset = edge.number - index;
      offsets.set(offset, (offsets.get(offset) ?? 0) + 1);
    }
  }
  const [counted] = [...offsets].sort((a, b) => b[1] - a[1]);
  const offset = counted?.[0] ?? first + 1;
  // The first page of a chapter has its number elsewhere.
  for (const [index, page] of edges.entries()) {
    for (const { segment, number, isAlone } of page) {
      if (isAlone && number !== undefined && number === index + offset) running.add(segment);
    }
  }
  return running;
}

function edgesOf(segments: readonly Segment[]): Edge[] {
  const lines = linesOf(segments);
  const outer = [...outerLines(lines), ...outerLines([...lines].reverse())];
  return outer.flatMap(({ segments: row }) =>
    row.map((segment) => {
      const words = segment.pieces
        .map(({ text }) => text)
        .join(' ')
        .trim();
      const isNumber = /^[-–—|\s]*(?:\d{1,4}|[ivxlc]{1,7})[-–—|\s]*$/.test(words);
      return {
        segment,
        y: Math.round(segment.y / 4),
        // Sentences that differ in a number alone are text; heads and feet are short.
        text: isNumber ? '#' : (words.length > longHead ? words : words.replace(/\d+/g, '#')).replace(/\s+/g, ' '),
        number: isNumber ? Number.parseInt(words.replace(/\D+/g, ''), 10) || undefined : undefined,
        isAlone: row.length === 1 && (row === lines[0]?.segments || row === lines.at(-1)?.segments),
      };
    }),
  );
}

/** What stands apart from the text at an edge: the lines before the first wide gap, else the outermost one alone. */
function outerLines(lines: readonly Line[]): readonly Line[] {
  const steps = lines.slice(1).map((line, index) => Math.abs(line.y - (lines[index]?.y ?? 0)));
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const gap = steps.slice(0, edgeRows).findIndex((step) => step > usual * 1.4);
  return lines.slice(0, gap + 1 || 1);
}

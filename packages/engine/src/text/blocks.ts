/** A block of a text: a paragraph of prose, one list entry, or a heading. */
export type BlockKind = 'prose' | 'list' | 'heading';

/** A paragraph before it is split into sentences: its lines, without markers. */
export interface Block {
  readonly kind: BlockKind;
  readonly numbered: boolean;
  readonly lines: readonly Line[];
}

const maxHeadingLength = 80;
const atxHeading = /^#{1,6}(?:[ \t]+|$)/;
const rule = /^[-*_=~•·\s]+$/;
const bullet = /^[-*+•‣▪◦●][ \t\u00A0]+(?=\S)/;
const number =
  /^(?:\(?\d{1,3}[.)][ \t\u00A0]+|\(?[a-zA-Z]\)[ \t\u00A0]+|[0-9０-９]{1,3}[．、）][ \t\u3000]*|[①-⑳][ \t\u3000]*)(?=\S)/;
/** A title ends in a word, not in a punctuation mark. */
const titleEnd = /[\p{L}\p{M}\p{N})）]$/u;

/** The blocks of a text in order, separated by blank lines, rules, headings and list markers. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { kind: BlockKind; numbered: boolean; lines: Line[] } | undefined;

  for (const line of linesOf(text)) {
    // Markers are at the beginning, so the start of a long line is enough.
    const head = text.slice(line.start, Math.min(line.end, line.start + 100));
    if (head === '' || (rule.test(head) && line.end - line.start === head.length)) {
      open = undefined;
      continue;
    }
    const heading = atxHeading.exec(head);
    if (heading !== null) {
      const title = headingLine(text, line, heading[0].length);
      if (title.start < title.end) blocks.push({ kind: 'heading', numbered: false, lines: [title] });
      open = undefined;
      continue;
    }
    const marker = markerOf(head, open?.kind);
    if (marker !== undefined) {
      open = { kind: 'list', numbered: marker.numbered, lines: [{ start: line.start + marker.length, end: line.end }] };
      blocks.push(open);
    } else if (open === undefined) {
      open = { kind: 'prose', numbered: false, lines: [line] };
      blocks.push(open);
    } else {
      open.lines.push(line);
    }
  }
  return withTitles(text, blocks);
}

/** A heading's text without its closing signs ("## Title ##"). */
function headingLine(text: string, line: Line, signs: number): Line {
  const start = line.start + signs;
  let end = line.end;
  while (end > start && text[end - 1] === '#') end -= 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  return { start: Math.min(start, end), end };
}

/** A number inside a paragraph of prose begins a list only when it is 1: "1999. It was" is a wrapped line. */
function markerOf(head: string, open: BlockKind | undefined): { numbered: boolean; length: number } | undefined {
  const dot = bullet.exec(head);
  if (dot !== null) return { numbered: false, length: dot[0].length };
  const digits = number.exec(head);
  if (digits === null || (open === 'prose' && !/^\(?(?:[1１]\D|①|[aA]\))/.test(head))) return undefined;
  return { numbered: true, length: digits[0].length };
}

/**
 * Treats short single lines without an end mark as headings, and also such a line right above a much wider paragraph,
 * unless the whole text consists of such lines.
 */
function withTitles(text: string, blocks: readonly Block[]): Block[] {
  const titled = blocks.flatMap((block): Block[] => {
    const [first, second] = block.lines;
    if (block.kind !== 'prose' || first === undefined || !looksLikeTitle(text, first)) return [block];
    if (second === undefined) return [{ ...block, kind: 'heading' }];
    const wider = second.end - second.start >= 2 * (first.end - first.start);
    if (!wider || /^\p{Ll}/u.test(text.slice(second.start, second.start + 2))) return [block];
    return [
      { ...block, kind: 'heading', lines: [first] },
      { ...block, lines: block.lines.slice(1) },
    ];
  });
  return titled.some((block) => block.kind !== 'heading') ? titled : [...blocks];
}

function looksLikeTitle(text: string, { start, end }: Line): boolean {
  return end - start <= maxHeadingLength && titleEnd.test(text.slice(start, end));
}

/** A line without surrounding white space, as offsets in the text; empty when `start` equals `end`. */
interface Line {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text, trimmed. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(/\r\n|[\n\r]/g)) {
    lines.push(trimmed(text, start, index));
    start = index + mark.length;
  }
  lines.push(trimmed(text, start, text.length));
  return lines;
}

function trimmed(text: string, start: number, end: number): Line {
  const line = text.slice(start, end);
  const rest = line.trimStart();
  const from = end - rest.length;
  return { start: from, end: from + rest.trimEnd().length };
}

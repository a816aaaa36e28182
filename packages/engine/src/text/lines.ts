/** A line without its surrounding white space, by offsets in the text; empty when `start` equals `end`. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** The lines of a text, each without its indentation and trailing space. */
export function linesOf(text: string): Line[] {
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

import papaparse from 'papaparse';

/**
 * What a spreadsheet program takes for a formula, behind any apostrophes that a text begins with itself.
 * Source: OWASP, CSV Injection.
 */
const formulaStart = /^'*[=+\-@\t\r]/;

/** Whether a text needs an apostrophe before it in a cell of a text table. */
export const isFormulaLike = (text: string): boolean => formulaStart.test(text);

/** A cell that no spreadsheet program calculates: an apostrophe stands before what looks like a formula. */
export const defused = (text: string): string => (isFormulaLike(text) ? `'${text}` : text);

/** The text of a cell that {@link defused} wrote. */
export const undefused = (cell: string): string => (cell.startsWith("'") && isFormulaLike(cell) ? cell.slice(1) : cell);

/** A text without line breaks, for formats where a line is a record. */
export const onOneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ');

/** Writes rows as RFC 4180 asks: CRLF after each, quotes where a cell needs them, or around every cell. */
export const tableOf = (
  rows: readonly (readonly string[])[],
  { separator = ',', quotes = false }: { readonly separator?: string; readonly quotes?: boolean } = {},
): string => `${papaparse.unparse(rows as string[][], { delimiter: separator, newline: '\r\n', quotes })}\r\n`;

/** A cell, and where it begins: line and column from 1, the column in UTF-16 units. */
export interface Cell {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A row of a table, or what is wrong with its quotes. */
export interface Row {
  readonly cells: readonly Cell[];
  readonly fault?: { readonly rule: 'unclosed_quote' | 'stray_quote' | 'too_many_cells'; readonly cell: Cell };
}

/** Cells of a row that are read; a row with more has a fault. */
const maxCells = 1_000;

const lineBreak = /\r\n|\r|\n/g;

/**
 * Reads the rows of an RFC 4180 table, one after the other; lines may end in any way. Not papaparse: it does not say
 * where a cell stands, and needs time by the square of the size for quotes made to that end.
 */
export function* rowsOf(text: string, separator: string): Generator<Row> {
  const bare = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  let at = 0;
  let line = 1;
  let lineStart = 0;

  const readBare = (): string => {
    bare.lastIndex = at;
    const [found = ''] = bare.exec(text) ?? [];
    at += found.length;
    return found;
  };
  const readQuoted = (): { text: string; isClosed: boolean } => {
    const start = at + 1;
    let end = text.indexOf('"', start);
    while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
    const raw = text.slice(start, end === -1 ? text.length : end);
    for (const found of raw.matchAll(lineBreak)) {
      line += 1;
      lineStart = start + found.index + found[0].length;
    }
    at = end === -1 ? text.length : end + 1;
    return { text: raw.replaceAll('""', '"'), isClosed: end !== -1 };
  };

  while (at < text.length) {
    const cells: Cell[] = [];
    let fault: Row['fault'];
    let isFirst = true;
    do {
      if (!isFirst) at += separator.length;
      isFirst = false;
      const place = { line, column: at - lineStart + 1 };
      const quoted = text[at] === '"' ? readQuoted() : undefined;
      const rest = readBare();
      const cell = { text: (quoted?.text ?? '') + rest, ...place };
      if (cells.length < maxCells) cells.push(cell);
      else fault ??= { rule: 'too_many_cells', cell };
      if (quoted?.isClosed === false) fault ??= { rule: 'unclosed_quote', cell };
      else if (quoted !== undefined && rest !== '') fault ??= { rule: 'stray_quote', cell };
    } while (text[at] === separator);
    if (at < text.length) at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    lineStart = at;
    yield { cells, ...(fault === undefined ? {} : { fault }) };
  }
}

/** The separator that makes the most cells of the first row: a comma, a semicolon or a tab. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 100_000);
  const cellsWith = (separator: string) => rowsOf(start, separator).next().value?.cells.length ?? 0;
  return [',', ';', '\t'].reduce((best, each) => (cellsWith(each) > cellsWith(best) ? each : best));
}

/** The text of a file: UTF-8, UTF-16 with a byte-order mark, or else Windows-1252, as older Excel saves it. */
export function textOf(file: Uint8Array): { readonly text: string; readonly isWindows1252: boolean } {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return { text: decode(file, 'utf-16le'), isWindows1252: false };
  if (first === 0xfe && second === 0xff) return { text: decode(file, 'utf-16be'), isWindows1252: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file), isWindows1252: false };
  } catch {
    return { text: decode(file, 'windows-1252'), isWindows1252: true };
  }
}

const decode = (file: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(file);

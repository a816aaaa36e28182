import { type Finding, warn } from '@ludotext/engine/game';
import { optionCounts, type QuizItem } from '../item.js';
import { itemOf } from './items.js';
import { namedKey } from './key.js';
import { type ColumnPart, columnPart } from './keywords.js';
import { madeLine } from './lines.js';
import type { Written } from './questions.js';

/** A cell and where it begins, from 1. */
interface Cell {
  readonly text: string;
  readonly column: number;
}

interface Row {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What each column of a table has. */
type Columns = readonly (ColumnPart | 'unknown')[];

/** The rows of a table: copied from a spreadsheet, written with bars, or in CSV with headings; undefined for a text that is none. */
export function rowsOf(text: string): Row[] | undefined {
  const rows: Row[] = [];
  const lines = text.replace(/^\uFEFF/, ' ').split(/\r\n|\n|\r/);
  const separator = separatorOf(lines.find((raw) => raw.trim() !== '') ?? '');
  for (const [index, raw] of lines.entries()) {
    if (raw.trim() === '') continue;
    const hasBars = /^\s*\|/.test(raw);
    const cells = hasBars ? cellsOf(raw, '|').slice(1) : cellsOf(raw, separator);
    if (cells.length < 3) return undefined;
    if (hasBars && cells.at(-1)?.text === '') cells.pop();
    // The line below the heading of a table in Markdown.
    if (!(hasBars && cells.every(({ text }) => /^:?-+:?$/.test(text)))) rows.push({ line: index + 1, cells });
  }
  return rows.length === 0 || rows[0]?.cells[0]?.text === '' ? undefined : rows;
}

/** Commas and semicolons stand in questions too: they set cells apart only below a row of headings. */
function separatorOf(raw: string): string {
  const isHeading = (separator: string) => headingsOf({ line: 1, cells: cellsOf(raw, separator) }) !== undefined;
  return [',', ';'].find((separator) => !raw.includes('\t') && isHeading(separator)) ?? '\t';
}

function cellsOf(raw: string, separator: string): Cell[] {
  let from = 0;
  return partsOf(raw, separator).map((part) => {
    const text = part.trim();
    const column = from + (text === '' ? 0 : part.length - part.trimStart().length) + 1;
    from += part.length + 1;
    const quoted = text.length > 1 && text.startsWith('"') && text.endsWith('"') && separator !== '|';
    return { text: quoted ? text.slice(1, -1).replaceAll('""', '"') : text, column };
  });
}

/** A line at its separators; in CSV, those between quotation marks are part of a cell. */
function partsOf(raw: string, separator: string): string[] {
  const pieces = raw.split(separator);
  if (separator !== ',' && separator !== ';') return pieces;
  const parts: string[] = [];
  let open: string[] = [];
  let isQuoted = false;
  for (const piece of pieces) {
    open.push(piece);
    if (piece.split('"').length % 2 === 0) isQuoted = !isQuoted;
    if (isQuoted) continue;
    parts.push(open.join(separator));
    open = [];
  }
  return open.length === 0 ? parts : [...parts, ...open];
}

/** Reads a table: a row for each question, with or without a row of headings. */
export function readTable(rows: readonly Row[]): { items: QuizItem[]; faults: Finding[] } {
  const items: QuizItem[] = [];
  const faults: Finding[] = [];
  let columns: Columns | undefined;
  for (const row of rows) {
    const headings = headingsOf(row);
    if (headings !== undefined) {
      columns = headings;
      continue;
    }
    if (columns === undefined) {
      columns = guessedColumns(rows);
      const [{ line }, [{ column }]] = [row, row.cells as [Cell]];
      faults.push({ ...warn('table_columns', { case: columns.at(-1) === 'correct' ? 'last' : 'none' }), line, column });
    }
    const { item, findings } = itemOf(writtenOf(row, columns), undefined);
    if (item !== undefined) items.push(item);
    const path = item === undefined ? {} : { path: [items.length - 1] };
    faults.push(...findings.map((finding) => (finding.severity === 'warn' ? { ...finding, ...path } : finding)));
  }
  return { items, faults };
}

/** The columns that a row of headings names; undefined for any other row. */
function headingsOf({ cells }: Row): Columns | undefined {
  const columns = cells.map(({ text }) => columnPart(text) ?? 'unknown');
  return columns.includes('question') && columns.includes('option') ? columns : undefined;
}

/** The columns of a table without headings: a number where all rows have one, the question, its options, the key. */
function guessedColumns(rows: readonly Row[]): Columns {
  const width = Math.max(...rows.slice(0, 1_000).map(({ cells }) => cells.length));
  const sample = rows.slice(0, 1_000);
  const isNumbered = sample.every(({ cells }) => /^\p{Nd}{1,4}[.)]?$/u.test(cells[0]?.text ?? ''));
  const first = isNumbered ? 1 : 0;
  const isKeyed = sample.filter(({ cells }) => {
    const filled = cells
      .slice(first + 1)
      .map(({ text }) => text)
      .filter((text) => text !== '');
    const [key = '', ...others] = filled.toReversed();
    return (
      others.length >= optionCounts.min && 'index' in namedKey(key, { series: 'latin', texts: others.toReversed() })
    );
  });
  const last = isKeyed.length * 2 > sample.length ? ('correct' as const) : ('option' as const);
  return Array.from({ length: width }, (_, index) =>
    index < first ? 'number' : index === first ? 'question' : index === width - 1 ? last : 'option',
  );
}

/** A row as if it were written line by line. */
function writtenOf({ line, cells }: Row, columns: Columns): Written {
  const written = { stem: [], options: [], correct: [], solution: [], explanation: [], hint: [], strayText: false };
  const place = (cell: Cell) => ({ line, column: cell.column });
  const [start = { text: '', column: 1 }] = cells;
  const result: Written = {
    ...written,
    first: madeLine('question', '', place(start)),
    question: madeLine('question', '', place(start)),
  };
  let question = result.question;
  const isKeyLast = columns.at(-1) === 'correct' && cells.length < columns.length;
  for (const [index, cell] of cells.entries()) {
    const part = isKeyLast && index === cells.length - 1 ? 'correct' : columns[index];
    if (cell.text === '' || part === undefined || part === 'unknown' || part === 'number') continue;
    if (part === 'question') question = { ...madeLine('question', cell.text, place(cell)) };
    else if (part === 'option') {
      const label = String.fromCharCode(65 + Math.min(result.options.length, 25));
      result.options.push({ ...madeLine('option', cell.text, place(cell), label), documented: false });
    } else result[part].push({ ...madeLine(part, cell.text, place(cell)), documented: false });
  }
  return { ...result, question };
}

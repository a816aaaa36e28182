import { type Finding, faultAt, type Interaction, type ReadFile, type ReadInteraction } from '@ludotext/engine/format';
import { type Cell, type Row, rowsOf, separatorOf, textOf, undefused } from '../table.js';
import {
  firstColumns,
  type ListColumn,
  lastColumns,
  maxOptions,
  type RowType,
  readGapText,
  rowTypes,
  type SingleColumn,
  solvedOf,
} from './columns.js';

/** Rows that are read at most, so that a file of tiny questions does not fill the memory. */
const maxRows = 100_000;

/** Columns that are named as unknown, at most. */
const maxUnknownColumns = 100;

/** Which column of the file holds what: one of a name, or one per number. */
interface Columns {
  readonly single: ReadonlyMap<SingleColumn, number>;
  readonly lists: Readonly<Record<ListColumn, ReadonlyMap<number, number>>>;
}

/** Other names for columns. */
const otherNames: Readonly<Record<string, string>> = {
  question: 'prompt',
  correct_answer: 'correct',
  answer: 'correct',
};

/** What is wrong with a row, and at which cell; the row's beginning when left out. */
interface RowFault {
  readonly rule: string;
  readonly cell?: Cell | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A cell of a numbered column that is not blank. */
interface Numbered {
  readonly number: number;
  readonly text: string;
  readonly cell: Cell;
}

/** The cells of a row by what they hold. */
interface RowCells {
  readonly cell: (name: SingleColumn) => Cell | undefined;
  /** The cell's text; empty when there is none. */
  readonly said: (name: SingleColumn) => string;
  readonly options: readonly Numbered[];
  readonly list: (name: ListColumn) => readonly Numbered[];
}

/** Reads every row with a question; a row with a fault is left out, and the next is read. */
export function read(file: Uint8Array): ReadFile {
  const { text, isWindows1252 } = textOf(file);
  const rows = rowsOf(text, separatorOf(text));
  const header: Row = rows.next().value ?? { cells: [] };
  if (header.fault !== undefined) {
    const { rule, cell } = header.fault;
    return { interactions: [], faults: [faultAt(cell.line, cell.column, rule, {})] };
  }
  const { columns, unknown } = columnsOf(header);
  if (!columns.single.has('prompt')) {
    return { interactions: [], faults: [faultAt(1, 1, 'no_prompt_column', {})] };
  }
  const faults: Finding[] = [...(isWindows1252 ? [warned(faultAt(1, 1, 'not_utf8', {}))] : []), ...unknown];
  const interactions: ReadInteraction[] = [];
  let count = 0;
  for (const { cells, fault } of rows) {
    const [first] = cells;
    if (first === undefined || cells.every((cell) => isBlank(cell.text))) continue;
    const { line, column } = first;
    count += 1;
    if (count > maxRows) {
      faults.push(faultAt(line, column, 'too_many_rows', { max: maxRows }));
      break;
    }
    const row = rowCells(cells, columns);
    const found: Interaction | RowFault = fault ?? readRow(row);
    if ('rule' in found) {
      const { rule, cell = first, params = {} } = found;
      faults.push(faultAt(cell.line, cell.column, rule, params));
    } else {
      interactions.push({ interaction: found, line, column });
      const said = row.cell('difficulty');
      if (said !== undefined && !isBlank(said.text) && found.difficulty === undefined) {
        faults.push(warned(faultAt(said.line, said.column, 'unknown_difficulty', {})));
      }
    }
  }
  return { interactions, faults };
}

const isBlank = (text: string): boolean => text.trim() === '';

const warned = (finding: Finding): Finding => ({ ...finding, severity: 'warn' });

/** Names are compared without their case, and with spaces, hyphens and underscores as the same. */
const nameIn = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

function columnsOf({ cells }: Row): { columns: Columns; unknown: Finding[] } {
  const single = new Map<SingleColumn, number>();
  const lists = { option: new Map(), match: new Map(), feedback: new Map() } as const;
  const unknown: Finding[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = nameIn(cell.text);
    if (name === '') continue;
    const [, word, digits] = /^(option|answer|match|feedback)_?(\d{1,3})$/.exec(name) ?? [];
    const number = Number(digits ?? 0);
    const list =
      number < 1 || number > maxOptions ? undefined : lists[word === 'answer' ? 'option' : (word as ListColumn)];
    const known = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
    const column = [...firstColumns, ...lastColumns].find((each) => each === known);
    if (list !== undefined && !list.has(number)) list.set(number, index);
    else if (column !== undefined && !single.has(column)) single.set(column, index);
    else if (unknown.length < maxUnknownColumns) {
      const params = { column: cell.text.slice(0, 100) };
      unknown.push(warned(faultAt(cell.line, cell.column, 'column_not_read', params)));
    }
  }
  return { columns: { single, lists }, unknown };
}

function rowCells(cells: readonly Cell[], { single, lists }: Columns): RowCells {
  const cell = (name: SingleColumn) => cells[single.get(name) ?? -1];
  const list = (name: ListColumn) =>
    [...lists[name]].flatMap(([number, index]): Numbered[] => {
      const at = cells[index];
      const text = undefused(at?.text ?? '');
      return at === undefined || isBlank(text) ? [] : [{ number, text, cell: at }];
    });
  return {
    cell,
    said: (name) => undefused(cell(name)?.text ?? ''),
    options: list('option').sort((a, b) => a.number - b.number),
    list,
  };
}

const fewestOptions: Readonly<Record<RowType, number>> = {
  choice: 2,
  choices: 2,
  order: 2,
  order_words: 2,
  match: 2,
  gaps: 0,
  text: 1,
};

function readRow(row: RowCells): Interaction | RowFault {
  const { cell, said, options } = row;
  const type = typeOf(row);
  if (type === undefined) return { rule: 'unknown_type', cell: cell('type'), params: { types: rowTypes.join(', ') } };
  if (isBlank(said('prompt'))) return { rule: 'no_prompt', cell: cell('prompt') };
  if (options.length < fewestOptions[type]) return { rule: 'few_options', params: { count: fewestOptions[type] } };
  const difficulty = (['easy', 'medium', 'hard'] as const).find((each) => each === nameIn(said('difficulty')));
  const common = {
    prompt: said('prompt'),
    ...maybe('title', row),
    ...maybe('hint', row),
    ...maybe('explanation', row),
    ...maybe('evidence', row),
    ...maybe('place', row),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const found = readKind(type, row);
  return 'rule' in found ? found : { ...common, ...found };
}

const maybe = <Name extends SingleColumn>(name: Name, { said }: RowCells): Partial<Record<Name, string>> =>
  isBlank(said(name)) ? {} : ({ [name]: said(name) } as Record<Name, string>);

/** An interaction without what every interaction has. */
type OwnPart<Kind = Interaction> = Kind extends Interaction ? Omit<Kind, 'prompt'> : never;

function readKind(type: RowType, row: RowCells): OwnPart | RowFault {
  const texts = row.options.map(({ text }) => text);
  switch (type) {
    case 'choice':
    case 'choices':
      return readChoice(type === 'choices', row);
    case 'order':
    case 'order_words':
      return readOrder(type === 'order' ? 'lines' : 'inline', row);
    case 'match':
      return readMatch(row);
    case 'gaps': {
      const segments = readGapText(row.said('gap_text'));
      if (typeof segments === 'string') return { rule: segments, cell: row.cell('gap_text') };
      return { kind: 'gaps', segments, ...(texts.length === 0 ? {} : { words: texts }) };
    }
    case 'text':
      return { kind: 'text', accepted: texts };
  }
}

function readChoice(multiple: boolean, { said, cell, options, list }: RowCells): OwnPart | RowFault {
  const keys = keysOf(said('correct'), options);
  if (keys === undefined) return { rule: 'wrong_correct', cell: cell('correct') };
  if (!multiple && keys.size > 1) return { rule: 'one_correct', cell: cell('correct') };
  const feedbacks = new Map(list('feedback').map(({ number, text }) => [number, text]));
  return {
    kind: 'choice',
    options: options.map(({ number, text }) => {
      const feedback = feedbacks.get(number);
      return { text, correct: keys.has(number), ...(feedback === undefined ? {} : { feedback }) };
    }),
    multiple,
  };
}

function readOrder(layout: 'lines' | 'inline', { said, cell, options }: RowCells): OwnPart | RowFault {
  const given = said('alternatives');
  const alternatives = isBlank(given) ? [] : given.split('|').map((order) => placesOf(order, options));
  const whole = alternatives.flatMap((order) => (order === undefined ? [] : [order]));
  if (whole.length < alternatives.length) return { rule: 'wrong_order', cell: cell('alternatives') };
  const parts = options.map(({ text }) => text);
  const solved = isBlank(said('solved')) ? solvedOf(parts) : said('solved');
  return { kind: 'order', parts, alternatives: whole, solved, layout };
}

function readMatch({ said, cell, options, list }: RowCells): OwnPart | RowFault {
  const rights = new Map(list('match').map(({ number, text }) => [number, text]));
  const alone = options.find(({ number }) => !rights.has(number));
  if (alone !== undefined) return { rule: 'no_match', cell: alone.cell, params: { number: alone.number } };
  const pairs = options.map(({ number, text }) => ({ left: text, right: rights.get(number) ?? '' }));
  if (isBlank(said('shown'))) return { kind: 'match', pairs };
  const shown = placesOf(said('shown'), options);
  return shown === undefined ? { rule: 'wrong_order', cell: cell('shown') } : { kind: 'match', pairs, shown };
}

/** The type that a row names, or the one that its cells are for. Undefined if it names none that we know. */
function typeOf({ said }: RowCells): RowType | undefined {
  const name = nameIn(said('type'));
  if (name !== '') return rowTypes.find((type) => type === name);
  if (!isBlank(said('gap_text'))) return 'gaps';
  return /^\s*\d+[\s,;]+\d/.test(said('correct')) ? 'choices' : 'choice';
}

const namesIn = (list: string): readonly string[] => list.trim().split(/[\s,;]+/);

/** The numbers of the right options: their numbers, the text of one, or letters. Undefined if one is not there. */
function keysOf(said: string, options: readonly Numbered[]): ReadonlySet<number> | undefined {
  const known = new Set(options.map(({ number }) => number));
  const knownAll = (keys: readonly number[]) => (keys.every((key) => known.has(key)) ? new Set(keys) : undefined);
  const written = options.filter(({ text }) => text.trim() === said.trim()).map(({ number }) => number);
  return (
    knownAll(namesIn(said).map(numberIn)) ??
    (written.length === 1 ? new Set(written) : undefined) ??
    knownAll(namesIn(said).map((name) => (/^[A-Za-z]$/.test(name) ? name.toUpperCase().charCodeAt(0) - 64 : 0)))
  );
}

/** An order of all options, as indices. Undefined if it is none. */
function placesOf(said: string, options: readonly Numbered[]): number[] | undefined {
  const names = namesIn(said);
  const indices = new Map(options.map(({ number }, index) => [number, index]));
  const places = names.flatMap((name) => indices.get(numberIn(name)) ?? []);
  const isWhole = names.length === options.length && new Set(places).size === options.length;
  return isWhole ? places : undefined;
}

const numberIn = (name: string): number => (/^\d{1,3}$/.test(name) ? Number(name) : 0);

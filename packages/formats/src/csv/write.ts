import type { ExportSet, Interaction, Outcome, WrittenFile } from '@ludotext/engine/format';
import { leftOut, outcomeOf } from '../outcome.js';
import { defused, isFormulaLike, tableOf } from '../table.js';
import { unwritable } from '../writable.js';
import {
  firstColumns,
  gapText,
  type ListColumn,
  lastColumns,
  maxOptions,
  type RowType,
  type SingleColumn,
  solvedOf,
} from './columns.js';
import type { CsvOptions } from './options.js';

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

/** The cells of an item by column. */
interface TableRow {
  readonly single: Partial<Record<SingleColumn, string>>;
  readonly lists: Partial<Record<ListColumn, readonly string[]>>;
}

/** A column of the table, and its cell of each row. */
interface TableColumn {
  readonly name: string;
  readonly cellOf: (row: TableRow) => string;
}

const extras = ['title', 'hint', 'explanation', 'evidence', 'place', 'difficulty', 'feedback', 'alternatives'] as const;

/** Writes every item that fits into a row of at most {@link maxOptions} options. */
export function write({ items }: ExportSet, { separator, bom }: CsvOptions): WrittenFile {
  const written = items.map(({ interaction }) => writeItem(interaction));
  const rows = written.flatMap(({ row }) => (row === undefined ? [] : [row]));
  const columns = columnsOf(rows);
  const table = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ cellOf }) => defused(cellOf(row)))),
  ];
  return {
    content: (bom ? '\ufeff' : '') + tableOf(table, { separator: separators[separator] }),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

/** `type`, `prompt` and two options, and of the others those with a text in any row. */
function columnsOf(rows: readonly TableRow[]): readonly TableColumn[] {
  const single = (name: SingleColumn): TableColumn => ({ name, cellOf: (row) => row.single[name] ?? '' });
  const width = (list: ListColumn) => rows.reduce((most, row) => Math.max(most, row.lists[list]?.length ?? 0), 0);
  const widths = { option: Math.max(2, width('option')), match: width('match'), feedback: width('feedback') };
  const numbered = (list: ListColumn, index: number): TableColumn[] =>
    index < widths[list] ? [{ name: `${list}_${index + 1}`, cellOf: (row) => row.lists[list]?.[index] ?? '' }] : [];
  const isUsed = (name: SingleColumn) => rows.some((row) => (row.single[name] ?? '') !== '');
  return [
    ...firstColumns.filter((name) => name !== 'gap_text' || isUsed(name)).map(single),
    ...Array.from({ length: widths.option }, (_, index) =>
      (['option', 'match', 'feedback'] as const).flatMap((list) => numbered(list, index)),
    ).flat(),
    ...lastColumns.filter(isUsed).map(single),
  ];
}

function writeItem(interaction: Interaction): { row?: TableRow; outcome: Outcome } {
  const row = rowOf(interaction);
  const count = row.lists.option?.length ?? 0;
  if (count > maxOptions) return { outcome: leftOut('too_many_options', { count, max: maxOptions }) };
  const unfit = unwritable(interaction);
  if (unfit !== undefined) return { outcome: leftOut(unfit) };
  const cells = [...Object.values(row.single), ...Object.values(row.lists).flat()];
  const changed = cells.some(isFormulaLike)
    ? { code: 'apostrophe' }
    : joinsSegments(interaction)
      ? { code: 'segments_joined' }
      : undefined;
  return { row, outcome: outcomeOf(interaction, extras, changed) };
}

function rowOf(interaction: Interaction): TableRow {
  const { prompt, title = '', hint = '', explanation = '', evidence = '', place = '', difficulty = '' } = interaction;
  const row = (type: RowType, single: TableRow['single'], lists: TableRow['lists']): TableRow => ({
    single: { type, prompt, title, hint, explanation, evidence, place, difficulty, ...single },
    lists,
  });
  switch (interaction.kind) {
    case 'choice': {
      const { options, multiple } = interaction;
      const correct = numbers(options.flatMap((option, index) => (option.correct ? [index] : [])));
      const hasFeedback = options.some(({ feedback }) => feedback !== undefined);
      return row(
        multiple ? 'choices' : 'choice',
        { correct },
        {
          option: options.map(({ text }) => text),
          ...(hasFeedback ? { feedback: options.map(({ feedback = '' }) => feedback) } : {}),
        },
      );
    }
    case 'order': {
      const { parts, alternatives, solved, layout } = interaction;
      return row(
        layout === 'inline' ? 'order_words' : 'order',
        { alternatives: alternatives.map(numbers).join(' | '), solved: solved === solvedOf(parts) ? '' : solved },
        { option: parts },
      );
    }
    case 'match': {
      const { pairs, shown = [] } = interaction;
      const sides = { option: pairs.map(({ left }) => left), match: pairs.map(({ right }) => right) };
      return row('match', { shown: numbers(shown) }, sides);
    }
    case 'gaps':
      return row('gaps', { gap_text: gapText(interaction.segments) }, { option: interaction.words ?? [] });
    case 'text':
      return row('text', {}, { option: interaction.accepted });
  }
}

/** Numbers from 1, with spaces between: Excel would read `1,3` as a number. */
const numbers = (indices: readonly number[]): string => indices.map((index) => index + 1).join(' ');

/** Whether open text stands in pieces that the table cannot tell apart. */
function joinsSegments(interaction: Interaction): boolean {
  if (interaction.kind !== 'gaps') return false;
  const { segments } = interaction;
  return segments.some(
    (segment, index) => segment === '' || (typeof segment === 'string' && typeof segments[index + 1] === 'string'),
  );
}

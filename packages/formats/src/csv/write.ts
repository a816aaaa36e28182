import type { ExportSet, Interaction, Outcome, WrittenFile } from '@ludotext/engine/format';
import { leftOut, outcomeOf } from '../outcome.js';
import { defused, isFormulaLike, tableOf } from '../table.js';
import { gapText, maxOptions, type RowType, type SingleColumn, singleColumns, solvedOf } from './columns.js';
import type { CsvOptions } from './index.js';

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const;

/** The cells of an item by column; empty where it has none. */
interface TableRow {
  readonly single: Partial<Record<SingleColumn, string>>;
  readonly options: readonly string[];
  readonly matches?: readonly string[];
  readonly feedback?: readonly string[];
}

const extras = ['title', 'hint', 'explanation', 'evidence', 'difficulty', 'feedback', 'alternatives'] as const;

/** Writes every item that fits into a row of at most {@link maxOptions} options. */
export function write({ items }: ExportSet, { separator, bom }: CsvOptions): WrittenFile {
  const written = items.map(({ interaction }) => writeItem(interaction));
  const rows = written.flatMap(({ row }) => (row === undefined ? [] : [row]));
  const width = (list: 'options' | 'matches' | 'feedback') =>
    rows.reduce((most, row) => Math.max(most, row[list]?.length ?? 0), 0);
  const options = Math.max(2, width('options'));
  const [matches, feedback] = [width('matches'), width('feedback')];
  const used = singleColumns.filter((name) => rows.some(({ single }) => (single[name] ?? '') !== ''));
  const numbered = Array.from({ length: options }, (_, index) => [
    `option_${index + 1}`,
    ...(index < matches ? [`match_${index + 1}`] : []),
    ...(index < feedback ? [`feedback_${index + 1}`] : []),
  ]).flat();
  const opening = ['type', 'prompt', ...used.filter((name) => name === 'gap_text')] as const;
  const closing = used.filter((name) => !(opening as readonly string[]).includes(name));
  const table = [
    [...opening, ...numbered, ...closing],
    ...rows.map(({ single, ...lists }) => [
      ...opening.map((name) => single[name] ?? ''),
      ...Array.from({ length: options }, (_, index) => [
        lists.options[index] ?? '',
        ...(index < matches ? [lists.matches?.[index] ?? ''] : []),
        ...(index < feedback ? [lists.feedback?.[index] ?? ''] : []),
      ]).flat(),
      ...closing.map((name) => single[name] ?? ''),
    ]),
  ];
  return {
    content:
      (bom ? '\ufeff' : '') +
      tableOf(
        table.map((row) => row.map(defused)),
        { separator: separators[separator] },
      ),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

function writeItem(interaction: Interaction): { row?: TableRow; outcome: Outcome } {
  const row = rowOf(interaction);
  const count = row.options.length;
  if (count > maxOptions) return { outcome: leftOut('too_many_options', { count, max: maxOptions }) };
  if (textsOf(interaction).some((text) => text.trim() === '')) return { outcome: leftOut('blank_text') };
  const cells = [...Object.values(row.single), ...row.options, ...(row.matches ?? []), ...(row.feedback ?? [])];
  const changed = cells.some(isFormulaLike)
    ? { code: 'apostrophe' }
    : joinsSegments(interaction)
      ? { code: 'segments_joined' }
      : undefined;
  return { row, outcome: outcomeOf(interaction, extras, changed) };
}

function rowOf(interaction: Interaction): TableRow {
  const { prompt, title = '', hint = '', explanation = '', evidence = '', difficulty = '' } = interaction;
  const common = { prompt, title, hint, explanation, evidence, difficulty };
  const row = (type: RowType, single: TableRow['single'], lists: Omit<TableRow, 'single'>): TableRow => ({
    single: { type, ...common, ...single },
    ...lists,
  });
  switch (interaction.kind) {
    case 'choice': {
      const { options, multiple } = interaction;
      const correct = numbers(options.flatMap((option, index) => (option.correct ? [index] : [])));
      const feedback = options.some((option) => option.feedback !== undefined)
        ? { feedback: options.map((option) => option.feedback ?? '') }
        : {};
      return row(
        multiple ? 'choices' : 'choice',
        { correct },
        { options: options.map(({ text }) => text), ...feedback },
      );
    }
    case 'order': {
      const { parts, alternatives, solved, layout } = interaction;
      return row(
        layout === 'inline' ? 'order_words' : 'order',
        { alternatives: alternatives.map(numbers).join(' | '), solved: solved === solvedOf(parts) ? '' : solved },
        { options: parts },
      );
    }
    case 'match': {
      const { pairs, shown } = interaction;
      const [options, matches] = [pairs.map(({ left }) => left), pairs.map(({ right }) => right)];
      return row('match', { shown: numbers(shown ?? []) }, { options, matches });
    }
    case 'gaps':
      return row('gaps', { gap_text: gapText(interaction.segments) }, { options: interaction.words ?? [] });
    case 'text':
      return row('text', {}, { options: interaction.accepted });
  }
}

/** Numbers from 1, with spaces between: Excel would read `1,3` as a number. */
const numbers = (indices: readonly number[]): string => indices.map((index) => index + 1).join(' ');

/** Every text of an interaction that must not be blank, because a blank cell is none. */
function textsOf(interaction: Interaction): readonly string[] {
  const { prompt, title = prompt, hint = prompt, explanation = prompt, evidence = prompt } = interaction;
  const common = [prompt, title, hint, explanation, evidence];
  switch (interaction.kind) {
    case 'choice':
      return [...common, ...interaction.options.flatMap(({ text, feedback = text }) => [text, feedback])];
    case 'order':
      return [...common, ...interaction.parts, interaction.solved];
    case 'match':
      return [...common, ...interaction.pairs.flatMap(({ left, right }) => [left, right])];
    case 'gaps':
      return [
        ...common,
        ...(interaction.words ?? []),
        ...interaction.segments.flatMap((segment) => (typeof segment === 'string' ? [] : segment.accepted)),
      ];
    case 'text':
      return [...common, ...interaction.accepted];
  }
}

/** Whether open text stands in pieces that the table cannot tell apart. */
function joinsSegments(interaction: Interaction): boolean {
  if (interaction.kind !== 'gaps') return false;
  const isOpen = interaction.segments.map((segment) => typeof segment === 'string');
  return interaction.segments.some((segment, index) => segment === '' || (isOpen[index] && isOpen[index + 1] === true));
}

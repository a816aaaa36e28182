import type { Corpus } from '../corpus/corpus.js';
import { type Detail, type Goal, type Measure, type Section, verdictOf } from '../measure.js';

/** The figures of all sections as one Markdown table. */
export function figuresTable(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ measures }) =>
    measures.map((measure) => {
      const { section, name, value, unit, cases, goal, split } = measure;
      const parts = split === undefined ? '' : `${figure(split.tune, unit)} / ${figure(split.heldOut, unit)}`;
      const ends = [bound(goal, 'target', unit), bound(goal, 'floor', unit)];
      return [section, name, figure(value, unit), parts, ...ends, String(cases), verdictOf(measure)];
    }),
  );
  return table(['', 'measure', 'value', 'tune / held out', 'target', 'floor', 'cases', 'verdict'], rows);
}

/** The whole report: the corpus, the table of figures, and the details. */
export function markdownReport(
  sections: readonly Section[],
  corpus: Corpus,
  about: { readonly ground: string; readonly writer: string; readonly picture: string },
): string {
  const { texts, quizCases, pairs, stepLists, faults } = corpus;
  const details = sections.flatMap(({ letter, title, details }) => [
    ...(details.some(({ rows }) => rows.length > 0) ? [`## ${letter}. ${title}`] : []),
    ...details.filter(({ rows }) => rows.length > 0).flatMap(detailLines),
  ]);
  const faultLines = faults.map(({ file, line, message }) => `- ${file}:${line} ${escaped(message)}`);
  return [
    '# Evaluation',
    `Measured on ${about.ground}: ${texts.length} texts, ${quizCases.length} questions, ${pairs.length} pairs of sentences and ${stepLists.length} lists of steps. The items are written by ${about.writer}.`,
    `![Figures against their targets](${about.picture})`,
    figuresTable(sections),
    ...(faults.length === 0 ? [] : [`## Lines left out (${faults.length})`, faultLines.join('\n')]),
    ...details,
  ]
    .join('\n\n')
    .concat('\n');
}

function detailLines({ title, head, rows }: Detail): string[] {
  return [`### ${title}`, table(head, rows)];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** A text for a table cell: escapes markup and stays on one line. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\|<>*_`]/g, '\\$&');

/** The figures as a table for a terminal. */
export function plainTable(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ measures }) =>
    measures.map((measure) => {
      const { section, name, value, unit, cases, goal } = measure;
      const ends = [bound(goal, 'target', unit), bound(goal, 'floor', unit)];
      return [section, name, figure(value, unit), ...ends, String(cases), verdictOf(measure)];
    }),
  );
  const all = [['', 'measure', 'value', 'target', 'floor', 'cases', 'verdict'], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column > 1 && column < 6 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** A formatted figure. */
export function figure(value: number | undefined, unit: Measure['unit']): string {
  if (value === undefined) return '–';
  if (unit === 'share') return `${(100 * value).toFixed(1)} %`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** A bound with its direction: `≥ 98.0 %`. */
export function bound(goal: Goal | undefined, end: 'target' | 'floor', unit: Measure['unit']): string {
  return goal === undefined ? '' : `${goal.direction === 'least' ? '≥' : '≤'} ${figure(goal[end], unit)}`;
}

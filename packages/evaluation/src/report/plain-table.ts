import { type Section, verdictOf } from '../measure.js';
import { bound, figure } from './figures.js';

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

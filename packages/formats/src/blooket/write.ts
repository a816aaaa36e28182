import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { sheetQuestion } from '../quiz-sheet.js';
import { defused, tableOf } from '../table.js';
import { halfCharacter } from '../writable.js';
import type { BlooketOptions } from './options.js';

/** The first two rows of Blooket's template, line breaks within cells included. */
const banner = ['Blooket\nImport Template', '', '', '', '', '', '', ''];
const header = [
  'Question #',
  'Question Text',
  'Answer 1',
  'Answer 2',
  'Answer 3\n(Optional)',
  'Answer 4\n(Optional)',
  'Time Limit (sec)\n(Max: 300 seconds)',
  'Correct Answer(s)\n(Only include Answer #)',
];

/** Writes every choice of at most four options. */
export function write({ items }: ExportSet, { seconds }: BlooketOptions): WrittenFile {
  const written = items.map(({ interaction }) =>
    sheetQuestion(interaction, { unwritable: halfCharacter, defuses: true }),
  );
  const rows = written.flatMap(({ row }) => (row === undefined ? [] : [row]));
  return {
    content: tableOf([
      banner,
      header,
      ...rows.map(({ question, answers, correct }, index) => [
        String(index + 1),
        ...[question, ...answers].map(defused),
        String(seconds),
        correct,
      ]),
    ]),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

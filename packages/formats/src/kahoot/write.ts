import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { sheetQuestion } from '../quiz-sheet.js';
import { unwritableInWorkbook, workbookOf } from '../workbook.js';
import type { KahootOptions } from './options.js';

/** Source: the header of Kahoot's template, which is row 8; the questions follow. */
const maxQuestion = 120;
const maxAnswer = 75;

const header = [
  '',
  `Question - max ${maxQuestion} characters`,
  ...[1, 2, 3, 4].map((number) => `Answer ${number} - max ${maxAnswer} characters`),
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];

const opening = [
  [],
  ['', 'Quiz template'],
  ['', 'Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).'],
  ['', `Questions have a limit of ${maxQuestion} characters, answers of ${maxAnswer}.`],
  [],
  [],
  [],
  header,
];

/** Writes every choice that keeps Kahoot's limits. */
export async function write({ items }: ExportSet, { seconds }: KahootOptions): Promise<WrittenFile> {
  const limits = { question: maxQuestion, answer: maxAnswer, unwritable: unwritableInWorkbook };
  const written = items.map(({ interaction }) => sheetQuestion(interaction, limits));
  const rows = written.flatMap(({ row }) => (row === undefined ? [] : [row]));
  return {
    content: await workbookOf('Quiz', [
      ...opening,
      ...rows.map(({ question, answers, correct }, index) => [index + 1, question, ...answers, seconds, correct]),
    ]),
    outcomes: written.map(({ outcome }) => outcome),
  };
}

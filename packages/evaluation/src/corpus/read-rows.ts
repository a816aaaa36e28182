import { z } from 'zod';
import type { CorpusText, QuizCase, RowFault, StepList, WordPair } from './corpus.js';
import { isQuizRow, readQuizRow } from './quiz-row.js';

const text = z.string().trim().min(1);
const pairRow = z.looseObject({
  lang: text,
  a: text,
  b: text,
  same_meaning: z.union([z.boolean(), z.literal([0, 1])]).optional(),
});
const stepsRow = z.looseObject({ title: text.optional(), steps: z.array(text).min(3) });

/** The cases of a file, and its lines that are none. */
export interface Rows {
  readonly quizCases: QuizCase[];
  readonly pairs: WordPair[];
  readonly stepLists: StepList[];
  readonly faults: RowFault[];
}

/** Reads JSON Lines; what a row is, its members say, not its file's name. */
export function readRows(file: string, content: string, texts: readonly CorpusText[]): Rows {
  const rows: Rows = { quizCases: [], pairs: [], stepLists: [], faults: [] };
  const set = file.replace(/^.*[\\/]|\.jsonl$/g, '');
  const textNamed = (name: string) => texts.find((each) => each.name === name)?.text;
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const id = `${set}:${index + 1}`;
    try {
      const row: unknown = JSON.parse(line);
      if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new Error('is not an object');
      const members = row as Readonly<Record<string, unknown>>;
      if (isQuizRow(members)) rows.quizCases.push(readQuizRow(members, { set, line: index + 1 }, textNamed));
      else if ('a' in members && 'b' in members) rows.pairs.push(pairOf(pairRow.parse(members), id));
      else if ('steps' in members) rows.stepLists.push(stepsOf(stepsRow.parse(members), id));
      else throw new Error('is neither a question (question), nor a pair (a, b, lang), nor a list of steps (steps)');
    } catch (error) {
      rows.faults.push({ file, line: index + 1, message: messageOf(error) });
    }
  }
  return rows;
}

function pairOf({ lang, a, b, same_meaning: same }: z.output<typeof pairRow>, id: string): WordPair {
  return { id, language: lang, one: a, other: b, sameMeaning: same === undefined ? undefined : Boolean(same) };
}

function stepsOf({ title = '', steps }: z.output<typeof stepsRow>, id: string): StepList {
  return { id, title, steps };
}

function messageOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'is not JSON';
  if (error instanceof z.ZodError) {
    return error.issues
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
      .join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

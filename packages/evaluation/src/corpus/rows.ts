import { detectLanguage, primarySubtag } from '@ludotext/engine/game';
import { z } from 'zod';
import type { CorpusText, JudgedCase, Passage, QuizCase, RowFault, StepList, WordPair } from './corpus.js';
import { sheetItem } from './sheet-item.js';

const text = z.string().trim().min(1);
const pairRow = z.looseObject({
  lang: text,
  a: text,
  b: text,
  same_meaning: z.union([z.boolean(), z.literal([0, 1])]).optional(),
});
const judgedRow = sheetItem.extend({ faults: z.array(text) });
const stepsRow = z.looseObject({ title: text.optional(), steps: z.array(text).min(3) });

/** The cases of a file, and its lines that are not cases. */
export interface Rows {
  readonly quizCases: QuizCase[];
  readonly pairs: WordPair[];
  readonly stepLists: StepList[];
  readonly judgedCases: JudgedCase[];
  readonly faults: RowFault[];
}

/** Reads JSON Lines; the kind of a row depends on its members, not on the file's name. */
export function readRows(file: string, content: string, texts: readonly CorpusText[]): Rows {
  const rows: Rows = { quizCases: [], pairs: [], stepLists: [], judgedCases: [], faults: [] };
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
      else if ('item' in members) rows.judgedCases.push({ id, ...judgedOf(judgedRow.parse(members), textNamed) });
      else
        throw new Error(
          'is neither a question (question), nor a pair (a, b, lang), nor a list of steps (steps), nor a judged item (item, faults)',
        );
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

function judgedOf({ faults, ...judged }: z.output<typeof judgedRow>, texts: (file: string) => string | undefined) {
  if (texts(judged.text) === undefined) throw new Error(`text names ${judged.text}, which is not among the texts`);
  return { judged, faults };
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

/** A text, or one for each reading level. */
const perLevel = z.union([text, z.record(z.string(), z.union([text, z.looseObject({ critical: text })]))]);

/**
 * A question in the formats of data sets: `options` with `answer_index` (or `answer`: the text of one of them, its
 * index or its letter), or `answer` with `distractors` or with members whose names begin with `distractor_`.
 */
const quizRow = z
  .looseObject({
    id: z.union([text, z.number()]).optional(),
    question: text,
    options: z.array(text).min(2).optional(),
    answer_index: z.int().min(0).optional(),
    answer: z.union([text, z.int().min(0)]).optional(),
    distractors: z.array(text).min(1).optional(),
    passage: perLevel.nullish(),
    evidence: perLevel.nullish(),
    paraphrase: text.nullish(),
    flaw: text.nullish(),
    lang: text.optional(),
    article: text.optional(),
    title: text.nullish(),
    /** Name of a text in the same folder that the question is about, instead of a passage. */
    source: text.optional(),
  })
  .transform((row, context) => {
    const options = optionsOf(row);
    if (typeof options === 'string') {
      context.addIssue({ code: 'custom', message: options });
      return z.NEVER;
    }
    return { ...row, ...options };
  });

type QuizRow = z.output<typeof quizRow>;
interface Options {
  readonly key: string;
  readonly others: readonly string[];
  readonly place: number;
}

/** The key and the other options, or a message about what is missing. */
function optionsOf(row: Readonly<Record<string, unknown>>): Options | string {
  const { answer, options } = row as { answer?: string | number; options?: string[] };
  if (options !== undefined) {
    const place = (row.answer_index as number | undefined) ?? placeOf(answer, options);
    const key = options[place];
    if (key === undefined) return 'names no option that is there: give answer_index, from 0, or the text as answer';
    return { key, others: options.filter((_, other) => other !== place), place };
  }
  if (typeof answer !== 'string') return 'has no answer: give answer, or options with answer_index';
  const named = Object.entries(row).filter(
    ([name, value]) => name.startsWith('distractor_') && typeof value === 'string',
  );
  const others = (row.distractors as string[] | undefined) ?? named.map(([, value]) => (value as string).trim());
  if (others.length === 0) return 'has no wrong answers: give options, distractors or distractor_…';
  return { key: answer, others, place: 0 };
}

/** The index of an answer given as an index, its text or a letter; -1 for anything else. */
function placeOf(answer: string | number | undefined, options: readonly string[]): number {
  if (answer === undefined || typeof answer === 'number') return answer ?? -1;
  const place = options.indexOf(answer);
  return place !== -1 || answer.length !== 1 ? place : 'ABCDEF'.indexOf(answer);
}

/** True for a row that is meant as a question. */
const isQuizRow = (row: Readonly<Record<string, unknown>>): boolean => 'question' in row;

/** Reads a question; `name` is its file and line, `texts` finds a text of the folder by its file name. */
function readQuizRow(
  row: unknown,
  name: { readonly set: string; readonly line: number },
  texts: (file: string) => string | undefined,
): QuizCase {
  const parsed = quizRow.parse(row);
  const id = String(parsed.id ?? `${name.set}:${name.line}`);
  if (parsed.source !== undefined && texts(parsed.source) === undefined) {
    throw new Error(`source names ${parsed.source}, which is not among the texts`);
  }
  const passages = passagesOf(parsed, texts);
  return {
    id,
    set: name.set,
    article: parsed.source ?? parsed.article ?? parsed.title ?? id,
    title: parsed.title ?? parsed.article ?? name.set,
    question: parsed.question,
    key: parsed.key,
    distractors: parsed.others,
    place: parsed.place,
    passages,
    language:
      parsed.lang ?? languageOf([passages[0]?.text ?? '', parsed.question, parsed.key, ...parsed.others].join('\n')),
    flaw: 'flaw' in parsed ? (parsed.flaw ?? null) : undefined,
  };
}

/** The language of a row without one; English when it cannot be detected. */
function languageOf(content: string): string {
  const language = primarySubtag(detectLanguage(content));
  return language === 'und' ? 'en' : language;
}

function passagesOf(row: QuizRow, texts: (file: string) => string | undefined): Passage[] {
  const { passage = row.source === undefined ? undefined : texts(row.source), evidence, paraphrase } = row;
  if (passage === null || passage === undefined) return [];
  const levels: [string, unknown][] = typeof passage === 'string' ? [['', passage]] : Object.entries(passage);
  return levels.flatMap(([level, value]) => {
    const own = plain(value);
    const marked = typeof evidence === 'object' && evidence !== null ? evidence[level] : evidence;
    return own === undefined
      ? []
      : [{ level, text: own, evidence: plain(marked), paraphrase: paraphrase ?? undefined }];
  });
}

/** A text, or the marked text inside an entry. */
function plain(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'critical' in value ? String(value.critical) : undefined;
}

import type { Interaction, Outcome } from '@ludotext/engine/format';
import { leftOut, outcomeOf } from './outcome.js';
import { isFormulaLike, onOneLine } from './table.js';

/** A question as the sheets of live quizzes have it: two to four answers, and the numbers of the right ones. */
export interface SheetQuestion {
  readonly question: string;
  /** Four; empty where the question has fewer. */
  readonly answers: readonly string[];
  /** `2`, or `1,3`. */
  readonly correct: string;
}

/** What a sheet takes. */
export interface SheetLimits {
  /** Most characters of a question and of an answer, in UTF-16 units, the most cautious count. */
  readonly question?: number;
  readonly answer?: number;
  /** Characters that the file cannot hold. */
  readonly unwritable: RegExp;
  /** Whether cells that look like formulas get an apostrophe. */
  readonly defuses?: boolean;
}

const maxAnswers = 4;

/** The question of a sheet that an interaction makes, or why it makes none. */
export function sheetQuestion(
  interaction: Interaction,
  limits: SheetLimits,
): { readonly row?: SheetQuestion; readonly outcome: Outcome } {
  if (interaction.kind !== 'choice') throw new TypeError(`expected a choice, got ${interaction.kind}`);
  const { prompt, options, multiple } = interaction;
  const question = onOneLine(prompt);
  const answers = options.map(({ text }) => onOneLine(text));
  const unfit = unfitness([question, ...answers], limits);
  if (unfit !== undefined) return { outcome: unfit };
  const keys = options.flatMap(({ correct }, index) => (correct ? [index + 1] : []));
  const isChanged = [prompt, ...options.map(({ text }) => text)].some((text) => onOneLine(text) !== text);
  const changes = [
    ...(multiple ? ['any_key'] : []),
    ...(limits.defuses === true && [question, ...answers].some(isFormulaLike) ? ['apostrophe'] : []),
    ...(isChanged ? ['line_breaks'] : []),
  ];
  const [code] = changes;
  return {
    row: {
      question,
      answers: Array.from({ length: maxAnswers }, (_, index) => answers[index] ?? ''),
      correct: keys.join(','),
    },
    outcome: outcomeOf(interaction, [], code === undefined ? undefined : { code }),
  };
}

function unfitness([question = '', ...answers]: readonly string[], limits: SheetLimits): Outcome | undefined {
  const { question: maxQuestion = Infinity, answer: maxAnswer = Infinity, unwritable } = limits;
  if (answers.length > maxAnswers) {
    return leftOut('too_many_options', { count: answers.length, max: maxAnswers });
  }
  if ([question, ...answers].some((text) => text.trim() === '')) return leftOut('blank_text');
  if ([question, ...answers].some((text) => unwritable.test(text))) return leftOut('unwritable_characters');
  if (question.length > maxQuestion) return leftOut('question_too_long', { length: question.length, max: maxQuestion });
  const longest = Math.max(...answers.map((text) => text.length));
  return longest > maxAnswer ? leftOut('answer_too_long', { length: longest, max: maxAnswer }) : undefined;
}

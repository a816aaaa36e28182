import type { GamePlugin, Grade } from '../../contract/game-plugin.js';
import { isObject } from '../../lib/data.js';
import { calling, copy, expectPlain } from './calling.js';
import { fail, shown } from './failure.js';

/** How `grade` marks an answer; fails where it throws or returns no grade within its bounds. */
export async function graded(game: GamePlugin, item: unknown, answer: unknown): Promise<Grade> {
  const call = `grade(${shown(item)}, ${shown(answer)})`;
  const remedy = 'mark every answer that fits answerSchema, with 0 where it makes no sense,';
  const { grade } = await calling(call, remedy, () => ({ grade: game.grade?.(copy(item), copy(answer)) as unknown }));
  if (!isObject(grade) || typeof grade.correct !== 'boolean' || !isListOfTexts(grade.feedback)) {
    fail(
      `${call} returned ${shown(grade)}: return { score, max, correct, feedback } with feedback as a list of texts.`,
    );
  }
  for (const [name, mark] of [
    ['the grade', grade],
    ...Object.entries(isObject(grade.marks) ? grade.marks : {}),
  ] as const) {
    if (!isMark(mark))
      fail(`${call} returned ${shown(mark)} as ${name}: a score is from 0 to max, and max is above 0.`);
  }
  expectPlain(grade, call);
  return grade as unknown as Grade;
}

function isMark(mark: unknown): boolean {
  if (!isObject(mark)) return false;
  const { score, max } = mark;
  return typeof score === 'number' && typeof max === 'number' && max > 0 && score >= 0 && score <= max;
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

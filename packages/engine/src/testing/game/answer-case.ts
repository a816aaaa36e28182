import type { GamePlugin } from '../../contract/game-plugin.js';
import { checkSchema } from '../../contract/schema.js';
import type { AnswerCase } from './cases.js';
import { expectSame, fail, shown } from './failure.js';
import { graded } from './graded.js';
import { listed } from './judged.js';

/** Whether `grade` marks an answer as a case says. */
export async function answerCase(game: GamePlugin, each: AnswerCase<unknown, unknown>): Promise<void> {
  const { item, answer, score, max, correct } = each;
  const checkedItem = await checkSchema(game.itemSchema, item);
  if (!checkedItem.ok) fail(`itemSchema refuses the case's item ${shown(item)}: ${listed(checkedItem.findings)}`);
  const checkedAnswer =
    game.submissionSchema === undefined ? undefined : await checkSchema(game.submissionSchema, answer);
  if (checkedAnswer?.ok === false) {
    fail(`answerSchema refuses the case's answer ${shown(answer)}: ${listed(checkedAnswer.findings)}`);
  }
  const grade = await graded(game, item, answer);
  for (const [name, expected] of Object.entries({ score, max, correct })) {
    if (expected === undefined) continue;
    const actual = grade[name as 'score' | 'max' | 'correct'];
    expectSame(actual, expected, `The ${name} of grade(${shown(item)}, ${shown(answer)}) differs from the table's`);
  }
}

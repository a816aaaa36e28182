import { checkSchema } from '../../contract/schema.js';
import { ifGood } from './calling.js';
import type { GameCheck } from './check.js';
import { expectSame, fail, shown } from './failure.js';
import { expectForAll } from './fast-check.js';
import { forFitting } from './fitting-values.js';
import { graded } from './graded.js';
import { knownItems } from './known-values.js';
import type { Subject } from './subject.js';
import { twice } from './twice.js';
import { expectUnchanged } from './unchanged.js';

const grades = ({ game }: Subject) => game.grade !== undefined;

/** Most items that answers are tried on. */
const mostItems = 4;

/** Runs a check over answers that fit the schema (any at all where there is none), for items the game knows. */
async function forAnswers(subject: Subject, check: (item: unknown, answer: unknown) => Promise<void>): Promise<void> {
  const { game, tables } = subject;
  const items: unknown[] = [];
  for (const item of [...tables.answers.map(({ item }) => item), ...knownItems(subject)]) {
    if ((await checkSchema(game.itemSchema, item)).ok) items.push(item);
  }
  const known = tables.answers.map(({ answer }) => answer);
  for (const { item, answer } of tables.answers) if (items.includes(item)) await check(item, answer);
  const forItems = async (answer: unknown) => {
    for (const item of new Set(items.slice(0, mostItems))) await check(item, answer);
  };
  if (game.submissionSchema === undefined) await expectForAll(subject, (fc) => fc.jsonValue(), forItems);
  else await forFitting(subject, game.submissionSchema, known, forItems);
}

export const gradeChecks: readonly GameCheck[] = [
  {
    name: 'grade: any answer',
    asks: 'Every answer that fits `answerSchema` (any JSON where there is none) gets a grade: score from 0 to max, max above 0, feedback as a list of texts.',
    applies: grades,
    run: (subject) => forAnswers(subject, async (item, answer) => void (await graded(subject.game, item, answer))),
  },
  {
    name: 'grade: correct means full score',
    asks: '`correct` is true exactly when the score is the maximum.',
    applies: grades,
    run: (subject) =>
      forAnswers(subject, async (item, answer) => {
        const grade = await ifGood(() => graded(subject.game, item, answer));
        if (grade === undefined || grade.correct === (grade.score === grade.max)) return;
        const { score, max, correct } = grade;
        fail(
          `grade(${shown(item)}, ${shown(answer)}) says correct: ${correct} with ${score} of ${max}: correct is to be score === max.`,
        );
      }),
  },
  {
    name: 'grade: same grade twice',
    asks: 'The same answer gets the same grade.',
    applies: grades,
    run: (subject) =>
      forAnswers(subject, async (item, answer) => {
        const [first, second] = await twice(() => graded(subject.game, item, answer));
        expectSame(second, first, `A second grade(${shown(item)}, ${shown(answer)}) gives something else`);
      }),
  },
  {
    name: 'grade: arguments unchanged',
    asks: 'It changes neither the item nor the answer.',
    applies: grades,
    run: (subject) =>
      forAnswers(subject, (item, answer) =>
        expectUnchanged(`grade(${shown(item)}, ${shown(answer)})`, [item, answer] as const, (one, other) =>
          subject.game.grade?.(one, other),
        ),
      ),
  },
];

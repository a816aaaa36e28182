import { isFinding } from '../contract/finding.js';
import { checkSchema } from '../contract/schema.js';
import { expectUnchanged, ifGood, runTwice } from './calling.js';
import type { GameCheck, Subject } from './check.js';
import { expectSame, fail, show } from './failure.js';
import { expectForAll } from './fast-check.js';
import { knownItems } from './known-values.js';
import { callGrade } from './members.js';
import { forFitting } from './schema-values.js';

const grades = ({ game }: Subject) => game.grade !== undefined;

/** Most items that submissions are tried on. */
const maxItems = 4;

/** Runs a check on submissions that fit the schema (any value without a schema), for known items of the game. */
async function forSubmissions(
  subject: Subject,
  check: (item: unknown, submission: unknown) => Promise<void>,
): Promise<void> {
  const { game, tables } = subject;
  const items: unknown[] = [];
  for (const item of [...tables.submissions.map(({ item }) => item), ...knownItems(subject)]) {
    if ((await checkSchema(game.itemSchema, item)).ok) items.push(item);
  }
  const known = tables.submissions.map(({ submission }) => submission);
  for (const { item, submission } of tables.submissions) if (items.includes(item)) await check(item, submission);
  const forItems = async (submission: unknown) => {
    for (const item of new Set(items.slice(0, maxItems))) await check(item, submission);
  };
  if (game.submissionSchema === undefined) await expectForAll(subject, (fc) => fc.jsonValue(), forItems);
  else await forFitting(subject, game.submissionSchema, known, forItems);
}

export const gradeChecks: readonly GameCheck[] = [
  {
    name: 'grade: any answer',
    asks: 'Every submission that fits `submissionSchema` (any JSON where there is none) gets a grade: score from 0 to max, max above 0, feedback as a list of texts; or it is refused with a finding.',
    applies: grades,
    run: (subject) =>
      forSubmissions(subject, async (item, submission) => void (await callGrade(subject.game, item, submission))),
  },
  {
    name: 'grade: correct means full score',
    asks: '`correct` is true exactly when the score is the maximum.',
    applies: grades,
    run: (subject) =>
      forSubmissions(subject, async (item, submission) => {
        const grade = await ifGood(() => callGrade(subject.game, item, submission));
        if (grade === undefined || isFinding(grade) || grade.correct === (grade.score === grade.max)) return;
        const { score, max, correct } = grade;
        fail(
          `grade(${show(item)}, ${show(submission)}) says correct: ${correct} with ${score} of ${max}: correct is to be score === max.`,
        );
      }),
  },
  {
    name: 'grade: same grade twice',
    asks: 'The same submission gets the same grade.',
    applies: grades,
    run: (subject) =>
      forSubmissions(subject, async (item, submission) => {
        const [first, second] = await runTwice(() => callGrade(subject.game, item, submission));
        expectSame(second, first, `A second grade(${show(item)}, ${show(submission)}) gives something else`);
      }),
  },
  {
    name: 'grade: arguments unchanged',
    asks: 'It changes neither the item nor the submission.',
    applies: grades,
    run: (subject) =>
      forSubmissions(subject, (item, submission) =>
        expectUnchanged(`grade(${show(item)}, ${show(submission)})`, [item, submission] as const, (one, other) =>
          subject.game.grade?.(one, other, { language: 'en' }),
        ),
      ),
  },
];

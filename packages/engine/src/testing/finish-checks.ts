import { expectUnchanged, runTwice } from './calling.js';
import { contextOf, type GameCheck, type Subject } from './check.js';
import { expectSame, show } from './failure.js';
import { knownDrafts, textFor } from './known-values.js';
import { callFinish } from './members.js';
import { forFitting } from './schema-values.js';

const finishes = ({ game }: Subject) => game.draftSchema !== undefined && game.finish !== undefined;

/** Runs a check on drafts that fit the schema, each with one of the game's texts or none. */
async function forDrafts(
  subject: Subject,
  check: (draft: unknown, context: ReturnType<typeof contextOf>) => Promise<void>,
): Promise<void> {
  const { draftSchema } = subject.game;
  if (draftSchema === undefined) return;
  await forFitting(subject, draftSchema, knownDrafts(subject), (draft) =>
    check(draft, contextOf({ text: textFor(draft, subject) })),
  );
}

export const finishChecks: readonly GameCheck[] = [
  {
    name: 'finish: any draft',
    asks: 'Every draft that fits `draftSchema` gives an item, whatever it says and whether the text has it or not.',
    applies: finishes,
    run: (subject) =>
      forDrafts(subject, async (draft, context) => void (await callFinish(subject.game, draft, context))),
  },
  {
    name: 'finish: same item twice',
    asks: 'The same draft gives the same item: shuffle with a seed out of the content, `shuffle(list, seedFrom(...))`.',
    applies: finishes,
    run: (subject) =>
      forDrafts(subject, async (draft, context) => {
        const [first, second] = await runTwice(() => callFinish(subject.game, draft, context));
        expectSame(second, first, `A second finish(${show(draft)}) gives something else (use seedFrom, not chance)`);
      }),
  },
  {
    name: 'finish: arguments unchanged',
    asks: 'It changes neither the draft nor what it is told beside it.',
    applies: finishes,
    run: (subject) =>
      forDrafts(subject, (draft, context) =>
        expectUnchanged(`finish(${show(draft)})`, [draft, context] as const, (handed, around) =>
          subject.game.finish?.(handed, around),
        ),
      ),
  },
];

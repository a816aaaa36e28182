import { checkSchema } from '../../contract/schema.js';
import type { GameCheck } from './check.js';
import { expectSame, fail, shown } from './failure.js';
import { rulesOf } from './judged.js';
import { knownItems } from './known-values.js';
import { setFindings } from './set-findings.js';
import { contextOf, type Subject } from './subject.js';
import { twice } from './twice.js';
import { expectUnchanged } from './unchanged.js';

const judgesSets = ({ game }: Subject) => game.validateSet !== undefined;

/** Runs a check over sets: none, each of the tables' sets, every item alone, all items, and all of them many times. */
async function forSets(subject: Subject, check: (items: readonly unknown[]) => Promise<void>): Promise<void> {
  const { game, tables } = subject;
  const items: unknown[] = [];
  for (const item of knownItems(subject)) if ((await checkSchema(game.itemSchema, item)).ok) items.push(item);
  const many = items.length === 0 ? [] : Array.from({ length: 50 }, (_, index) => items[index % items.length]);
  const alone = items.map((item) => [item]);
  for (const set of [[], ...tables.sets.map(({ items: each }) => each), ...alone, items, many]) await check(set);
}

export const setChecks: readonly GameCheck[] = [
  {
    name: 'validateSet: warnings only',
    asks: 'It gives findings for any set, and only warnings: items may have been shown already.',
    applies: judgesSets,
    run: (subject) =>
      forSets(subject, async (items) => {
        const findings = await setFindings(subject.game, items, contextOf({}));
        const rejecting = rulesOf(findings, 'reject');
        if (rejecting.length === 0) return;
        fail(
          `validateSet(${shown(items)}) rejects by ${rejecting.join(', ')}: items are final by then; use warn(rule, message).`,
        );
      }),
  },
  {
    name: 'validateSet: same findings twice',
    asks: 'The same items give the same findings.',
    applies: judgesSets,
    run: (subject) =>
      forSets(subject, async (items) => {
        const [first, second] = await twice(() => setFindings(subject.game, items, contextOf({})));
        expectSame(second, first, `A second validateSet(${shown(items)}) finds something else`);
      }),
  },
  {
    name: 'validateSet: arguments unchanged',
    asks: 'It changes neither the items nor what it is told beside them.',
    applies: judgesSets,
    run: (subject) =>
      forSets(subject, (items) =>
        expectUnchanged(`validateSet(${shown(items)})`, [items, contextOf({})] as const, (handed, around) =>
          subject.game.validateSet?.(handed, around),
        ),
      ),
  },
];

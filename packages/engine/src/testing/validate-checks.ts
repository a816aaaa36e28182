import type { ItemContext } from '../contract/game-plugin.js';
import { checkSchema } from '../contract/schema.js';
import { expectUnchanged, runTwice } from './calling.js';
import { contextOf, type GameCheck, type Subject } from './check.js';
import { expectSame, fail, show } from './failure.js';
import { knownItems, textFor } from './known-values.js';
import { callValidate, callValidateSet, rulesOf } from './members.js';
import { forFitting } from './schema-values.js';

/** Runs a check on items that fit the schema, of every origin, each with one of the game's texts or none. */
async function forItems(
  subject: Subject,
  check: (item: unknown, context: ItemContext) => Promise<void>,
): Promise<void> {
  const known = knownItems(subject);
  await forFitting(subject, subject.game.itemSchema, known, async (item) => {
    const text = textFor(item, subject);
    for (const origin of ['model', 'author'] as const) await check(item, contextOf({ text, origin }));
  });
}

export const validateChecks: readonly GameCheck[] = [
  {
    name: 'validate: any item',
    asks: 'Every item that fits `itemSchema` gives findings, made with `reject` or `warn`; nothing is thrown.',
    run: (subject) =>
      forItems(subject, async (item, context) => void (await callValidate(subject.game, item, context))),
  },
  {
    name: 'validate: same findings twice',
    asks: 'The same item gives the same findings: no clock, no chance, nothing kept between calls.',
    run: (subject) =>
      forItems(subject, async (item, context) => {
        const [first, second] = await runTwice(() => callValidate(subject.game, item, context));
        expectSame(second, first, `A second validate(${show(item)}) finds something else`);
      }),
  },
  {
    name: 'validate: arguments unchanged',
    asks: 'It changes neither the item nor what it is told beside it.',
    run: (subject) =>
      forItems(subject, (item, context) =>
        expectUnchanged(`validate(${show(item)})`, [item, context] as const, (handed, around) =>
          subject.game.validate(handed, around),
        ),
      ),
  },
];

const judgesSets = ({ game }: Subject) => game.validateSet !== undefined;

/**
 * Runs a check on sets: an empty set, each set of the tables, every item alone, all items, and all of them many times.
 */
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
        const findings = await callValidateSet(subject.game, items, contextOf({}));
        const rejecting = rulesOf(findings, 'reject');
        if (rejecting.length === 0) return;
        fail(
          `validateSet(${show(items)}) rejects by ${rejecting.join(', ')}: items are final by then; use warn(rule, message).`,
        );
      }),
  },
  {
    name: 'validateSet: same findings twice',
    asks: 'The same items give the same findings.',
    applies: judgesSets,
    run: (subject) =>
      forSets(subject, async (items) => {
        const [first, second] = await runTwice(() => callValidateSet(subject.game, items, contextOf({})));
        expectSame(second, first, `A second validateSet(${show(items)}) finds something else`);
      }),
  },
  {
    name: 'validateSet: arguments unchanged',
    asks: 'It changes neither the items nor what it is told beside them.',
    applies: judgesSets,
    run: (subject) =>
      forSets(subject, (items) =>
        expectUnchanged(`validateSet(${show(items)})`, [items, contextOf({})] as const, (handed, around) =>
          subject.game.validateSet?.(handed, around),
        ),
      ),
  },
];

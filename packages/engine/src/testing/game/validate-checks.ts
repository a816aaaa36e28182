import type { ItemContext } from '../../contract/game-plugin.js';
import type { GameCheck } from './check.js';
import { expectSame, shown } from './failure.js';
import { forFitting } from './fitting-values.js';
import { validated } from './judged.js';
import { knownItems } from './known-values.js';
import { contextOf, type Subject } from './subject.js';
import { textFor } from './text-values.js';
import { twice } from './twice.js';
import { expectUnchanged } from './unchanged.js';

/** Runs a check over items that fit the schema, of every origin, each with a text of the game or none. */
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
    run: (subject) => forItems(subject, async (item, context) => void (await validated(subject.game, item, context))),
  },
  {
    name: 'validate: same findings twice',
    asks: 'The same item gives the same findings: no clock, no chance, nothing kept between calls.',
    run: (subject) =>
      forItems(subject, async (item, context) => {
        const [first, second] = await twice(() => validated(subject.game, item, context));
        expectSame(second, first, `A second validate(${shown(item)}) finds something else`);
      }),
  },
  {
    name: 'validate: arguments unchanged',
    asks: 'It changes neither the item nor what it is told beside it.',
    run: (subject) =>
      forItems(subject, (item, context) =>
        expectUnchanged(`validate(${shown(item)})`, [item, context] as const, (handed, around) =>
          subject.game.validate(handed, around),
        ),
      ),
  },
];

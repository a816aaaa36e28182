import { fail, show } from '../failure.js';
import type { PlayerCheck, PlayerSubject } from './check.js';
import { answer, detailOf, goOn } from './playthrough.js';
import type { Stage } from './stage.js';

export const itemChecks: readonly PlayerCheck[] = [
  {
    name: 'items: may grow',
    asks: 'A longer list that begins with the same items keeps answers and place, also right after an answer.',
    run: async (subject) => {
      const [play, next = play] = subject.plays;
      if (play === undefined || next === undefined) return;
      const { items } = subject.settings([play.item, next.item]);
      const remedy =
        'when items are set, keep answers and place where the new list begins with the items that were answered, by their id';
      await withFirst(subject, items.slice(0, 1), async (stage) => {
        const { length } = await stage.events('ludotext-answer');
        await stage.do('set', { items });
        const isOn = await goOn(subject, stage);
        if ((await stage.events('ludotext-complete')).length > 0) {
          fail(
            `With one more item set after the answer, the player ends all the same: ${remedy}, and look how many there are when the learner goes on.`,
          );
        }
        // Where the focus was lost, which another check reports, the keys lead nowhere.
        if (!isOn && (await stage.do('focus')).in !== 'player') return;
        const missing = isOn ? await answer(stage, next, length + 1) : 'the next item is not shown';
        const second = (await stage.events('ludotext-answer'))[length];
        const index = second === undefined ? undefined : detailOf(second).index;
        if (index === 1) return;
        const seen = second === undefined ? missing : `its index is ${show(index)}, and not 1`;
        fail(`With one more item set after the first answer, the second one does not come: ${seen}: ${remedy}.`);
      });
    },
  },
  {
    name: 'items: other ones start over',
    asks: 'A list of other items starts over: without the answers and the place of the list before.',
    run: async (subject) => {
      const [play] = subject.plays;
      if (play === undefined) return;
      const items = subject.settings([play.item, play.item]).items;
      const others = [{ ...(play.item as object), id: 'another' }];
      const remedy = 'when other items are set, forget the answers and begin with the first item';
      await withFirst(subject, items, async (stage) => {
        await stage.do('set', { items: others });
        const { length } = await stage.events('ludotext-answer');
        const missing = await answer(stage, play, length + 1);
        const answered = (await stage.events('ludotext-answer'))[length];
        if (answered === undefined)
          fail(`After other items are set, the first of them cannot be played (${missing}): ${remedy}.`);
        if (detailOf(answered).index !== 0) {
          fail(
            `After other items are set, the first answer has the index ${show(detailOf(answered).index)}, and not 0: ${remedy}.`,
          );
        }
        if (!(await goOn(subject, stage))) return;
        const complete = (await stage.events('ludotext-complete')).at(-1);
        if (complete === undefined || detailOf(complete).total === 1) return;
        fail(`After one other item is set, the total is ${show(detailOf(complete).total)}, and not 1: ${remedy}.`);
      });
    },
  },
];

/** Runs with a player whose first item is answered; not at all where that fails, which other checks report. */
async function withFirst(
  subject: PlayerSubject,
  items: readonly unknown[],
  run: (stage: Stage) => Promise<void>,
): Promise<void> {
  const [play] = subject.plays;
  await subject.onStage({}, async (stage) => {
    await stage.mount({ ...subject.settings([]), items });
    if (play === undefined || (await answer(stage, play)) !== undefined) return;
    await run(stage);
  });
}

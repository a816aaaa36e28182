import type { GamePlugin } from '../../contract/game-plugin.js';
import { checkSchema } from '../../contract/schema.js';
import type { DraftCase } from './cases.js';
import { expectSame, fail, shown } from './failure.js';
import { finished } from './finished.js';
import { listed } from './judged.js';
import { contextOf } from './subject.js';

/** Whether `finish` makes of a draft the item a case says. */
export async function draftCase(game: GamePlugin, each: DraftCase<unknown, unknown>): Promise<void> {
  const { draft, item } = each;
  if (game.draftSchema !== undefined) {
    const checked = await checkSchema(game.draftSchema, draft);
    if (!checked.ok) fail(`draftSchema refuses the case's draft ${shown(draft)}: ${listed(checked.findings)}`);
  }
  const made = await finished(game, draft, contextOf(each));
  expectSame(made, item, `The item of finish(${shown(draft)}) differs from the table's`);
}

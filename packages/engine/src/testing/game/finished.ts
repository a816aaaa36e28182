import type { GamePlugin, ItemContext } from '../../contract/game-plugin.js';
import { isObject } from '../../lib/data.js';
import { calling, copy, expectPlain } from './calling.js';
import { fail, shown } from './failure.js';

/** The item `finish` makes of a draft; fails where it throws or makes none. Without a `draftSchema` the draft is the item. */
export async function finished(game: GamePlugin, draft: unknown, context: ItemContext): Promise<unknown> {
  if (game.draftSchema === undefined || game.finish === undefined) return draft;
  const call = `finish(${shown(draft)})`;
  const remedy = 'give an item for every draft that fits draftSchema, and let itemSchema and validate refuse it,';
  const { item } = await calling(call, remedy, () => ({ item: game.finish?.(copy(draft), copy(context)) }));
  if (!isObject(item) || typeof item.then === 'function') {
    fail(`${call} returned ${shown(item)}: return an item, and not a promise of one.`);
  }
  expectPlain(item, call);
  return item;
}

import type { GameHost } from '../contract/game-host.js';
import { withoutId } from '../contract/item-id.js';
import type { SetGame } from '../contract/set.js';

/** The items of a set without their ids, in the game's present version: earlier ones are migrated by the game. */
export async function currentItems(
  { items, item_version: version = 1 }: SetGame,
  host: GameHost,
): Promise<readonly unknown[]> {
  return version < host.descriptor.itemVersion ? await host.migrate(items, version) : items.map(withoutId);
}

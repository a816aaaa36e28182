import type { Interaction } from '../contract/interaction.js';
import { identify } from '../contract/item-id.js';
import type { LudotextSet, SetGame } from '../contract/set.js';
import type { Registry } from '../host/registry.js';
import { currentItems } from './current-items.js';

/** What the game of an item says that the item is. */
export interface ItemInteraction {
  /** The name of the game in the set. */
  readonly gameType: string;
  /** Index of the item in its game's list. */
  readonly item: number;
  /** The item's id, 16 hexadecimal digits. */
  readonly id: string;
  readonly interaction: Interaction;
}

/**
 * Says what the items of a set are, in its order. Left out are items that do not fit their game's schema, and those of
 * games that are not here, are older than the items, or do not tell.
 */
export async function interactionsOfItems(set: LudotextSet, registry: Registry): Promise<ItemInteraction[]> {
  const all = await Promise.all(set.games.map((game) => interactionsOfGame(game, set.language, registry)));
  return all.flat();
}

async function interactionsOfGame(game: SetGame, language: string, registry: Registry): Promise<ItemInteraction[]> {
  const { game_type: gameType, item_version: version = 1, items } = game;
  if (!registry.has(gameType)) return [];
  const { host } = registry.game(gameType);
  if (!host.descriptor.interacts || version > host.descriptor.itemVersion) return [];
  const interactions = await host.interactions(await currentItems(game, host), language);
  return items.flatMap((each, item) => {
    const interaction = interactions[item];
    const { id } = identify(each);
    return interaction === undefined ? [] : [{ gameType, item, id, interaction: withPlace(interaction, game, id) }];
  });
}

/** The interaction of an item with the place that the notes of its game have. */
export function withPlace(interaction: Interaction, { notes = {} }: SetGame, id: string): Interaction {
  const place = Object.hasOwn(notes, id) ? notes[id]?.place?.trim() : undefined;
  return place === undefined || place === '' ? interaction : { ...interaction, place };
}

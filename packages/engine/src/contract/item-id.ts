import { contentHash } from '../lib/random.js';

/** An item as the engine returns it: the game's item with the id the engine added. */
export type Identified<Item> = Item & { readonly id: string };

/** The name the engine reserves in every item. */
export const reservedMember = 'id';

/** Adds the id in front: the first 16 hexadecimal digits of the hash of the item's JSON with sorted keys. */
export function identify<Item>(item: Item): Identified<Item> {
  const { [reservedMember]: _, ...content } = item as Record<string, unknown>;
  return { id: contentHash(canonicalJson(content)).slice(0, 16), ...content } as Identified<Item>;
}

/** The item without the id, as its game knows it. */
export function withoutId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const { [reservedMember]: _, ...content } = item as Record<string, unknown>;
  return content;
}

/** JSON with the keys of every object sorted: equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : member,
  );
}

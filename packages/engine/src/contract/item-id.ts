import { isFrozenCopy, isObject, jsonData, mapMembers } from '../lib/data.js';
import { contentHash } from '../lib/random.js';

/** An item as the engine returns it: the game's item with the id the engine added. */
export type Identified<Item> = Item & { readonly id: string };

/** The name the engine reserves in every item. */
export const reservedMember = 'id';

/**
 * Adds the id in front: the first 16 hexadecimal digits of the hash of the item's JSON with sorted keys. An item of the
 * engine's own is frozen; what its callers get is theirs to change.
 */
export function identify<Item>(item: Item): Identified<Item> {
  const id = contentHash(canonicalJson(withoutId(item))).slice(0, 16);
  return { id, ...(withoutId(isFrozenCopy(item) ? jsonData(item) : item) as Item) };
}

/** The item without the id, as its game knows it. */
export function withoutId(item: unknown): unknown {
  if (!isObject(item) || !Object.hasOwn(item, reservedMember)) return item;
  const { [reservedMember]: _, ...content } = item;
  return content;
}

/** The canonical JSON of frozen items: they are compared with every item after them, and get their id of it. */
const canonical = new WeakMap<object, string>();

/** JSON with the keys of every object sorted: equal content gives equal text. */
export function canonicalJson(value: unknown): string {
  if (!isFrozenCopy(value)) return JSON.stringify(sorted(value));
  const text = canonical.get(value as object) ?? JSON.stringify(sorted(value));
  canonical.set(value as object, text);
  return text;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  return isObject(value) && !('toJSON' in value) ? mapMembers(value, sorted, Object.keys(value).sort()) : value;
}

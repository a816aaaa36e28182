import { isObject } from './is-object.js';
import { jsonData, kindOf } from './json-data.js';

/**
 * An item as data. A schema of anything at all would let what is none through.
 * @throws TypeError when it has no named members, or is no data
 */
export function itemData(value: unknown): unknown {
  const data = jsonData(value);
  if (!isObject(data)) throw new TypeError(`expected an item with named members, got ${kindOf(data)}`);
  return data;
}

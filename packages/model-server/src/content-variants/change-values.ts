import { isObject } from '../../../engine/src/lib/data.js';

/** A value with each text, number and truth value in it replaced. */
export function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapLeaves(entry, change));
  if (!isObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, change)]));
}

/** Stands for what is put in; no model writes it. */
const mark = '\uE000mark\uE000';

/** An answer as JSON, with raw characters put into the first text of each item, behind its first word. */
export function putIntoTexts(items: readonly unknown[], raw: string): string {
  return JSON.stringify({ items: items.map(markFirstText) }).replaceAll(mark, () => raw);
}

function markFirstText(item: unknown): unknown {
  let isMarked = false;
  return mapLeaves(item, (leaf) => {
    if (typeof leaf !== 'string' || isMarked) return leaf;
    isMarked = true;
    return leaf.replace(/^\S*/, (word) => word + mark);
  });
}

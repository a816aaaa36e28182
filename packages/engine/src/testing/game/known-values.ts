import type { Subject } from './subject.js';

/** All items that the game's examples and its tables know. */
export function knownItems({ game, tables }: Subject): unknown[] {
  return [
    ...(game.examples ?? []).flatMap(({ items }) => items),
    ...tables.items.map(({ item }) => item),
    ...tables.direct.flatMap(({ items = [] }) => items),
    ...tables.drafts.map(({ item }) => item),
    ...tables.answers.map(({ item }) => item),
    ...tables.sets.flatMap(({ items }) => items),
  ];
}

/** All drafts that the game's examples and its tables know. */
export function knownDrafts({ game, tables }: Subject): unknown[] {
  return [...(game.examples ?? []).flatMap(({ drafts = [] }) => drafts), ...tables.drafts.map(({ draft }) => draft)];
}

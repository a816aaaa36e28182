import { canonicalJson } from '../contract/item-id.js';
import { seedFrom } from '../lib/random.js';
import type { Subject } from './check.js';

/** All items in the game's examples and its tables. */
export function knownItems({ game, tables }: Subject): unknown[] {
  return [
    ...(game.examples ?? []).flatMap(({ items }) => items),
    ...tables.items.map(({ item }) => item),
    ...tables.direct.flatMap(({ items = [] }) => items),
    ...tables.drafts.map(({ item }) => item),
    ...tables.submissions.map(({ item }) => item),
    ...tables.sets.flatMap(({ items }) => items),
  ];
}

/** All drafts in the game's examples and its tables. */
export function knownDrafts({ game, tables }: Subject): unknown[] {
  return [...(game.examples ?? []).flatMap(({ drafts = [] }) => drafts), ...tables.drafts.map(({ draft }) => draft)];
}

/** All texts in the direct format, from the game and its tables. */
export function directTexts({ game, tables }: Subject): string[] {
  const fromExamples = (game.examples ?? []).filter(({ source }) => source === 'direct').map(({ text }) => text);
  const example = game.directFormat === undefined ? [] : [game.directFormat.example];
  const fromTables = tables.direct.map(({ text }) => text).filter((text) => typeof text === 'string');
  return [...new Set([...example, ...fromExamples, ...fromTables])];
}

/** All prose in the game's examples and its tables. */
export function proseTexts({ game, tables }: Subject): string[] {
  const fromExamples = (game.examples ?? []).filter(({ source }) => source === 'prose').map(({ text }) => text);
  const fromTables = [...tables.texts, ...tables.drafts, ...tables.items].flatMap(({ text }) => text ?? []);
  return [...new Set([...fromExamples, ...fromTables])];
}

/** One of the game's texts, or an empty one, to use with a value: the same for the same value. */
export function textFor(value: unknown, subject: Subject): string {
  const texts = ['', ...proseTexts(subject)];
  return texts[seedFrom(canonicalJson(value)) % texts.length] ?? '';
}

import { oneLine, seedFrom, shuffle } from '@ludotext/engine/game';
import type { Draft, Item } from './item.js';
import { type Marked, readMarked } from './marked.js';
import type { Options } from './options.js';

/** Makes an item of a passage that was read. */
export type ItemMaker = (marked: Pick<Marked, 'gaps' | 'after'>, hint?: string) => Item;

export function itemMaker({ wordbank }: Options): ItemMaker {
  return ({ gaps, after }, hint = '') => ({
    gaps: [...gaps],
    after,
    ...(wordbank ? { words: wordsFor(gaps) } : {}),
    ...(hint.trim() === '' ? {} : { hint: hint.trim() }),
  });
}

/** A passage whose brackets do not fit has no gaps, which the item's schema refuses. */
export function finish({ passage, hint }: Draft, makeItem: ItemMaker): Item {
  const { gaps, after, faults } = readMarked(oneLine(passage).trim());
  return makeItem({ gaps: faults.length > 0 ? [] : gaps, after }, hint);
}

/** The first answer of each gap, each word once, in an order that depends on nothing but the words. */
function wordsFor(gaps: Marked['gaps']): string[] {
  const words = [...new Set(gaps.map(({ answers }) => answers[0] ?? ''))];
  return shuffle(words, seedFrom(...words));
}

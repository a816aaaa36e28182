import { primarySubtag, seedFrom } from '@ludotext/engine/game';
import type { Draft, Entry, Item } from './item.js';
import { layOut } from './layout.js';
import { folded, lettersOf } from './letters.js';

/** Lays the words of a draft out. A word that stands twice, or crosses no other, is left out. */
export function finish({ words }: Draft, { language }: { readonly language: string }): Item {
  const tidy = words.map(({ answer, clue, evidence }) => ({
    answer: capitals(answer.trim(), language),
    clue: clue.trim(),
    ...(evidence === undefined ? {} : { evidence }),
  }));
  const known = new Set<string>();
  const different = tidy.filter(({ answer }) => {
    const key = folded(lettersOf(answer));
    return !known.has(key) && known.add(key);
  });
  const letters = different.map(({ answer }) => lettersOf(answer));
  const { rows, columns, places } = layOut(letters, seedFrom(...letters.flat()));
  const entries = places.flatMap(({ word, ...place }) => {
    const said = different[word];
    return said === undefined ? [] : [{ ...place, ...said }];
  });
  return { rows: Math.max(1, rows), columns: Math.max(1, columns), entries: numbered(entries) };
}

/** Turkish and Azerbaijani have a dotted capital of their own. */
function capitals(answer: string, language: string): string {
  return /^(?:az|tr)$/.test(primarySubtag(language)) ? answer.toLocaleUpperCase('tr') : answer.toUpperCase();
}

/** Numbers the cells in which words begin, row by row; two words may share one. Words across come first. */
export function numbered(entries: readonly Omit<Entry, 'number'>[]): Entry[] {
  const inOrder = entries.toSorted((a, b) => a.row - b.row || a.column - b.column);
  const cells = [...new Set(inOrder.map(cellOf))];
  return inOrder
    .map((entry) => ({ number: cells.indexOf(cellOf(entry)) + 1, ...entry }))
    .toSorted((a, b) => a.direction.localeCompare(b.direction, 'en') || a.number - b.number);
}

function cellOf({ row, column }: Pick<Entry, 'row' | 'column'>): string {
  return `${row},${column}`;
}

import { type Finding, isRejected } from '@ludotext/engine/game';
import { looksLikeGift, readGiftText } from './direct/gift.js';
import { readList } from './direct/list.js';
import { readTable, rowsOf } from './direct/table.js';
import type { QuizItem } from './item.js';

/**
 * Reads an author's questions: the documented format first, and what else authors have. Keeps their words unchanged.
 * Leaves out items with a fault; reports all faults of the text and, as findings of severity `warn`, how it was
 * understood where that may not be meant, ordered by place. Pure, and linear in the length of the text.
 */
export function parse(text: string): { items: QuizItem[]; faults: Finding[] } {
  const { items, faults } = read(text);
  return { items, faults: faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)) };
}

/** A list of questions where the text is one; else what it looks like, unless less of it can be read so. */
function read(text: string): { items: QuizItem[]; faults: Finding[] } {
  const list = readList(text);
  if (list.items.length > 0 && !isRejected(list.faults)) return list;
  const rows = rowsOf(text);
  const other = looksLikeGift(text) ? readGiftText(text) : rows === undefined ? undefined : readTable(rows);
  return other !== undefined && other.items.length >= list.items.length ? other : list;
}

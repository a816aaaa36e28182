import type { Finding } from '@ludotext/engine/game';
import { joinWords, splitPieces } from '@ludotext/engine/ordering';
import type { WordOrderItem } from './item.js';

/** Words or groups of words separated by `;`, one item per line. */
export function parse(text: string): { items: WordOrderItem[]; faults: Finding[] } {
  const { items, faults } = splitPieces(text);
  return { items: items.map(({ pieces }) => ({ sentence: joinWords(pieces), pieces: [...pieces] })), faults };
}

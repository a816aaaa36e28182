import type { Finding } from '@ludotext/engine/game';
import { joinSentences, splitPieces } from '@ludotext/engine/ordering';
import type { SentenceOrderItem } from './item.js';

/** Sentences separated by `;`, one item per line. */
export function parse(text: string): { items: SentenceOrderItem[]; faults: Finding[] } {
  const { items, faults } = splitPieces(text);
  return {
    items: items.map(({ pieces }) => ({ sentence: joinSentences(pieces), pieces: [...pieces] })),
    faults,
  };
}

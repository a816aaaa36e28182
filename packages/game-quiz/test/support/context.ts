import type { ItemContext } from '@ludotext/engine/game';
import type { QuizItem } from '../../src/item.js';

/** A context with what a test does not care about filled in. */
export function contextOf(members: Partial<ItemContext<QuizItem>> = {}): ItemContext<QuizItem> {
  return { text: '', language: 'en', origin: 'model', kept: [], seed: 1, ...members };
}

import { gradeOrder } from '@ludotext/engine/play';
import { OrderPlayer } from '@ludotext/player';
import type { WordOrderItem } from '../item.js';
import { spell } from './spell.js';

/** Lets a person put the words of a sentence in order, in lines as a text flows. */
export class WordOrderPlayer extends OrderPlayer<WordOrderItem> {
  protected override readonly layout = 'line';

  protected override grade(item: WordOrderItem, answer: number[]) {
    return gradeOrder(item, answer);
  }

  protected override textOf(item: WordOrderItem, order: readonly number[]): string {
    return spell(item, order);
  }
}

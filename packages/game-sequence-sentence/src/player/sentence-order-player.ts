import { joinSentences } from '@ludotext/engine/play';
import { OrderPlayer } from '@ludotext/player';
import type { SentenceOrderItem } from '../item.js';

/** Lets a person put sentences in order, one under the other. */
export class SentenceOrderPlayer extends OrderPlayer<SentenceOrderItem> {
  protected override readonly layout = 'list';

  protected override isPlayable(item: SentenceOrderItem): boolean {
    return super.isPlayable(item) && typeof item.sentence === 'string';
  }

  protected override headingOf({ title }: SentenceOrderItem): string | undefined {
    return title;
  }

  protected override titleOf({ title }: SentenceOrderItem): string | undefined {
    return title;
  }

  protected override textOf({ pieces, sentence }: SentenceOrderItem, order: readonly number[]): string {
    const isOwn = order.every((index, place) => index === place);
    return isOwn ? sentence : joinSentences(order.map((index) => pieces[index] ?? ''));
  }
}

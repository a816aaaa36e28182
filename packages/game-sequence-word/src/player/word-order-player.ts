import { isUnspaced, joinPieces } from '@ludotext/engine/play';
import { OrderPlayer } from '@ludotext/player';
import type { WordOrderItem } from '../item.js';

/** Lets a person put the words of a sentence in order, in flowing lines. */
export class WordOrderPlayer extends OrderPlayer<WordOrderItem> {
  protected override readonly layout = 'line';

  protected override isPlayable(item: WordOrderItem): boolean {
    return super.isPlayable(item) && typeof item.sentence === 'string';
  }

  protected override textOf(item: WordOrderItem, order: readonly number[]): string {
    return spell(item, order);
  }
}

/** An order of the pieces as a sentence: with the spacing, beginning and end of the item's own sentence. */
export function spell({ pieces, sentence }: WordOrderItem, order: readonly number[]): string {
  if (order.every((index, place) => index === place)) return sentence;
  const join = (texts: readonly string[]): string => joinPieces(texts, isUnspaced(sentence) ? 'zh' : 'und');
  const own = join(pieces);
  const joined = join(order.map((index) => pieces[index] ?? ''));
  const [begun = '', rest = ''] = [sentence.slice(0, own.length), sentence.slice(own.length)];
  if (begun.toLowerCase() !== own.toLowerCase()) return joined;
  return `${begun === own ? joined : withCapital(joined)}${rest}`;
}

function withCapital(text: string): string {
  const [first = '', ...others] = text;
  return first.toUpperCase() + others.join('');
}

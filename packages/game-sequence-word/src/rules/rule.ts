import type { ItemContext, ItemRule, RuleBreach } from '@ludotext/engine/game';
import type { WordOrderItem } from '../item.js';

export type Item = WordOrderItem;
export type Context = ItemContext<Item>;
export type Rule = ItemRule<Item>;
export type Breaches = RuleBreach[];

/** A breach about the whole sentence, or none. */
export function aboutSentence(isBroken: boolean, message: string): Breaches {
  return isBroken ? [{ message, path: ['sentence'] }] : [];
}

/** A breach for each piece that breaks the rule. */
export function aboutPieces(item: Item, isBroken: (piece: string) => boolean, message: string): Breaches {
  return item.pieces.flatMap((piece, index) => (isBroken(piece) ? [{ message, path: ['pieces', index] }] : []));
}

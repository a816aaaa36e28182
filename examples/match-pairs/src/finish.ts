import { seedFrom } from '@ludotext/engine/game';
import { shufflePieces } from '@ludotext/engine/ordering';
import type { Draft, Item, Pair } from './item.js';

/** Adds the order in which the definitions are shown: the same for the same pairs, and never the solved one. */
export function finish({ pairs }: Draft): Item {
  const tidy = pairs.map(({ term, definition }) => ({ term: term.trim(), definition: definition.trim() }));
  return { pairs: tidy, order: orderOf(tidy) };
}

function orderOf(pairs: readonly Pair[]): number[] {
  const definitions = pairs.map(({ definition }) => definition);
  const seed = seedFrom(...pairs.flatMap(({ term, definition }) => [term, definition]));
  return shufflePieces({ pieces: definitions }, seed) ?? pairs.map((_, index) => index);
}

import type { Interaction } from '@ludotext/engine/format';

/** How hard an item is, for the key, in every language. */
export const difficultyMark: Readonly<Record<NonNullable<Interaction['difficulty']>, string>> = {
  easy: '★☆☆',
  medium: '★★☆',
  hard: '★★★',
};

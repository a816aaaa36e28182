import { comparablePiece } from '@ludotext/engine/ordering';
import { rebuild } from './marks.js';

/** Steps of the search, so that tiles which all begin alike cannot make it long. */
const mostSteps = 1_000;

/**
 * The order in which the tiles make another sentence of exactly the same words, as indices; `undefined` where they cannot, or
 * where a comma would come to stand in another place.
 */
export function orderOf(other: string, tiles: readonly string[], sentence: string): number[] | undefined {
  const texts = tiles.map(lettersOf);
  const wanted = lettersOf(other);
  if (texts.includes('') || texts.join('').length !== wanted.length) return undefined;
  let steps = 0;
  const search = (order: readonly number[], at: number): readonly number[] | undefined => {
    if (at === wanted.length) return order;
    for (const [index, text] of texts.entries()) {
      if (order.includes(index) || !wanted.startsWith(text, at)) continue;
      if (++steps > mostSteps) return undefined;
      const found = search([...order, index], at + text.length);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const order = search([], 0);
  return order !== undefined && keepsCommas(order, other, tiles, sentence) ? [...order] : undefined;
}

function lettersOf(text: string): string {
  return comparablePiece(text).replaceAll(' ', '');
}

/** A tile keeps its comma wherever it goes; the other sentence may have one more, where the tiles have none at all. */
function keepsCommas(order: readonly number[], other: string, tiles: readonly string[], sentence: string): boolean {
  const made = rebuild(
    order.map((index) => tiles[index] as string),
    sentence,
  );
  return !/\p{Po}/u.test(tiles.join('').replace(/['’]/g, '')) || plain(made) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

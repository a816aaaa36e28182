import type { OfflineGame } from '@ludotext/engine/game';
import { definitionsOf } from './definitions.js';
import { type Draft, minPairs } from './item.js';

/** Pairs in a round, where a text has more for another one. */
const usualPairs = 5;

/** Matching without a model: the definitions that stand in the text, and only those. */
export const offline: OfflineGame<Draft> = {
  score(text) {
    const { length } = definitionsOf(text);
    const reason = `${length === 0 ? 'No' : length} ${length === 1 ? 'definition was' : 'definitions were'} found; a round needs ${minPairs}.`;
    return { score: length < minPairs ? 5 * length : Math.min(90, 40 + 10 * (length - minPairs)), reason };
  },
  write(text, { count }) {
    const found = definitionsOf(text);
    if (found.length < minPairs) return [];
    const rounds = Math.min(count, Math.max(1, Math.floor(found.length / usualPairs)));
    const size = Math.min(Math.ceil(found.length / rounds), usualPairs + 2);
    return Array.from({ length: rounds }, (_, round) => {
      const pairs = found.slice(round * size, (round + 1) * size);
      return { pairs: pairs.map(({ term, definition }) => ({ term, definition })) };
    }).filter(({ pairs }) => pairs.length >= minPairs);
  },
};

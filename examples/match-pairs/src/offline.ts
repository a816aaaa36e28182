import type { OfflineGame } from '@ludotext/engine/game';
import { definitionsOf } from './definitions.js';
import { type Draft, minPairs } from './item.js';
import { wordPairs } from './words.js';

/** Pairs in a round, where a text has more for another one; a few more of its own, as all of them are good. */
const usualPairs = 5;
const mostPairs = 7;

/** Matching without a model: the definitions that stand in the text or, where it has too few, its harder nouns with what they mean. */
export const offline: OfflineGame<Draft> = {
  async score(text) {
    const { length } = definitionsOf(text);
    const words = length < minPairs ? (await wordPairs(text)).length : 0;
    const counted = `${length === 0 ? 'No' : length} ${length === 1 ? 'definition was' : 'definitions were'} found; a round needs ${minPairs}.`;
    if (words < minPairs)
      return { score: length < minPairs ? 5 * length : Math.min(90, 40 + 10 * (length - minPairs)), reason: counted };
    return {
      score: Math.min(60, 40 + 2 * (words - minPairs)),
      reason: `${words} words of the text have a meaning to match.`,
    };
  },
  async write(text, { count }) {
    const defined = definitionsOf(text);
    const found = defined.length < minPairs ? await wordPairs(text) : defined;
    if (found.length < minPairs) return [];
    const rounds = Math.min(count, Math.max(1, Math.floor(found.length / usualPairs)));
    const size = Math.min(Math.ceil(found.length / rounds), found === defined ? mostPairs : usualPairs);
    return Array.from({ length: rounds }, (_, round) => {
      const pairs = found.slice(round * size, (round + 1) * size);
      return { pairs: pairs.map(({ term, definition }) => ({ term, definition })) };
    }).filter(({ pairs }) => pairs.length >= minPairs);
  },
};

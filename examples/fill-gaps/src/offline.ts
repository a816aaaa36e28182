import { type OfflineGame, spreadOut } from '@ludotext/engine/game';
import type { Draft } from './item.js';
import type { Options } from './options.js';
import { gappedPassages } from './passages.js';

/** So many passages that do not overlap make a text as good as one can be. */
const richText = 6;

/** Gaps without a model: nouns behind an article, in passages that are understood by themselves. */
export function offlineWriter({ gaps }: Required<Options>): OfflineGame<Draft> {
  return {
    score(text) {
      const { length } = spreadOut(gappedPassages(text, gaps), richText, text.length);
      const found =
        length === 1 ? 'One passage has' : `${length === richText ? `At least ${length}` : length} passages have`;
      return { score: length === 0 ? 0 : 30 + length * 10, reason: `${found} nouns enough that can be left out.` };
    },
    write: (text, { count }) =>
      spreadOut(gappedPassages(text, gaps), count, text.length).map(({ passage }) => ({ passage })),
  };
}

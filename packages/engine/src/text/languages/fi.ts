import { fin } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Finnish. */
export const finnish: Language = {
  stopWords: { packaged: fin, own: 'en ne niin jos nyt sitten mitä minä sinä me te tämä häntä siitä kaikki' },
  detection: {
    letters: 'äö',
    foreign: 'bcfqwxz',
    parts: 'ssa$|ssä$|sta$|stä$|lla$|llä$|nen$|aa|ää|ii|uu|yy|kk|tt|vat$|vät$|ivat$|ie|uo|yö|in$|an$|en$',
  },
};

import { est } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Estonian. */
export const estonian: Language = {
  stopWords: {
    packaged: est,
    own: 'ka kes nagu või ning pärast välja olid juba väga tema üks veel mitte peale kus üle',
  },
  detection: {
    letters: 'äõöüšž',
    foreign: 'cqwxyz',
    parts: 'ud$|us$|id$|st$|ga$|le$|sse$|ks$|aa|ää|õ|ii|uu|ee|oo|ma$|te$|ne$',
  },
};

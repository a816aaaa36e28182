import { bul } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Bulgarian. */
export const bulgarian: Language = {
  stopWords: { packaged: bul, withContent: 'глас година години ден дни живот месец юмрук' },
};

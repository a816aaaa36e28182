import { heb } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Hebrew. */
export const hebrew: Language = {
  stopWords: { packaged: heb },
};

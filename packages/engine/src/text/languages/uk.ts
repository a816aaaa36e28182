import { ukr } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Ukrainian. */
export const ukrainian: Language = {
  stopWords: { packaged: ukr },
};

import { hrv } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Croatian. */
export const croatian: Language = {
  stopWords: { packaged: hrv, own: 'kad im' },
  detection: { letters: 'čćđšž', foreign: 'qwxy', parts: 'ije|je$|ima$|ao$|nje$|ski$|ti$|dž|lj|nj|^pr|om$|og$|ij' },
};

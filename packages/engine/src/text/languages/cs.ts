import { ces } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Czech. */
export const czech: Language = {
  stopWords: { packaged: ces, own: 'mu' },
  detection: { letters: 'áčďéěíňóřšťúůýž', foreign: 'qwx', parts: 'ou$|ách$|ého$|ých$|ení$|ost$|ř|ě|ov|^vy|ch$|ní$' },
};

import { afr } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Afrikaans. */
export const afrikaans: Language = {
  stopWords: { packaged: afr, own: 'nog of uit ook tot deur word' },
  detection: { letters: 'ëêéèôû', foreign: 'cqxz', parts: 'ie$|oe|uu|aa|y|ee|^ge|sk|lik$|heid$|ei|uit' },
};

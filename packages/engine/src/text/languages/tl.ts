import { tgl } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Tagalog. */
export const tagalog: Language = {
  stopWords: { packaged: tgl, own: 'si mo nang rin lang po kay natin wala ngunit noong upang' },
  detection: {
    letters: '',
    foreign: 'cfjqvxz',
    parts: '^mag|^nag|^pag|^ka|ng$|^um|an$|^pin|^ni|^mga|[aeiou]ng|^i[nk]|ay|mal',
  },
};

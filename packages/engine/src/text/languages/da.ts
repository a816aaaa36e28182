import { dan } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Danish. */
export const danish: Language = {
  stopWords: { packaged: dan, own: 'mellem', withContent: 'far mand' },
  abbreviations: 'dr prof hr fr st f.eks bl.a dvs ca kl',
  detection: {
    letters: 'æøå',
    foreign: 'qwxz',
    parts: '[ae]de$|erne$|ende$|hed$|ig$|gt$|øj|ej|en$|et$|[aeiouyøæå][bdg]e|eds?$|ld|nd|ag|æ|dd|ø[^y]|rn$|^v[ae]',
  },
};

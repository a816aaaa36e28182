import { cat } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Catalan. */
export const catalan: Language = {
  stopWords: { packaged: cat, own: 'ser era tenia sense' },
  detection: {
    letters: 'àçèéíïòóúü',
    foreign: 'kw',
    parts: "ció$|tat$|ll|ny|ava$|ats$|ment$|ix|^[ldnsm]'|ig$|es$|ades?$|^l·l|ques$",
  },
};

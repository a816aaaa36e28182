import { som } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Somali. */
export const somali: Language = {
  stopWords: {
    packaged: som,
    own: `iyo ee ah u la aan lagu waxaa wuxuu waxay markii laga isaga iyada maya haa badan kuwa ayay wax ma`,
  },
  detection: { letters: '', foreign: 'pvz', parts: 'aa|ay$|ka$|ku$|ta$|ii|oo|uu|xa|dh|ooy|eey|kii$|dii$|tii$' },
};

import { zul } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** isiZulu. */
export const zulu: Language = {
  stopWords: { packaged: zul, own: 'manje yena ngoba wayengu ngo nga nge njengoba abantu umuntu bakhe kwakhe' },
  detection: {
    letters: '',
    foreign: 'rx',
    parts: '^uku|^uma|^ama|^isi|^izi|^aba|^nge|hl|ile$|kho|eni$|ini$|^wa|^ku|dl|gq|^ka|^ng|^um|tha|we|ze|ela',
  },
};

import { hun } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Hungarian. */
export const hungarian: Language = {
  stopWords: { packaged: hun },
  detection: {
    letters: 'áéíóöőúüű',
    foreign: 'qwxy',
    parts: 'gy|sz|ny|ság|ség|ban$|ben$|nak$|nek$|ott$|ett$|tak$|tek$|ly|cs|^meg|^el|ok$|ek$|ik$',
  },
};

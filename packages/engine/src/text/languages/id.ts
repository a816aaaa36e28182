import { ind } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Indonesian. */
export const indonesian: Language = {
  stopWords: { packaged: ind, withContent: 'bapak bulan ibu jawaban masalah rupa tahun tempat' },
  abbreviations: 'dr prof bpk ir hj',
  detection: {
    letters: '',
    foreign: 'qvx',
    parts:
      '^me(?:ng|ny|m|n|l|r)|^ber|^di|kan$|nya$|ng|lah$|^pe[mnr]|^ter|^ke|^se[bdjklmpt]|an$|ah$|ai$|uh$|au$|[aiu][rtk]$|u[ak]|[aiu]n$|[tb]uh',
  },
};

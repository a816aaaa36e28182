import { swa } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Swahili. */
export const swahili: Language = {
  stopWords: { packaged: swa, own: 'walikuwa mtu siku mimi wewe akasema ameweka huu yetu' },
  detection: {
    letters: '',
    foreign: 'qxc',
    parts:
      '^wa|^a?li|^a[lnm]|^ku|^ki|^ma|^m[^aeiouy]|^vi|^u[kmn]|^i[lnm]|ni$|sh|lia$|ia$|^nya|mb|nd|^hu|wa|lipo|li[kw]|ana|[iu]k[ao]|[ae]z[aei]|ji|yo$|ch',
  },
};

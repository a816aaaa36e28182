import type { Language } from './language.js';

/** Lithuanian. */
export const lithuanian: Language = {
  stopWords: {
    own: `ir į kad su buvo tai jis ji iš o bet kaip ar yra jo jos apie po prie nuo už dar tik taip jau labai jų ne savo kai per
    pat visi jie mes aš tu`,
  },
  detection: { letters: 'ąčęėįšųūž', foreign: 'qwx', parts: 'as$|is$|us$|ai$|ų$|ė$|ti$|iai$|iau$|io$|os$|uo' },
};

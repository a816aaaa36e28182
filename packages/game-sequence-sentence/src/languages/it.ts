import type { Language } from './language.js';

/** Italian. */
export const italian: Language = {
  articles: {
    indefinite: /^(?:uno?|una|un’)$/,
    definite:
      /^(?:l’|dell’|all’|nell’|sull’|dall’|il|lo|la|i|gli|le|del|dello|della|dei|degli|delle|al|allo|alla|nel|nella|sul|sulla|quest[aeio]|suo|sua|suoi|sue)$/,
  },
  innerConnectives: 'anche|tuttavia',
  ordinals: [/^(?:primo|secondo|terzo|in (?:primo|secondo|terzo|ultimo) luogo|per (?:primo|ultimo))(?!\p{L})/iu],
  stepWords: 'passaggio|fase',
  procedureHeadings: 'procediment|preparazione|istruzioni',
};

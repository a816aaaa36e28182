import type { Language } from './language.js';

/** Swedish. */
export const swedish: Language = {
  articles: {
    indefinite: /^(?:en|ett)$/,
    definite: /^(?:den|det|de|denna|detta|dessa|hans|hennes|sin|sitt|sina)$/,
    areOmitted: true,
  },
  innerConnectives: 'också',
  stepWords: 'steg',
};

import type { Language } from './language.js';

/** Hindi. */
export const hindi: Language = {
  articles: { indefinite: /^(?:एक|कुछ)$/, areOmitted: true },
  stepWords: 'चरण',
};

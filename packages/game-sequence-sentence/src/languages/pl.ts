import type { Language } from './language.js';

/** Polish. */
export const polish: Language = {
  articles: { indefinite: /^(?:jeden|jedna|jedno)$/, areOmitted: true },
  innerConnectives: 'również|także',
  stepWords: 'krok',
};

import type { Language } from './language.js';

/** Turkish. */
export const turkish: Language = {
  articles: { indefinite: /^bir$/, areOmitted: true },
  stepWords: 'adım',
};

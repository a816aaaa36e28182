import { fas } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Persian. */
export const persian: Language = {
  stopWords: {
    packaged: fas,
    own: 'این آن است بود شد می ها های کرد کند شود من تو او ما شما آنها خود یک هر همه دیگر بعد وقتی هیچ',
  },
  abbreviations: 'دکتر',
};

import { nob } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Norwegian (Bokmål). */
export const norwegian: Language = {
  stopWords: { packaged: nob, own: 'mye under' },
  detection: {
    letters: 'æøå',
    foreign: 'cqwxz',
    parts: '[^r]ene$|ende$|het$|øy|ei|kk|tt|en$|et$|[aeiouyøæå][ptk]e|lle|kj|sj|sk|nn$|mm|a$|pp|øy|^v[ae]|eg',
  },
};

import { ron } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

// Romanian is written with commas below; the package has the cedillas of older keyboards.
const withCommas = (word: string): string => word.replaceAll('ş', 'ș').replaceAll('ţ', 'ț');

/** Romanian. */
export const romanian: Language = {
  stopWords: { packaged: [...ron, ...ron.map(withCommas)], own: 'o a era fost foarte într își și' },
  abbreviations: 'dl dna dr prof sf str nr de.ex',
  detection: {
    letters: 'ăâîșțşţ',
    foreign: 'kqwy',
    parts: 'ului$|elor$|ilor$|ește$|ează$|ție|eau$|ul$|ea$|[^e]au$|eau$|oa|iei$|esc$|ă$|i[ia]$|ce$',
  },
};

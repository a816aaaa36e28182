import { type Language, words } from './language.js';

/** Turkish. */
export const turkish: Language = {
  determiners: words('bir bu şu her hiç bazı birkaç iki üç dört beş altı yedi sekiz dokuz on çok'),
  prepositions: words('en daha çok pek'),
  postpositions: words('ile için gibi kadar göre olarak'),
  conjunctions: words('ve veya'),
  setPhrases: 'bir kısmı|bir gün|her yerde|yavaş yavaş|birer birer|ve sonra',
  verbAnywhere: true,
};

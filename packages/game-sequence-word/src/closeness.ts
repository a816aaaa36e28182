/**
 * How closely two neighbouring words belong together, the closest first: a name or an amount, an article with its word, a
 * preposition with its phrase, a noun with the word that describes it.
 */
export const closeness = { name: 4, group: 3, phrase: 2, loose: 1, apart: 0 } as const;

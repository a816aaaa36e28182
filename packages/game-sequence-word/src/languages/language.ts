/** A list of words separated by spaces, as a set. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * What the game knows of one language, as data. Every part is optional: a missing one means that nothing is known, and the
 * game cuts and judges more carefully. Words are in lower case, except where their capital matters; lists of phrases are separated by bars.
 */
export interface Language {
  /** Articles, possessives, demonstratives and small numbers: they belong to the word after them. */
  readonly determiners?: ReadonlySet<string>;
  /** Prepositions, and particles that open a group. */
  readonly prepositions?: ReadonlySet<string>;
  /** Prepositions whose phrase belongs to the word before it, or that open an infinitive: such a phrase cannot move. */
  readonly boundPrepositions?: ReadonlySet<string>;
  /** Words that belong to the word before them. */
  readonly postpositions?: ReadonlySet<string>;
  /** "And", "or". */
  readonly conjunctions?: ReadonlySet<string>;
  /** Two words that are one: "such as". */
  readonly setPhrases?: string;
  /** Common words of two syllables, in a language that writes syllables apart. */
  readonly compounds?: string;
  /** True where every syllable is written apart. */
  readonly wordsAreSyllables?: boolean;
  /** Matches helping verbs and bound nouns that are written apart and belong to the word before them. */
  readonly boundWords?: RegExp;
  /** Matches "Anna's", except for the words that only look like it: "he's". */
  readonly possessive?: { readonly ending: RegExp; readonly unless: RegExp };

  /** Adverbs that can stand in several places, where no ending tells them. */
  readonly movableAdverbs?: ReadonlySet<string>;
  /** Matches an adverb by its ending. */
  readonly adverbEnding?: RegExp;
  /**
   * Matches a piece that says when, and stands as well at the beginning of a clause as at its end, or where {@link timeStands}
   * says. Only what always does: "then" and "soon" do not.
   */
  readonly timePhrases?: RegExp;
  /** Where a phrase of time can stand; at either end of the sentence by default. */
  readonly timeStands?: 'beside the verb' | 'beside the subject';
  /** Matches pronouns that can be nothing but the subject. */
  readonly subjectPronouns?: RegExp;
  /** Matches a piece that ends with the particle of a subject. */
  readonly subjectMarker?: RegExp;
  /** Words that open a clause within a sentence, ask or deny; and "is", after which a time may be what is spoken of. */
  readonly clauseWords?: ReadonlySet<string>;

  readonly verbs?: Verbs;
  /** True where the word after a noun may be a verb wherever it stands. */
  readonly verbAnywhere?: boolean;
  /** Matches the part of a verb that stands alone at the end of the sentence. */
  readonly verbPart?: RegExp;
  /** True where every noun has a capital. */
  readonly nounsHaveCapitals?: boolean;
  /** The pronoun that always has a capital. */
  readonly capitalWord?: string;
  /** Matches words that are hardly ever names, by their ending. */
  readonly noName?: RegExp;
  /** Finds foreign names, as the script shows them; loan words as well. With the flag g. */
  readonly foreignNames?: RegExp;

  readonly unspaced?: UnspacedWords;
  /** True where no mark ends a sentence. */
  readonly hasNoEndMark?: boolean;
  /** Matches the end of a whole sentence, mark included, where a heading ends in another way. */
  readonly sentenceEnd?: RegExp;
  /** Finds "and" and "or" where words are not told by spaces, and how much each says: see `AmbiguitySign.points`. */
  readonly coordination?: { readonly pattern: RegExp; readonly points: 1 | 2 };
  /** Finds endings and particles by which what stands before them can trade places with its like. With the flag g. */
  readonly phraseMarkers?: RegExp;
  /** Matches a piece that says when or where; of two such pieces either may come first. */
  readonly movablePhrase?: RegExp;
  /** Matches a sentence with two words of the same beginning. */
  readonly repeatedStem?: RegExp;
}

/** How verbs are told. */
interface Verbs {
  /** Common verbs, and their past forms where no ending tells them. */
  readonly common: ReadonlySet<string>;
  readonly ending: RegExp;
  readonly contraction: RegExp;
  /** Words after which a verb follows, known or not. */
  readonly subject: RegExp;
  /** Endings that nouns and verbs share. */
  readonly unclear: RegExp;
  /** The word before an infinitive. */
  readonly infinitive: string;
}

/** How the words of a language without spaces belong together. Each pattern matches a whole word. */
interface UnspacedWords {
  /** Words that belong to the word after them. */
  readonly heads?: RegExp;
  /** Words that belong to the word before them. */
  readonly tails?: RegExp;
  /** Endings and particles, which are one with the word before them. */
  readonly endings?: RegExp;
  /** Two verbs that are one. */
  readonly verbPair?: { readonly first: RegExp; readonly second: RegExp };
}

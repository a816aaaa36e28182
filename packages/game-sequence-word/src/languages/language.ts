/** A list of words separated by spaces, as a set. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/**
 * The data of one language. Every member is optional: a missing one means that nothing is known, and the game cuts and
 * judges more carefully. Words are in lower case, except where their capital matters; lists of phrases are separated by
 * bars.
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
  /** True if every syllable is written apart. */
  readonly wordsAreSyllables?: boolean;
  /** Matches auxiliary verbs and bound nouns that are written apart and belong to the word before them. */
  readonly boundWords?: RegExp;
  /** Matches "Anna's", except for the words that only look like it: "he's". */
  readonly possessive?: { readonly ending: RegExp; readonly unless: RegExp };

  /** Adverbs without a typical ending that can stand in several positions. */
  readonly movableAdverbs?: ReadonlySet<string>;
  /** Matches an adverb by its ending. */
  readonly adverbEnding?: RegExp;
  /**
   * Matches a time phrase that always fits both the beginning and the end of a clause, or the positions of {@link
   * timeStands}. "then" and "soon" do not always.
   */
  readonly timePhrases?: RegExp;
  /** The positions of a time phrase; either end of the sentence by default. */
  readonly timeStands?: 'beside the verb' | 'beside the subject';
  /** Matches pronouns that can only be the subject. */
  readonly subjectPronouns?: RegExp;
  /** Matches a piece that ends with a subject particle. */
  readonly subjectMarker?: RegExp;
  /** Words that open a clause within a sentence, ask or deny; and "is", after which a time may be the topic. */
  readonly clauseWords?: ReadonlySet<string>;

  readonly verbs?: Verbs;
  /** The closed classes of its words, where they tell the phrases of a sentence. */
  readonly syntax?: Syntax;
  /** True if the word after a noun may be a verb in any position. */
  readonly verbAnywhere?: boolean;
  /** Matches a verb particle alone at the end of the sentence. */
  readonly verbPart?: RegExp;
  /** True if every noun has a capital. */
  readonly nounsHaveCapitals?: boolean;
  /** The pronoun that always has a capital. */
  readonly capitalWord?: string;
  /** Matches words that are rarely names, by their ending. */
  readonly noName?: RegExp;
  /** Finds foreign names and loan words by their script. With the flag g. */
  readonly foreignNames?: RegExp;

  /** The sentences whose phrases are told by their words, with their orders. */
  readonly grammar?: Grammar;

  readonly unspaced?: UnspacedWords;
  /** True where no mark ends a sentence. */
  readonly hasNoEndMark?: boolean;
  /** Matches the end of a whole sentence, mark included, if headings end differently. */
  readonly sentenceEnd?: RegExp;
  /** Finds "and" and "or" in writing without spaces, and the points of each: see `AmbiguitySign.points`. */
  readonly coordination?: { readonly pattern: RegExp; readonly points: 1 | 2 };
  /** Finds endings and particles after which similar phrases can be swapped. With the flag g. */
  readonly phraseMarkers?: RegExp;
  /** Matches a piece of time or place; two such pieces can come in either order. */
  readonly movablePhrase?: RegExp;
  /** Matches a sentence with two words of the same beginning. */
  readonly repeatedStem?: RegExp;
}

/** Sentences as patterns of word classes. A sentence that no form fits is not used. */
export interface Grammar {
  /**
   * The classes of words by their letter; the first that has a word counts. A set has words in lower case, an
   * expression is tried on the word as written. Further letters: N for a word with a capital, 0 for a number, a comma
   * for a comma, w for any other word. Without classes the forms are tried on the sentence itself.
   */
  readonly classes?: Readonly<Record<string, ReadonlySet<string> | RegExp>>;
  /** True if an apostrophe ends a word: "l'eau". */
  readonly elides?: boolean;
  /** Matches an opening with a person that the text has named: "he", "her aunt". */
  readonly persons?: RegExp;
  /** Matches a sentence that no form may have. */
  readonly refused?: RegExp;
  /** The first that fits and leaves pieces of a good size counts. */
  readonly forms: readonly SentenceForm[];
}

export interface SentenceForm {
  /** Matches a whole sentence, as letters or as text, without its end mark; its groups are the pieces. With the flag d. */
  readonly pattern: RegExp;
  /** The other right orders of the groups: '2134'. */
  readonly orders?: readonly string[];
}

/** Forms from templates, in which a name in braces stands for its part: '({noun})({verb})'; spaces are left out. */
export function formsOf(
  parts: Readonly<Record<string, string>>,
  templates: readonly (string | readonly [template: string, ...orders: string[]])[],
): SentenceForm[] {
  const filled = (template: string): string => {
    const next = template.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${parts[name]})`);
    return next === template ? next : filled(next);
  };
  return templates.map((each) => {
    const [template, ...orders] = typeof each === 'string' ? [each] : each;
    return { pattern: new RegExp(`^${filled(template).replaceAll(' ', '')}$`, 'du'), orders };
  });
}

/** Every order of the groups of a list, before what stands last: 'every' of '123' before '4'. */
export function everyOrder(groups: string, last = ''): string[] {
  if (groups.length < 2) return [groups + last];
  return [...groups].flatMap((group) => everyOrder(groups.replace(group, ''), last).map((rest) => group + rest));
}

/** How verbs are recognised. */
interface Verbs {
  /** Common verbs, and their past forms without a typical ending. */
  readonly common: ReadonlySet<string>;
  readonly ending: RegExp;
  readonly contraction: RegExp;
  /** Words always followed by a verb, known or not. */
  readonly subject: RegExp;
  /** Endings that nouns and verbs share. */
  readonly unclear: RegExp;
  /** The word before an infinitive. */
  readonly infinitive: string;
}

/** The classes of words from which the phrases of a sentence are read. */
export interface Syntax {
  readonly be: ReadonlySet<string>;
  /** Verbs that stand before another verb, with `modals` among them. */
  readonly auxiliaries: ReadonlySet<string>;
  /** Auxiliaries always followed by a verb. */
  readonly modals: ReadonlySet<string>;
  /** Past forms without an ending that are rarely anything else. */
  readonly pastForms: ReadonlySet<string>;
  /** Verbs that are rarely nouns in the present, beyond the common ones. */
  readonly presentVerbs: ReadonlySet<string>;
  /** Verbs in the present that are never nouns. */
  readonly sureVerbs: ReadonlySet<string>;
  readonly participles: ReadonlySet<string>;
  readonly determiners: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  /** Adverbs that belong to the verb before them: "up". */
  readonly particles: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  /** Prepositions whose phrase cannot open the sentence. */
  readonly boundPrepositions: ReadonlySet<string>;
  /** Prepositions whose phrase can open the sentence as well as end it. */
  readonly circumstances: ReadonlySet<string>;
  /** Verbs that are one with the preposition behind them, by preposition: "looked at". */
  readonly verbPrepositions: Readonly<Record<string, RegExp>>;
  readonly subordinators: ReadonlySet<string>;
  readonly relatives: ReadonlySet<string>;
  readonly conjunctions: ReadonlySet<string>;
  readonly adverbs: ReadonlySet<string>;
  /** Plural nouns without an ending. */
  readonly pluralNouns: ReadonlySet<string>;
  /** Words with the ending of an adverb that are none. */
  readonly noAdverb: ReadonlySet<string>;
  /** Words with the ending of a past form that are none. */
  readonly noPast: ReadonlySet<string>;
  /** Words with the ending of a verb's present that are none. */
  readonly noPresent: ReadonlySet<string>;
  /** Words after which an infinitive cannot move. */
  readonly infinitiveVerbs: ReadonlySet<string>;
  readonly timeNouns: ReadonlySet<string>;
  /** Words before "of" that say how much of it: "one of". */
  readonly quantities: ReadonlySet<string>;
  /** Matches a noun and its "of", in lower case, that are one term: "division of labour". */
  readonly fixedTerms: RegExp;
  /** Words that point outside the sentence. */
  readonly pointing: ReadonlySet<string>;
}

/** How words group in a language without spaces. Each pattern matches a whole word. */
interface UnspacedWords {
  /** Words that belong to the word after them. */
  readonly heads?: RegExp;
  /** Words that belong to the word before them. */
  readonly tails?: RegExp;
  /** Endings and particles, which join the word before them. */
  readonly endings?: RegExp;
  /** Two verbs that are one. */
  readonly verbPair?: { readonly first: RegExp; readonly second: RegExp };
}

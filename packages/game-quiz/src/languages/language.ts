/**
 * What the quiz knows of one language, so that somebody who speaks it can review it in one sitting. Every member may be
 * left out: what needs it then does without, or with the English words where it says so.
 *
 * Lists of words and phrases with "|" between them are pieces of regular expressions and match whole words, whatever
 * their case; lists with spaces between them are plain words in lower case.
 */
export interface Language {
  // Words that rules look for in questions and options. A language without them is read with the English ones.

  /** Always, never: words that leave no exception. */
  readonly absoluteTerms?: string;
  /** All, none: words that take in everything or nothing. Natural in a fact, a cue when only distractors have them. */
  readonly wholeTerms?: string;
  /** Usually, sometimes: words that leave open how often or how far something is so. */
  readonly vagueTerms?: string;
  /** Not, except: words that reverse a question. */
  readonly negations?: string;
  /** Phrases that ask for the statement that is false. */
  readonly asksForFalsehood?: string;
  /** Why: words that ask for a reason. */
  readonly asksForReason?: string;
  /** Words that open a clause inside a question; what is negative in it is not what is asked. */
  readonly clauseOpeners?: string;
  /** Pronouns for a person or thing named before, without those that also open a sentence of their own ("it is ..."). */
  readonly pronouns?: string;

  // More that rules look for.

  /** Words for numbers, and what people answer where there is no number. Without them, any answer may be a number. */
  readonly numberWords?: string;
  /** "how", "more" before a word of `frequencyWords`: then it asks for a degree and is not vague. In any language's item. */
  readonly degreeWords?: string;
  readonly frequencyWords?: string;
  /** An article or elided word right before the gap or at the question's end, and what may follow it. Both in comparable form. */
  readonly articleFits?: readonly { readonly before: RegExp; readonly fits: RegExp }[];

  // Phrases of questions and options, looked for in items of every language.

  /** Questions without a subject, in comparable form: they ask which option is right and for nothing else. */
  readonly asksNothing?: readonly RegExp[];
  /** Questions that refer to a text that is not shown. */
  readonly namesTheText?: readonly RegExp[];
  /** Questions that mention a text in passing. */
  readonly mentionsTheText?: RegExp;
  /** "All of the above", in comparable form without a full stop, and the forms that vary too much to be listed. */
  readonly allOfTheAbove?: readonly string[];
  readonly allForms?: readonly RegExp[];
  /** "None of the above", likewise. */
  readonly noneOfTheAbove?: readonly string[];
  readonly noneForms?: readonly RegExp[];
  /** Answers to a yes-or-no question; plain words. */
  readonly truthValues?: string;
  /** Notes in brackets that mark the right option. */
  readonly keyMarks?: string;
  /** What an option is called, small; with a letter after it a reference to an option. */
  readonly optionNames?: string;
  /** The same in writing without spaces or with particles, where a letter may follow at once. */
  readonly optionLetters?: string;
  /** First, second, last: an option by its place. */
  readonly positions?: string;
  /** Right, wrong: what is said of an option. */
  readonly verdicts?: string;
  /** Is, was: between an option and its verdict. */
  readonly copulas?: string;
  /** Words between the letters of combined options: "A and B", "A but not B". */
  readonly optionJoiners?: string;
  /** Words in front of combined options ("both A and B") and after them ("A and B only"). */
  readonly combinationOpeners?: string;
  readonly combinationClosers?: string;
  /** "And" between two things. */
  readonly andWords?: string;
  /** "And", "or" between the last entries of a list. */
  readonly listWords?: string;

  // What the offline writer knows of sentences.

  /** Fewest and most words of a sentence that makes a good question; 8 to 38 where the language's words are of usual length. */
  readonly stemWords?: { readonly min: number; readonly max: number };
  /** False where spaces separate sentences, without a full stop. */
  readonly writesFullStops?: false;
  /** Conjunctions that open a sentence and can be left out without moving a word. As written, with their capital. */
  readonly openingConjunctions?: string;
  /** Words with a comma after them that open a sentence and can be left out. As written. */
  readonly openingAdverbs?: string;
  /** This, here, I: words that refer to something outside the sentence, wherever they stand. */
  readonly pointsOutside?: RegExp;
  /** Words for somebody or something named before; among the first words of a sentence they refer to another sentence. */
  readonly pointsBack?: RegExp;
  /**
   * Openings that refer to another sentence by their word order: a time, its verb and a pronoun ("Von 1708 bis 1717
   * arbeitete er"), an object and its verb ("La llevó"), a verb without its subject ("Fue rey").
   */
  readonly pointsByOrder?: RegExp;
  /** He and she: what stories are full of and factual texts hardly use. */
  readonly storyWords?: RegExp;
  /** Verbs that open an instruction; plain words. */
  readonly instructionVerbs?: string;

  // What the offline writer knows of numbers; looked for in texts of every language.

  /** The months in order; plain words. */
  readonly monthNames?: string;
  /** Words in front of a year, and after it. */
  readonly yearBefore?: string;
  readonly yearBehind?: string;
  /** Before or after Christ. */
  readonly eraBehind?: string;
  /** After four digits: so many years, not a year. */
  readonly yearsBehind?: string;
  /** Prepositions of time before three digits that no noun follows: "in 476." */
  readonly timePrepositions?: string;
  /** Words in front of a number that is a label and not a quantity: "page 12". */
  readonly numberLabels?: string;
  /** Words that make a number a bound: what is more than 30 is more than 20 as well. */
  readonly numberBounds?: string;
  /** Articles that make a noun with a number after it a label ("the tram 28"), and words after which they do not. */
  readonly definiteArticles?: string;
  readonly notNumbered?: string;
  /** What may follow a small number that counts nothing. */
  readonly countsNothing?: string;

  // What the offline writer knows of names; plain words.

  /** Prepositions that stand before places more than before anything else. */
  readonly placePrepositions?: string;
  /** What people do and are, right after their name. Looked for in texts of every language. */
  readonly personVerbs?: string;
  /** Words with a capital that name nothing of the text's own. */
  readonly notNames?: string;
  /** Words between which and a noun a capital is an adjective: "the German engineers". */
  readonly adjectivePlaces?: string;

  // What the offline writer knows of nouns.

  /** How nouns are found; several ways are tried in order, and the first that finds a noun at a place wins. */
  readonly nouns?: readonly NounMarks[];
  /** The words of a way to find nouns that is code: see offline/source/nouns.ts. */
  readonly nounWords?: Readonly<Record<string, string | RegExp | Readonly<Record<string, string>>>>;
}

/** How the nouns of a language are found without a lexicon. */
export type NounMarks = MarkedNouns | FormedNouns | NounsBeforePostpositions | NounsBehindArticles;

/** A noun stands after a word that marks it. */
interface MarkedNouns {
  readonly kind: 'marked';
  /** Words right before a noun, by the form they ask for: prepositions by their case, articles by gender and number. */
  readonly before: Readonly<Record<string, string>>;
  /** Finds the part of a noun that shows its form, mostly its ending; nouns that share it can stand for each other. */
  readonly form: RegExp;
  /** Finds what is no noun: endings of verbs and adjectives, and words that name nothing. */
  readonly notNoun?: RegExp;
  /** Finds a verb, which ends the phrase of the noun before it. */
  readonly verb?: RegExp;
}

/** A noun shows by its own form, wherever it stands. */
interface FormedNouns {
  readonly kind: 'formed';
  readonly form: RegExp;
  readonly notNoun: RegExp;
}

/** A noun stands before a word that marks it, by the place that word gives it. */
interface NounsBeforePostpositions {
  readonly kind: 'postposition';
  readonly after: Readonly<Record<string, string>>;
  /** Finds what a noun and the word before it agree in. */
  readonly form: RegExp;
  readonly notNoun: RegExp;
}

/** A noun stands between its article and the end of its phrase. */
interface NounsBehindArticles {
  readonly kind: 'article';
  /** Articles by gender and number: a gap keeps its article, and what else has that gender fits it. */
  readonly articles: Readonly<Record<string, string>>;
  /** "of": after a noun it shows that more belongs to it. */
  readonly ofWords: string;
  /** Finds verbs, which are no nouns. */
  readonly verb: RegExp;
}

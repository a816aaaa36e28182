/**
 * The data of one language, so that a speaker of it can review it in one sitting. Every member is optional: code that
 * needs a missing one works without it, or with the English words where stated.
 * Lists separated by "|" are parts of regular expressions and match whole words, in any case; lists separated by spaces
 * are plain words in lower case.
 */
export interface Language {
  // Words that rules look for in questions and options. The English ones are used for a language without them.

  /** Always, never: words that allow no exception. */
  readonly absoluteTerms?: string;
  /** All, none: words that include everything or nothing. Natural in a fact, a cue when only distractors have them. */
  readonly wholeTerms?: string;
  /** Usually, sometimes: words that leave open how often or how far something is true. */
  readonly vagueTerms?: string;
  /** Not, except: words that reverse a question. */
  readonly negations?: string;
  /** Phrases that ask for the statement that is false. */
  readonly asksForFalsehood?: string;
  /** Why: words that ask for a reason. */
  readonly asksForReason?: string;
  /** Words that open a clause inside a question; a negation in that clause does not negate the question. */
  readonly clauseOpeners?: string;
  /**
   * Pronouns for a person or thing named earlier, without those that also open an independent sentence ("it is ...").
   */
  readonly pronouns?: string;

  // More that rules look for.

  /** Number words, and answers when there is no number. Without them, any answer may be a number. */
  readonly numberWords?: string;
  /**
   * "how", "more" before one of `frequencyWords`: the phrase then asks for a degree and is not vague. For items of any
   * language.
   */
  readonly degreeWords?: string;
  readonly frequencyWords?: string;
  /**
   * An article or elided word right before the gap or at the question's end, and what may follow it. Both in comparable
   * form.
   */
  readonly articleFits?: readonly { readonly before: RegExp; readonly fits: RegExp }[];

  // Phrases of questions and options, looked for in items of every language.

  /** Questions without a subject, in comparable form: they only ask which option is right. */
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
  /** Words for an option, in lower case; with a letter after it a reference to an option. */
  readonly optionNames?: string;
  /** The same for writing without spaces or with particles, where a letter may follow directly. */
  readonly optionLetters?: string;
  /** First, second, last: an option by its position. */
  readonly positions?: string;
  /** Right, wrong: judgements of an option. */
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

  // What the offline writer uses about sentences.

  /**
   * Minimum and maximum words of a sentence that makes a good question; 8 to 38 for a language with words of usual
   * length.
   */
  readonly stemWords?: { readonly min: number; readonly max: number };
  /** False where spaces separate sentences, without a full stop. */
  readonly writesFullStops?: false;
  /** Conjunctions that open a sentence and can be removed without changing the word order. With their capital. */
  readonly openingConjunctions?: string;
  /** Words followed by a comma that open a sentence and can be removed. With their capital. */
  readonly openingAdverbs?: string;
  /** This, here, I: words that refer to something outside the sentence, in any position. */
  readonly pointsOutside?: RegExp;
  /**
   * Words for somebody or something named earlier; among the first words of a sentence they refer to another sentence.
   */
  readonly pointsBack?: RegExp;
  /**
   * Openings that refer to another sentence by their word order: a time, its verb and a pronoun ("Von 1708 bis 1717
   * arbeitete er"), an object and its verb ("La llevó"), a verb without its subject ("Fue rey").
   */
  readonly pointsByOrder?: RegExp;
  /** He, it, this: words for somebody or something that a sentence must name before them. */
  readonly innerPronouns?: RegExp;
  /**
   * Among so many words from the start a sentence of a story names whom it tells of, where that is usual; else 4. 0 where
   * the subject is always written, so that only pronouns show that another sentence names it.
   */
  readonly subjectWithin?: number;
  /** Words that add a sentence to the one before it: also, still, again. */
  readonly leansBack?: RegExp;
  /** Finds an opening with something of which only another sentence says which it is: "The town", not "The town of Marle". */
  readonly openThing?: RegExp;
  /** Finds that a sentence names its subject at its beginning, by its form: a noun with its article, a particle. */
  readonly namesSubject?: RegExp;
  /** I, we, you: only the text tells who they are. */
  readonly firstPersons?: RegExp;
  /** He and she: frequent in stories, rare in factual texts. */
  readonly storyWords?: RegExp;
  /** Verbs that open an instruction; plain words. */
  readonly instructionVerbs?: string;

  // What the offline writer uses about numbers; applied to texts of every language.

  /** The months in order; plain words. */
  readonly monthNames?: string;
  /** Words before a year, and after it. */
  readonly yearBefore?: string;
  readonly yearBehind?: string;
  /** Before or after Christ. */
  readonly eraBehind?: string;
  /** After four digits: a number of years, not a year. */
  readonly yearsBehind?: string;
  /** Prepositions of time before three digits that no noun follows: "in 476." */
  readonly timePrepositions?: string;
  /** Words before a number that is a label and not a quantity: "page 12". */
  readonly numberLabels?: string;
  /** Words that make a number a bound: more than 30 is also more than 20. */
  readonly numberBounds?: string;
  /** The same behind the number, at once or after its unit. */
  readonly numberBoundsBehind?: string;
  /** Articles that make a noun followed by a number a label ("the tram 28"), and words after which they do not. */
  readonly definiteArticles?: string;
  readonly notNumbered?: string;
  /** Words that may follow a small number that counts nothing. */
  readonly countsNothing?: string;

  // What the offline writer uses about names; plain words.

  /** Prepositions that mostly precede places. */
  readonly placePrepositions?: string;
  /** What people do and are, directly after their name. Applied to texts of every language. */
  readonly personVerbs?: string;
  /** Capitalised words that name nothing specific to the text. */
  readonly notNames?: string;
  /** Words between which and a noun a capitalised word is an adjective: "the German engineers". */
  readonly adjectivePlaces?: string;

  // What the offline writer asks.

  /**
   * Words of one class as written inside a sentence: animals, relatives, trades, months. Words of the same class and
   * form are interchangeable in a gap; a form is whatever shows in the word or around it: "m", "f.acc". Without forms a
   * class is one list. A slash joins synonyms, which never stand beside each other: "hen/chicken"; an underscore is a
   * space. A word of two classes is never asked for. A language without
   * a class `country` gets the names of well-known countries.
   */
  readonly wordClasses?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /**
   * All endings of the words of a form, the listed one first; 0 for none, - where the form does not tell. Of the form's
   * name, only what stands before a full stop must agree.
   */
  readonly wordEndings?: Readonly<Record<string, string>>;
  /** Makes the plural of words of the forms "m" and "f"; the first pattern that matches wins. */
  readonly wordPlurals?: readonly (readonly [RegExp, string])[];
  /** Letters of a word that change the ones around it: words that differ in them are of different forms. Seen as NFD. */
  readonly wordSounds?: readonly RegExp[];
  /** What may be attached to a word of a class, such as a particle; a gap covers the word without it. */
  readonly wordPrefixes?: RegExp;
  readonly wordSuffixes?: RegExp;
  /** In writing without spaces: what must stand on both sides of a word of one character. */
  readonly wordBounds?: RegExp;
  /**
   * The articles of each form, in a fixed order ("the", "a"): options that answer "who" are written with the article of
   * the key's place in the order. Without them, options are the words alone.
   */
  readonly wordArticles?: Readonly<Record<string, string>>;
  /**
   * Finds somebody's name, the group `name`, by what stands only beside persons. A name counts when it is found twice.
   */
  readonly personMarks?: RegExp;
  /** Whole questions for the first and the last of several events, and for the first of several steps of a procedure. */
  readonly orderQuestions?: {
    readonly first: string;
    readonly last: string;
    readonly firstStep: string;
  };
  /**
   * Matches a sentence of a story that tells what somebody or something did: a noun with its article, a person or being
   * that the group `name` has, or a noun in the group `noun`, and a verb that tells a single event. No state, no habit,
   * no speech, no thought.
   */
  readonly deed?: RegExp;
  /**
   * Pronouns that open a sentence about whom the sentence before is about, with the articles of the nouns they stand
   * for.
   */
  readonly subjectPronouns?: Readonly<Record<string, string>>;
  /**
   * Where something else than the subject opens a sentence and the verb follows: its groups `verb`, `who` and `rest`
   * make a deed with its subject first.
   */
  readonly turnedDeed?: RegExp;
  /** Then, at last: adverbs that say when something was, which a sentence does without. */
  readonly orderWords?: string;
  /** What an event or a step must not have: what points to another sentence, tells when it was, or that it was not. */
  readonly noDeed?: RegExp;
  /** Questions made of whole sentences. */
  readonly questions?: readonly QuestionPattern[];
  /** The whole question for the word with a `{meaning}`. */
  readonly wordQuestion?: string;
  /** Words that link two statements: at the beginning of a sentence, about the one before it, and inside a sentence. */
  readonly links?: { readonly between: readonly Link[]; readonly within: readonly Link[] };
}

/** A word that links two statements, and others that would say something else of how they belong together. */
export interface Link {
  /** Finds the word; what it says goes on behind it. */
  readonly words: RegExp;
  readonly others: readonly string[];
}

/** A question made of a whole sentence of one form. */
export interface QuestionPattern {
  readonly kind: 'subject' | 'reason' | 'statement' | 'speech';
  /** Found in the sentence. Its group `key` is the answer. */
  readonly find: RegExp;
  /**
   * The question; `{name}` stands for the group of that name, `{lower:name}` for it without its capital. Without it, the
   * sentence with a gap for the key.
   */
  readonly ask?: string;
  /**
   * The classes of words, one of which the key must be of, apart from its article; `person` are names of persons in the
   * text. Distractors are then of the key's class; "a+b" are classes whose words of the text may stand beside each
   * other. Without classes they are what patterns of the same pool find elsewhere in the text: reasons beside reasons.
   */
  readonly classes?: string;
  /** Patterns of one pool find phrases of one form; their kind, unless it is given. */
  readonly pool?: string;
  /** Whether what it finds is only a distractor for other patterns of its pool. */
  readonly isOnlyDistractor?: true;
  /** Whether the sentence may have speech in it. */
  readonly isSpeech?: true;
}

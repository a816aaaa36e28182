/**
 * The data of one language. Every member is optional: a missing one means that nothing is known. Words are in lower
 * case.
 */
export interface Language {
  readonly articles?: Articles;
  /** Words that continue a thought from inside a sentence, separated by bars: "however". */
  readonly innerConnectives?: string;
  /** Matches a whole word that points at something named right before: "these". Not an article. */
  readonly demonstratives?: RegExp;
  /** Finds the nouns after demonstratives, as its only group that matches; without it, every word after one counts. */
  readonly demonstrated?: RegExp;
  /** Matches those of them that inside a sentence mostly mean something else: "that". */
  readonly relatives?: RegExp;
  /** Matches a sentence that opens with a demonstrative whose noun must be named before: "These", "This part of". */
  readonly strictDemonstratives?: RegExp;
  /** Matches the beginning of a sentence that goes on when the one before is done: "When she had finished". */
  readonly sequels?: RegExp;
  /** Matches a whole word that needs something named before, anywhere in a sentence: "another". */
  readonly pointers?: RegExp;
  /** Matches the beginning of a sentence whose definite first noun is explained right there: "The end of the war". */
  readonly explained?: RegExp;
  /** Matches a whole word after a noun that it goes on to explain: "of", "that". */
  readonly explainers?: RegExp;
  /** Matches a pronoun of a person, as a whole word. */
  readonly persons?: RegExp;
  /** Matches a whole word before the name of a place: "from". */
  readonly placeLeads?: RegExp;
  /** Matches a sentence with a pronoun or adverb that only sentences before it explain: "In May, he left". */
  readonly openPronoun?: RegExp;
  /** Each matches the beginning of a sentence about one kind that is named before: he, she, it; the last one for several. */
  readonly pronouns?: readonly RegExp[];
  /** Match a whole verb whose subject is one, or several: "was", "were". */
  readonly verbsOfOne?: RegExp;
  readonly verbsOfMany?: RegExp;
  /** Matches a whole word that begins a verb, of one or several: "could". */
  readonly auxiliaries?: RegExp;
  /** Matches a sentence that says how many things follow: "There are two ways". */
  readonly announces?: RegExp;
  /** Matches a sentence that says what it opens with is: "A cell is the". */
  readonly definitions?: RegExp;
  /** Matches a sentence that gives a name to what the one before speaks of: "It was called". */
  readonly naming?: RegExp;
  /** Match a sentence that speaks of the first, and of a later, part of something. */
  readonly firstPart?: RegExp;
  readonly laterPart?: RegExp;
  /** Finds dates that are no plain years, with the year each stands for. */
  readonly dates?: readonly (readonly [RegExp, (found: RegExpMatchArray) => number])[];
  /** Matches a whole word before a term that is new: "called". */
  readonly defines?: RegExp;
  /** Matches a whole verb that tells what somebody did: "took". */
  readonly deeds?: RegExp;
  /** Matches a whole word that says how something is and names nothing: "first". */
  readonly qualities?: RegExp;
  /** Matches a whole word that in a story names one person or thing, where capital letters do not show names. */
  readonly properNames?: RegExp;
  /** Matches a sentence with "they" before anything that is several. */
  readonly openPlural?: RegExp;
  /** Matches the beginning of a sentence that comes first of all: "At first". */
  readonly beginnings?: RegExp;
  /** Matches where a sentence has lost its end: "she scolded them So Refiloe". */
  readonly runsOn?: RegExp;
  /** Matches words of a sentence that need another one before it, wherever they stand: "as mentioned". */
  readonly looksBack?: RegExp;
  /** Matches words that measure a sentence against what was said before it: "worse", "already". */
  readonly compares?: RegExp;
  /** Matches the beginning of a sentence that looks like a cue of the engine and is none: "Only Belgium". */
  readonly noCues?: RegExp;
  /** Matches the beginning of a sentence that draws a conclusion from the one before: "It was therefore". */
  readonly conclusions?: RegExp;
  /** Matches words of time inside the beginning of a sentence that follows another: "They soon". */
  readonly innerTimes?: RegExp;
  /** Matches the beginning of a sentence that adds to others or lists: "Also", "For example". */
  readonly additions?: RegExp;
  /** Match a sentence that opens with an ordinal: "First,". */
  readonly ordinals?: readonly RegExp[];
  /** Words before the number of a step, separated by bars: "step". */
  readonly stepWords?: string;
  /** Numbers of steps written without a space, as a part of a regular expression. */
  readonly stepMarks?: string;
  /** Beginnings of words in headings that make a list without numbers a procedure, separated by bars. */
  readonly procedureHeadings?: string;
  /** Match the beginnings of verbs of manual work, by their usual stage: from preparing to serving and storing. */
  readonly stages?: readonly RegExp[];
  /** Matches a step that needs the one before: "Once it boils", "Knead it". */
  readonly stepsOn?: RegExp;
  /** Matches a step on things that are made beside the others, before or after: "in another bowl". */
  readonly madeApart?: RegExp;
  /** Matches a step that ends the work, whatever came before: "serve". */
  readonly lastWork?: RegExp;
  /**
   * Matches the beginning of a step that works on the result of the step before without naming it: "Bake for an hour".
   */
  readonly sameObject?: RegExp;
  /** Matches a step that names the result of the step before: "the dough". */
  readonly productOfWork?: RegExp;
}

/** Words before a noun that show whether it is new or known. Each pattern matches one whole word. */
interface Articles {
  readonly indefinite: RegExp;
  /** Articles, demonstratives and possessives. */
  readonly definite?: RegExp;
  /** True if a known thing is named without an article. */
  readonly areOmitted?: boolean;
}

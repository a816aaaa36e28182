/// <reference path="./stopword-lists.d.ts" />

/** The language of a BCP 47 tag, without script and region. */
export function primarySubtag(language: string): string {
  // Called for every sentence, and nearly always with a tag that has nothing else.
  return plain.test(language) ? language : (language.toLowerCase().split('-', 1)[0] as string);
}

const plain = /^[a-z]{2,3}$/;

/**
 * What the first words of a sentence say about its place.
 * `pronoun`: it speaks of something named before (he, this, such). `connective`: it goes on with a thought (but,
 * therefore). `time`: it follows something in time (then, the next day). `episode`: it begins something new after an
 * introduction (one day), and may well stand first.
 */
export type OpeningCue = 'pronoun' | 'connective' | 'time' | 'episode';

/**
 * All that reading a text knows of one language, as data. Every part is optional: a missing one means that nothing is known.
 * Words are in lower case with the apostrophe ’. Lists are separated by spaces, lists of phrases by bars; those that say so are parts of
 * regular expressions.
 */
export interface Language {
  readonly stopWords?: StopWords;
  /** Abbreviations before which no sentence ends, without their last dot, separated by spaces. Only those that may stand before a capital letter. */
  readonly abbreviations?: string;
  /** Numbers with a dot that ends no sentence: what stands before the dot, number included, or what stands after it. */
  readonly ordinals?: { readonly before: RegExp; readonly after: RegExp };
  readonly attribution?: Attribution;
  readonly clauses?: Clauses;
  readonly openingCues?: OpeningCues;
  readonly elapsedTime?: ElapsedTime;
  readonly laterPronouns?: LaterPronouns;
  readonly detection?: Detection;
}

/** Words that carry no content. */
interface StopWords {
  /** The list of the package `stopword`, where it is a good one. */
  readonly packaged?: readonly string[];
  /**
   * Words that the package lacks; the whole list where it has none that is better. Parts of contractions ("don", "t") and elided
   * articles ("l", "qu") are among them.
   */
  readonly own?: string;
  /** Words of the package's list that have content all the same: people, places, times. */
  readonly withContent?: string;
}

/** How a language names the speaker behind a quotation, so that both are one sentence. */
export interface Attribution {
  /** Verbs that stand behind the speaker or before, separated by bars: "said". */
  readonly verbs?: string;
  /** Verbs that always come first, separated by bars. */
  readonly openingVerbs?: string;
  /** Matches what follows the quotation, where a list of verbs cannot. */
  readonly pattern?: RegExp;
  /** Matches particles that tie a quotation to what follows, wherever the quotation stands in the sentence. */
  readonly particle?: RegExp;
}

/** For a language that parts its sentences by spaces alone, and parts of sentences as well. */
interface Clauses {
  /** Matches what follows a space and goes on with the clause before it. */
  readonly goesOn: RegExp;
  /** Matches what stands before a space and ends no clause. */
  readonly staysOpen: RegExp;
}

/** Phrases a sentence opens with, by what they say, separated by bars; at most five words each. */
export interface OpeningCues extends Readonly<Record<OpeningCue, string>> {
  /** True where the phrases are beginnings of the text, because words are not told by spaces. */
  readonly areBeginnings?: boolean;
  /** Matches a sentence whose first word is no cue, though it is listed. */
  readonly unless?: RegExp;
  /** Matches a conjunction that is written as the first letter of a word. */
  readonly attached?: RegExp;
}

/** "After eight minutes", "two months later": words that say how much time has passed. Parts of a regular expression. */
export interface ElapsedTime {
  /** Numbers, written out, and words such as "some". */
  readonly numbers: string;
  readonly units: string;
  /** Words that tell, before a number and a unit, that the time has passed since the sentence before. Empty where there are none. */
  readonly before: string;
  /** The same after them. */
  readonly after: string;
}

/** "In Paris she met him", "with this lens": sentences that point back after their first words. Parts of a regular expression. */
export interface LaterPronouns {
  /** Prepositions, and words such as "every" that open a phrase of time. */
  readonly openers: string;
  readonly articles: string;
  readonly demonstratives: string;
  /** Pronouns of the third person that stand as subjects. */
  readonly subjects: string;
  /** True where the verb stands between such a phrase and the subject. */
  readonly verbSecond?: boolean;
  /** Matches a past tense of the third person at the beginning: its subject stands in the sentence before. */
  readonly bareVerb?: RegExp;
}

/** What tells a language in Latin script from the others, beside its stop words. */
export interface Detection {
  /** The letters beyond a to z that it is written with. */
  readonly letters: string;
  /** The letters of a to z that only foreign words and names have in it. */
  readonly foreign: string;
  /** Matches beginnings, endings and groups of letters that are common in it and rare elsewhere. Part of a regular expression. */
  readonly parts: string;
}

/// <reference path="./stopword-lists.d.ts" />

/** The language of a BCP 47 tag, without script and region. */
export function primarySubtag(language: string): string {
  // Called for every sentence, nearly always with a tag that has only a language.
  return plain.test(language) ? language : (language.toLowerCase().split('-', 1)[0] as string);
}

const plain = /^[a-z]{2,3}$/;

/**
 * What the first words of a sentence say about its place. `pronoun`: refers to something named before (he, this, such).
 * `connective`: continues a thought (but, therefore). `time`: follows something in time (then, the next day).
 * `episode`: begins something new after an introduction (one day), and may come first.
 */
export type OpeningCue = 'pronoun' | 'connective' | 'time' | 'episode';

/**
 * All language data for reading a text. Every part is optional: a missing part means that nothing is known. Words are
 * in lower case with the apostrophe ’. Lists are separated by spaces, lists of phrases by bars; parts of regular
 * expressions are marked as such.
 */
export interface Language {
  readonly stopWords?: StopWords;
  /**
   * Abbreviations that do not end a sentence, without their last dot, separated by spaces. Only those that may come
   * before a capital letter.
   */
  readonly abbreviations?: string;
  /**
   * Numbers whose dot does not end a sentence: what comes before the dot, including the number, or what comes after it.
   */
  readonly ordinals?: { readonly before: RegExp; readonly after: RegExp };
  readonly attribution?: Attribution;
  readonly clauses?: Clauses;
  readonly openingCues?: OpeningCues;
  readonly elapsedTime?: ElapsedTime;
  readonly laterPronouns?: LaterPronouns;
  readonly detection?: Detection;
}

/** Words without content. */
interface StopWords {
  /** The list of the package `stopword`, if it is a good one. */
  readonly packaged?: readonly string[];
  /**
   * Words that the package lacks; the whole list if the package has no better one. Includes parts of contractions
   * ("don", "t") and elided articles ("l", "qu").
   */
  readonly own?: string;
  /** Words of the package's list that do have content: people, places, times. */
  readonly withContent?: string;
}

/** How a language names the speaker after a quotation, so that both form one sentence. */
export interface Attribution {
  /** Verbs after or before the speaker, separated by bars: "said". */
  readonly verbs?: string;
  /** Verbs that always come first, separated by bars. */
  readonly openingVerbs?: string;
  /** Matches what follows the quotation, for languages where a list of verbs is not enough. */
  readonly pattern?: RegExp;
  /** Matches particles that tie a quotation to what follows, wherever it is in the sentence. */
  readonly particle?: RegExp;
}

/** For a language that separates its sentences, and parts of sentences, only by spaces. */
interface Clauses {
  /** Matches what follows a space and continues the clause before it. */
  readonly goesOn: RegExp;
  /** Matches what comes before a space without ending a clause. */
  readonly staysOpen: RegExp;
}

/** Phrases at the start of a sentence, by what they say, separated by bars; at most five words each. */
export interface OpeningCues extends Readonly<Record<OpeningCue, string>> {
  /** True when the phrases are prefixes of the text, because spaces do not separate words. */
  readonly areBeginnings?: boolean;
  /** Matches a sentence whose first word is listed but is no cue. */
  readonly unless?: RegExp;
  /** Matches a conjunction that is written as the first letter of a word. */
  readonly attached?: RegExp;
}

/**
 * "After eight minutes", "two months later": words that say how much time has passed. Parts of a regular expression.
 */
export interface ElapsedTime {
  /** Numbers, written out, and words such as "some". */
  readonly numbers: string;
  readonly units: string;
  /** Words before a number and a unit that mean time since the sentence before. Empty when there are none. */
  readonly before: string;
  /** The same after a number and a unit. */
  readonly after: string;
}

/**
 * "In Paris she met him", "with this lens": sentences that refer back after their first words. Parts of a regular
 * expression.
 */
export interface LaterPronouns {
  /** Prepositions, and words such as "every" that begin a phrase of time. */
  readonly openers: string;
  readonly articles: string;
  readonly demonstratives: string;
  /** Third-person pronouns used as subjects. */
  readonly subjects: string;
  /** True when the verb comes between such a phrase and the subject. */
  readonly verbSecond?: boolean;
  /** Matches a third-person past tense at the beginning, whose subject is in the sentence before. */
  readonly bareVerb?: RegExp;
}

/** What distinguishes a language in Latin script from the others, beside its stop words. */
export interface Detection {
  /** Its letters beyond a to z. */
  readonly letters: string;
  /** The letters of a to z that occur only in foreign words and names. */
  readonly foreign: string;
  /**
   * Matches prefixes, suffixes and groups of letters that are common in it and rare elsewhere. Part of a regular
   * expression.
   */
  readonly parts: string;
}
